import { ALONE, Beginnings, bitWidth, FIRST, GOES_ON, LENGTHS, longer, WHICH } from './beginnings.ts';
import type { HashSlots } from './hash-slots.ts';
import type { PathText } from './path-text.ts';

/** Literals with a row of integers each, two of them hash and length, next to each other. */
export interface LiteralRows {
  readonly code: Uint8Array;
  readonly slots: HashSlots;
  readonly rows: Int32Array;
  /** Integers of a row. */
  readonly stride: number;
  /** The column of the hash; that of the length is the next. */
  readonly hash: number;
  /** Where in the code a literal is. */
  at(literal: number): number;
}

/** Finds out which of a set of literals stand at a place of a path. */
export class LiteralFinder {
  /** The literals that were found last, as far as their hashes tell. */
  readonly found: Int32Array;
  readonly #literals: LiteralRows;
  /** By unit: bit n where a literal of n units begins with it, the last bit for longer ones. */
  readonly starts = new Uint8Array(128);
  readonly #beginnings: Beginnings;
  /** Lengths that there are, ascending. */
  readonly #lengths: Int32Array;
  /** By level of beginning: the index of the first length that is not below it; of level 0, literals below `FIRST`. */
  readonly #firstOf: readonly number[];

  constructor(literals: LiteralRows, sought: readonly number[]) {
    const { code, rows, stride, hash } = literals;
    const length = (literal: number) => rows[literal * stride + hash + 1] as number;
    this.#literals = literals;
    this.found = new Int32Array(rows.length / stride);
    this.#beginnings = new Beginnings({ code, length, at: (literal) => literals.at(literal) });
    const lengths = new Set<number>();
    for (const literal of sought) {
      const units = length(literal);
      lengths.add(units);
      if (units === 0) continue;
      const first = code[literals.at(literal)] as number;
      this.starts[first] = (this.starts[first] as number) | (1 << Math.min(FIRST, units));
      if (units >= FIRST) this.#beginnings.add(literal);
    }
    this.#lengths = Int32Array.from(lengths).sort();
    this.#firstOf = firstOfLevels(this.#lengths);
  }

  /** Looks for literals at a place of a path whose hashes are all made; returns how many are `found`, the shortest first. */
  find(path: PathText, place: number): number {
    const left = path.length - place;
    const unit = left > 0 ? (path.units[place] as number) : 0x80;
    const starts = unit < 0x80 ? (this.starts[unit] as number) | 1 : 1;
    let count = 0;
    const end = this.#firstOf[1] as number;
    for (let index = 0; index < end; index++) {
      const length = this.#lengths[index] as number;
      if (((starts >> length) & 1) === 1 && length <= left)
        count = this.#findOfLength(path, place, length, count);
    }
    return starts >> FIRST === 0 ? count : this.#findLonger(path, place, count);
  }

  #findLonger(path: PathText, place: number, alreadyFound: number): number {
    const { beginnings: hashes } = path;
    const powers = path.powers();
    const left = path.length - place;
    const front = hashes[place] as number;
    let count = alreadyFound;
    for (let beginning = FIRST, level = 1; beginning <= left; beginning = longer(beginning), level++) {
      const hash =
        ((hashes[place + beginning] as number) - Math.imul(front, powers[beginning] as number)) | 0;
      const says = this.#beginnings.says(hash, level);
      if ((says & ALONE) !== 0) return this.#findSingle(path, place, says & WHICH, count);
      if ((says & LENGTHS) !== 0) count = this.#findShorter(path, place, beginning, level, says, count);
      if ((says & GOES_ON) === 0) return count;
    }
    return count;
  }

  /** Looks for literals up to the next longer beginning, of the lengths that a beginning says there are. */
  #findShorter(
    path: PathText,
    place: number,
    beginning: number,
    level: number,
    says: number,
    alreadyFound: number,
  ): number {
    const lengths = this.#lengths;
    const end = this.#firstOf[level + 1] as number;
    const left = path.length - place;
    const width = bitWidth(beginning);
    let count = alreadyFound;
    for (let index = this.#firstOf[level] as number; index < end; index++) {
      const length = lengths[index] as number;
      if (length > left) break;
      if (((says >> ((length - beginning) >> width)) & 1) === 1)
        count = this.#findOfLength(path, place, length, count);
    }
    return count;
  }

  #findSingle(path: PathText, place: number, literal: number, count: number): number {
    const { rows, stride, hash } = this.#literals;
    const row = literal * stride + hash;
    const length = rows[row + 1] as number;
    if (place + length > path.length || rows[row] !== path.part(place, length)) return count;
    this.found[count] = literal;
    return count + 1;
  }

  #findOfLength(path: PathText, place: number, length: number, alreadyFound: number): number {
    const { slots: table, rows, stride, hash } = this.#literals;
    const wanted = path.part(place, length);
    if (!table.mayHold(wanted, length)) return alreadyFound;
    const { slots, mask } = table;
    let count = alreadyFound;
    for (let slot = table.slot(wanted, length); ; slot = (slot + 1) & mask) {
      const literal = (slots[slot] as number) - 1;
      if (literal < 0) return count;
      const row = literal * stride + hash;
      if (rows[row] === wanted && rows[row + 1] === length) this.found[count++] = literal;
    }
  }
}

function firstOfLevels(lengths: Int32Array): number[] {
  const firsts = [0];
  let index = 0;
  for (let beginning = FIRST; index < lengths.length; beginning = longer(beginning)) {
    while (index < lengths.length && (lengths[index] as number) < beginning) index++;
    firsts.push(index);
  }
  firsts.push(index, index);
  return firsts;
}
