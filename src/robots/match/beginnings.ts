import { hashOf } from './path-text.ts';

/** Beginnings of literals are noted from this length on. */
export const FIRST = 4;
/** What is said of a beginning: by bits, which lengths its literals have up to the next longer beginning. */
export const LENGTHS = 0xffff;
/** Another bit: some of them are longer. Negative is the complement of the only literal that begins so; 0 says that none does. */
export const GOES_ON = 0x10000;

/** Columns of an entry; its third column is what it says. */
const HASH = 0;
/** 0 in an empty entry. */
const LENGTH = 1;
const SAYS = 2;
/** A fourth column keeps entries from lying across two cache lines. */
const ENTRY = 4;

/** The length of the next longer beginning: 4, 8, 12, 16, 24, 32, 48, 64 and so on, few even in a literal as long as a file. */
export function longer(length: number): number {
  if (length === 8) return 12;
  return (length & (length - 1)) === 0 ? Math.max(8, length + (length >> 1)) : (length / 3) << 2;
}

/** Which bit stands for a length that is not below that of a beginning: long beginnings have several lengths to a bit. */
export function bitOf(length: number, beginning: number): number {
  return 1 << ((length - beginning) >> bitWidth(beginning));
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
    this.#add(literal, FIRST);
  }

  /** What there is to say of a beginning (see `LENGTHS`). */
  says(hash: number, length: number): number {
    const entries = this.#entries;
    for (let slot = mixed(hash, length) & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const entry = slot * ENTRY;
      const found = entries[entry + LENGTH] as number;
      if (found === 0) return 0;
      if (found === length && entries[entry + HASH] === hash) return entries[entry + SAYS] as number;
    }
  }

  /** Notes a literal from one of its beginnings on, up to the first that it shares with no other. */
  #add(literal: number, first: number): void {
    const { code } = this.#literals;
    const at = this.#literals.at(literal);
    let hash = hashOf(code, at, at + first);
    for (let length = first; ; ) {
      const entry = this.#entry(hash, length);
      const said = this.#entries[entry + SAYS] as number;
      if (said === 0) {
        this.#entries[entry + SAYS] = ~literal;
        this.#grow();
        return;
      }
      const next = longer(length);
      const alone = said < 0 ? ~said : -1;
      const says = (alone < 0 ? said : this.#bit(alone, length, next)) | this.#bit(literal, length, next);
      this.#entries[entry + SAYS] = says;
      if (alone >= 0 && this.#literals.length(alone) >= next) this.#add(alone, next);
      if (this.#literals.length(literal) < next) return;
      hash = hashOf(code, at + length, at + next, hash);
      length = next;
    }
  }

  #bit(literal: number, beginning: number, next: number): number {
    const length = this.#literals.length(literal);
    return length < next ? bitOf(length, beginning) : GOES_ON;
  }

  /** The entry of a beginning, a new one if need be. */
  #entry(hash: number, length: number): number {
    const entries = this.#entries;
    for (let slot = mixed(hash, length) & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const entry = slot * ENTRY;
      const found = entries[entry + LENGTH];
      if (found === length && entries[entry + HASH] === hash) return entry;
      if (found !== 0) continue;
      entries[entry + HASH] = hash;
      entries[entry + LENGTH] = length;
      this.#used++;
      return entry;
    }
  }

  #grow(): void {
    if (this.#used * 2 <= this.#mask) return;
    const old = this.#entries;
    this.#entries = new Int32Array(old.length * 2);
    this.#mask = this.#mask * 2 + 1;
    this.#used = 0;
    for (let from = 0; from < old.length; from += ENTRY) {
      if (old[from + LENGTH] === 0) continue;
      const to = this.#entry(old[from + HASH] as number, old[from + LENGTH] as number);
      this.#entries[to + SAYS] = old[from + SAYS] as number;
    }
  }
}

function mixed(hash: number, length: number): number {
  const product = Math.imul(hash + length, 0x9e3779b1);
  return product ^ (product >>> 15);
}
