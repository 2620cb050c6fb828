import { hashOf } from './path-text.ts';

/** Beginnings of literals are noted from this length on. */
export const FIRST = 4;
/** What is said of a beginning: by bits, which lengths its literals have up to the next longer beginning. */
export const LENGTHS = 0xffff;
/** Another bit: some of them are longer. */
export const GOES_ON = 0x10000;
/** Another: there is only one literal that begins so, and the bits below are its number instead. */
export const ALONE = 0x1000000;
export const WHICH = 0xffffff;
/** Above it is which of the beginnings it is, counted from 1, so that no two of different lengths are taken for one. */
const LEVEL_SHIFT = 25;

/** Columns of an entry: the hash, and what is said of it, 0 in an empty entry. */
const HASH = 0;
const SAYS = 1;
const ENTRY = 2;

/** The length of the next longer beginning: 4, 10, 16, 24, 32, 48, 64 and so on, few even in a literal as long as a file. */
export function longer(length: number): number {
  if (length < 16) return length + 6;
  return (length & (length - 1)) === 0 ? length + (length >> 1) : (length / 3) << 2;
}

/** The bit for a length that is not below that of a beginning: long beginnings have several lengths to a bit. */
function bitOf(length: number, beginning: number, next: number): number {
  return length < next ? 1 << ((length - beginning) >> bitWidth(beginning)) : GOES_ON;
}

/** By how many bits lengths are shifted, so that those up to the next longer beginning find room in 16 bits. */
export function bitWidth(beginning: number): number {
  return Math.max(0, 26 - Math.clz32(beginning));
}

/** Literals as `Beginnings` sees them. */
export interface Literals {
  readonly code: Uint8Array;
  /** Where in the code a literal is. */
  at(literal: number): number;
  length(literal: number): number;
}

/**
 * How a set of literals begins. Whoever stands at a place of a path asks for longer and longer beginnings until nothing goes on so,
 * which is soon. Where a single literal is left, no longer beginnings are noted.
 *
 * Hashes tell beginnings apart, so that a literal may seem to begin as it does not; but none is missed.
 */
export class Beginnings {
  readonly #literals: Literals;
  #entries = new Int32Array(ENTRY * 16);
  /** How many entries there is room for, less one. */
  #mask = 15;
  #used = 0;

  constructor(literals: Literals) {
    this.#literals = literals;
  }

  /** Adds a literal that is no shorter than `FIRST`. */
  add(literal: number): void {
    this.#add(literal, FIRST, 1);
  }

  /** What there is to say of a beginning, by its hash and level; 0 if nothing begins so. */
  says(hash: number, level: number): number {
    const entries = this.#entries;
    const mask = this.#mask;
    for (let slot = mixed(hash) & mask; ; slot = (slot + 1) & mask) {
      const says = entries[slot * ENTRY + SAYS] as number;
      if (says === 0) return 0;
      if (entries[slot * ENTRY + HASH] === hash && says >> LEVEL_SHIFT === level) return says;
    }
  }

  /** Notes a literal from one of its beginnings on, up to the first that it shares with no other. */
  #add(literal: number, first: number, firstLevel: number): void {
    const { code } = this.#literals;
    const at = this.#literals.at(literal);
    const units = this.#literals.length(literal);
    let hash = hashOf(code, at, at + first);
    let level = firstLevel;
    for (let length = first; ; level++) {
      const entry = this.#entry(hash, level);
      const said = this.#entries[entry] as number;
      if (said === 0 && literal <= WHICH) {
        this.#entries[entry] = (level << LEVEL_SHIFT) | ALONE | literal;
        this.#grow();
        return;
      }
      const next = longer(length);
      const alone = (said & ALONE) === 0 ? -1 : said & WHICH;
      const others = alone < 0 ? said : bitOf(this.#literals.length(alone), length, next);
      this.#entries[entry] = (level << LEVEL_SHIFT) | others | bitOf(units, length, next);
      if (said === 0) this.#grow();
      if (alone >= 0 && this.#literals.length(alone) >= next) this.#add(alone, next, level + 1);
      if (units < next) return;
      hash = hashOf(code, at + length, at + next, hash);
      length = next;
    }
  }

  /** Where there stands what is said of a beginning, or is to stand. */
  #entry(hash: number, level: number): number {
    const entries = this.#entries;
    for (let slot = mixed(hash) & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const said = entries[slot * ENTRY + SAYS] as number;
      if (said === 0) entries[slot * ENTRY + HASH] = hash;
      else if (entries[slot * ENTRY + HASH] !== hash || said >> LEVEL_SHIFT !== level) continue;
      return slot * ENTRY + SAYS;
    }
  }

  /** Counts a new entry and keeps half of the entries empty. */
  #grow(): void {
    this.#used++;
    if (this.#used * 2 <= this.#mask) return;
    const old = this.#entries;
    this.#entries = new Int32Array(old.length * 2);
    this.#mask = this.#mask * 2 + 1;
    for (let from = 0; from < old.length; from += ENTRY) {
      const said = old[from + SAYS] as number;
      if (said === 0) continue;
      this.#entries[this.#entry(old[from + HASH] as number, said >> LEVEL_SHIFT)] = said;
    }
  }
}

function mixed(hash: number): number {
  const product = Math.imul(hash, 0x9e3779b1);
  return product ^ (product >>> 15);
}
