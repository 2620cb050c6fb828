import { HashSlots, KeyFilter } from './hash-slots.ts';
import type { RuleIndex } from './rule-index.ts';

/** How many characters of a literal make its head. */
export const HEAD = 4;
/** In `starts`: literals of one, two and three characters are looked up whole, longer ones by their head. */
export const WHOLE_1 = 1;
export const WHOLE_2 = 2;
export const WHOLE_3 = 4;
export const BY_HEAD = 8;

/**
 * Says at which places of a path a literal may begin, and of which lengths: by its first character, then by its first four, then
 * for each length that literals with that head have. Literals that only ever end a path are not among them.
 */
export class Heads {
  /** By character: what may begin with it. */
  readonly starts = new Uint8Array(128);
  readonly #slots: HashSlots;
  readonly #keys: Int32Array;
  readonly #from: Int32Array;
  readonly lengths: Int32Array;
  /** What follows the head of literals that are at least two heads long. */
  readonly #second: KeyFilter;
  #count = 0;

  constructor(index: RuleIndex, isOpen: Uint8Array) {
    const { literalCount, literalAt, literalLength, pool } = index;
    this.#slots = new HashSlots(literalCount);
    this.#keys = new Int32Array(literalCount);
    this.#second = new KeyFilter(literalCount);
    const pairs = new Float64Array(literalCount);
    let used = 0;
    for (let literal = 0; literal < literalCount; literal++) {
      if (isOpen[literal] === 0) continue;
      const at = literalAt[literal] as number;
      const length = literalLength[literal] as number;
      const first = pool.code[at] as number;
      this.starts[first] = (this.starts[first] as number) | (length < HEAD ? 1 << (length - 1) : BY_HEAD);
      if (length < HEAD) continue;
      const head = this.#headOf(fourUnits(pool.code, at));
      pairs[used++] = head * LENGTHS + length;
      if (length >= 2 * HEAD) this.#second.add(fourUnits(pool.code, at + HEAD), head);
    }
    const sorted = pairs.subarray(0, used).sort();
    this.#from = new Int32Array(this.#count + 1);
    this.lengths = new Int32Array(used);
    let kept = 0;
    for (let at = 0; at < used; at++) {
      if (at > 0 && sorted[at] === sorted[at - 1]) continue;
      const pair = sorted[at] as number;
      this.lengths[kept++] = pair % LENGTHS;
      this.#from[Math.floor(pair / LENGTHS) + 1] = kept;
    }
  }

  /** The head with a key, or -1. */
  find(key: number): number {
    const { slots, mask } = this.#slots;
    if (!this.#slots.mayHold(key, 0)) return -1;
    for (let slot = this.#slots.slot(key, 0); ; slot = (slot + 1) & mask) {
      const head = (slots[slot] as number) - 1;
      if (head < 0 || this.#keys[head] === key) return head;
    }
  }

  /** False if no literal with a head and of at least twice its length goes on with these four units. */
  mayGoOn(head: number, key: number): boolean {
    return this.#second.mayHold(key, head);
  }

  /** The lengths of a head stand in `lengths` from here to `lengthsTo`, the shortest first. */
  lengthsFrom(head: number): number {
    return this.#from[head] as number;
  }

  lengthsTo(head: number): number {
    return this.#from[head + 1] as number;
  }

  #headOf(key: number): number {
    const { slots, mask } = this.#slots;
    let slot = this.#slots.slot(key, 0);
    for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
      const head = (slots[slot] as number) - 1;
      if (this.#keys[head] === key) return head;
    }
    this.#slots.fill(slot, this.#count, key, 0);
    this.#keys[this.#count] = key;
    return this.#count++;
  }
}

/** More than any literal is long, so that a head and a length make one number. */
const LENGTHS = 2 ** 31;

/** Four units as one number, unique for units of ASCII. */
export function fourUnits(units: Uint8Array | Uint16Array, at: number): number {
  return (
    ((units[at] as number) << 24) |
    ((units[at + 1] as number) << 16) |
    ((units[at + 2] as number) << 8) |
    (units[at + 3] as number)
  );
}
