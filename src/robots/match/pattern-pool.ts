import type { DialectReading } from '../dialects/dialect.ts';
import { ALLOW, type RecordTable } from '../lines/record-table.ts';
import { unitAt } from '../lines/source.ts';
import { ANY, PatternBuffer } from './pattern-buffer.ts';

/** The patterns of a set of rules, made ready for comparing, one behind the other. */
export class PatternPool {
  code: Uint8Array;
  /** Where each pattern begins; one more than there are patterns. */
  readonly offsets: Int32Array;
  /** The row that each pattern is of; a rule may have two patterns. */
  readonly rows: Int32Array;
  /** By pattern, counted from 0 up: the higher rank decides. */
  readonly ranks: Int32Array;
  /** By rank. */
  readonly #rowsByRank: Int32Array;
  /**
   * Made of octets first, then allow before disallow (RFC 9309, 2.2.2), then the rule that the file has first, which changes no
   * verdict but says which of two equal rules is named. No two are equal.
   */
  readonly #weights: Float64Array;
  count = 0;
  /** How many literals stand behind a wildcard, all patterns together. */
  literals = 0;
  #used = 0;

  constructor(table: RecordTable, reading: DialectReading, rows: Int32Array) {
    const most = rows.length * 2;
    let units = 0;
    for (const row of rows) units += table.end(row) - table.value(row) + 2;
    this.code = new Uint8Array(units);
    this.offsets = new Int32Array(most + 1);
    this.rows = new Int32Array(most);
    this.#weights = new Float64Array(most);

    this.ranks = new Int32Array(most);
    this.#rowsByRank = new Int32Array(most);

    const buffer = new PatternBuffer();
    const first = reading.precedence === 'first';
    for (const row of rows) {
      const allow = table.kind(row) === ALLOW;
      const value = table.value(row);
      const end = table.end(row);
      const weight = (octets: number) => (first ? 0 : octets * 2 + (allow ? 1 : 0));
      if (this.#copyPlain(table, reading.special, value, end)) {
        this.#close(row, weight(end - value));
      } else {
        reading.readPattern(table.source, value, end, buffer);
        this.#copy(buffer);
        this.#close(row, weight(buffer.octets));
      }
      if (reading.readSecondPattern(allow, table.source, value, end, buffer)) {
        this.#copy(buffer);
        this.#close(row, weight(buffer.octets));
      }
    }
    this.#rank();
  }

  #copyPlain(table: RecordTable, special: Uint8Array, value: number, end: number): boolean {
    const { source } = table;
    this.#reserve(end - value);
    const { code } = this;
    let used = this.#used;
    for (let at = value; at < end; at++) {
      const unit = unitAt(source, at);
      if (unit >= 0x80 || special[unit] === 1) return false;
      code[used++] = unit;
    }
    this.#used = used;
    return true;
  }

  #copy({ code, length }: PatternBuffer): void {
    this.#reserve(length);
    for (let at = 0; at < length; at++) {
      const octet = code[at] as number;
      if (octet === ANY) this.literals++;
      this.code[this.#used++] = octet;
    }
  }

  #reserve(length: number): void {
    if (this.#used + length <= this.code.length) return;
    const wider = new Uint8Array((this.#used + length) * 2);
    wider.set(this.code);
    this.code = wider;
  }

  #close(row: number, weight: number): void {
    const most = this.rows.length;
    this.rows[this.count] = row;
    this.#weights[this.count] = weight * most + (most - 1 - this.count);
    this.count++;
    this.offsets[this.count] = this.#used;
  }

  /** The row of the pattern with a rank. */
  rowOf(rank: number): number {
    return this.#rowsByRank[rank] as number;
  }

  #rank(): void {
    const most = this.rows.length;
    const sorted = this.#weights.slice(0, this.count).sort();
    for (let rank = 0; rank < sorted.length; rank++) {
      const pattern = most - 1 - ((sorted[rank] as number) % most);
      this.ranks[pattern] = rank;
      this.#rowsByRank[rank] = this.rows[pattern] as number;
    }
  }
}
