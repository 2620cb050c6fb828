import { KeyFilter } from './hash-slots.ts';
import { hashOf } from './path-text.ts';

/** Beginnings of literals are noted from this length on. */
const FIRST = 4;

/** The length of the next longer beginning that is noted: 4, 6, 8, 12, 16, 24 and so on. */
function longer(length: number): number {
  return (length & (length - 1)) === 0 ? length + (length >> 1) : (length / 3) << 2;
}

/**
 * Which lengths a set of literals has, and how they begin: at a place of a path, all lengths are tried, the shortest first, until
 * the path goes on in a way that no longer literal does. That is soon, and no set of literals makes more than the square
 * root of its size of it.
 */
export class Beginnings {
  /** Lengths that there are, ascending. */
  readonly lengths: Int32Array;
  /** For each of them, the length of the longest noted beginning that is shorter; 0 for none. */
  readonly before: Int32Array;
  readonly #filter: KeyFilter;

  /** @param literals how many there are, where in the code each begins, and how long it is */
  constructor(code: Uint8Array, literals: readonly (readonly [at: number, length: number])[]) {
    let noted = 0;
    const lengths = new Set<number>();
    for (const [, length] of literals) {
      lengths.add(length);
      for (let to = FIRST; to < length; to = longer(to)) noted++;
    }
    this.lengths = Int32Array.from(lengths).sort();
    this.before = this.lengths.map(longestBefore);
    this.#filter = new KeyFilter(noted);
    for (const [at, length] of literals) {
      let hash = 0;
      for (let from = 0, to = FIRST; to < length; from = to, to = longer(to)) {
        hash = hashOf(code, at + from, at + to, hash);
        this.#filter.add(hash, to);
      }
    }
  }

  /** False if no literal that is longer begins with so many units of this hash. */
  mayGoOn(hash: number, length: number): boolean {
    return this.#filter.mayHold(hash, length);
  }
}

function longestBefore(length: number): number {
  let before = 0;
  for (let to = FIRST; to < length; to = longer(to)) before = to;
  return before;
}
