import { Beginnings, bitWidth, FIRST, GOES_ON, LENGTHS, longer } from './beginnings.ts';
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
  readonly #starts = new Uint8Array(128);
  readonly #beginnings: Beginnings;
  /** Lengths that there are, ascending. */
  readonly #lengths: Int32Array;

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
      this.#starts[first] = (this.#starts[first] as number) | (1 << Math.min(FIRST, units));
      if (units >= FIRST) this.#beginnings.add(literal);
    }
    this.#lengths = Int32Array.from(lengths).sort();
  }

  /** Whether any literal may begin with a unit. */
  mayBegin(unit: number): boolean {
    return unit < 0x80 && this.#starts[unit] !== 0;
  }

  /** Looks for literals at a place of a path whose hashes are all made; returns how many are `found`, the shortest first. */
  find(path: PathText, place: number): number {
    const left = path.length - place;
    const unit = left > 0 ? (path.units[place] as number) : 0x80;
    const starts = unit < 0x80 ? (this.#starts[unit] as number) | 1 : 1;
    const lengths = this.#lengths;
    let count = 0;
    let index = 0;
    for (; index < lengths.length; index++) {
      const length = lengths[index] as number;
      if (length >= FIRST) break;
      if ((starts >> length) & 1 && length <= left) count = this.#findOfLength(path, place, length, count);
    }
    return starts >> FIRST === 0 ? count : this.#findLonger(path, place, index, count);
  }

  #findLonger(path: PathText, place: number, firstIndex: number, alreadyFound: number): number {
    const { beginnings: hashes } = path;
    const powers = path.powers();
    const lengths = this.#lengths;
    const left = path.length - place;
    const front = hashes[place] as number;
    let count = alreadyFound;
    let index = firstIndex;
    for (let beginning = FIRST; beginning <= left; ) {
      const hash =
        ((hashes[place + beginning] as number) - Math.imul(front, powers[beginning] as number)) | 0;
      const says = this.#beginnings.says(hash, beginning);
      if (says < 0) return this.#findSingle(path, place, ~says, count);
      const next = longer(beginning);
      if ((says & LENGTHS) !== 0) {
        const width = bitWidth(beginning);
        for (; index < lengths.length; index++) {
          const length = lengths[index] as number;
          if (length >= next || length > left) break;
          if (length < beginning) continue;
          if ((says >> ((length - beginning) >> width)) & 1)
            count = this.#findOfLength(path, place, length, count);
        }
      }
      if ((says & GOES_ON) === 0) break;
      beginning = next;
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
