import type { DialectReading } from '../dialects/dialect.ts';
import { textOf } from '../lines/octets.ts';
import { ALLOW, DISALLOW, END, LINE, type RecordTable, START, VALUE } from '../lines/record-table.ts';
import type { Rule } from '../types.ts';
import { matches } from './matches.ts';
import { PatternBuffer } from './pattern-buffer.ts';

/** A rule that matched a path. */
export interface RuleHit {
  readonly row: number;
  /** Octets of the pattern that matched. */
  readonly octets: number;
}

/** The rules of one group in one dialect, ready to be asked. */
export class RuleSet {
  readonly #table: RecordTable;
  readonly #reading: DialectReading;
  readonly #rows: readonly number[];
  readonly #buffer = new PatternBuffer();

  constructor(table: RecordTable, reading: DialectReading, ranges: readonly (readonly [number, number])[]) {
    this.#table = table;
    this.#reading = reading;
    const rows: number[] = [];
    for (const [from, to] of ranges) {
      for (let row = from; row < to; row++) {
        const kind = table.kind(row);
        if (kind === ALLOW || kind === DISALLOW) rows.push(row);
      }
    }
    this.#rows = rows;
  }

  /** The row of the rule that decides about a path, or -1. */
  decide(path: string): number {
    let best = -1;
    let bestRank = -1;
    for (const hit of this.#hits(path)) {
      if (this.#reading.precedence === 'first') return hit.row;
      const rank = hit.octets * 2 + (this.#table.kind(hit.row) === ALLOW ? 1 : 0);
      if (rank <= bestRank) continue;
      best = hit.row;
      bestRank = rank;
    }
    return best;
  }

  /** Every rule that matches, the one that decides first. */
  allMatches(path: string): readonly RuleHit[] {
    const hits = [...this.#hits(path)];
    if (this.#reading.precedence === 'first') return hits;
    const allow = ({ row }: RuleHit) => (this.#table.kind(row) === ALLOW ? 1 : 0);
    return hits.sort((a, b) => b.octets - a.octets || allow(b) - allow(a) || a.row - b.row);
  }

  /** Whether a rule allows what it matches: an empty one allows everything where the first match decides. */
  allows(row: number): boolean {
    return this.#table.kind(row) === ALLOW || this.#table.cell(row, VALUE) === this.#table.cell(row, END);
  }

  rule(row: number): Rule {
    const { bytes } = this.#table;
    const end = this.#table.cell(row, END);
    return {
      kind: this.#table.kind(row) === ALLOW ? 'allow' : 'disallow',
      pattern: textOf(bytes, this.#table.cell(row, VALUE), end),
      line: this.#table.cell(row, LINE),
      text: textOf(bytes, this.#table.cell(row, START), end),
    };
  }

  *#hits(path: string): Generator<RuleHit> {
    const buffer = this.#buffer;
    const reading = this.#reading;
    const emptyCounts = reading.precedence === 'first';
    for (const row of this.#rows) {
      const start = this.#table.cell(row, VALUE);
      const end = this.#table.cell(row, END);
      if (start === end) {
        if (emptyCounts) yield { row, octets: 0 };
        continue;
      }
      reading.readPattern(this.#table.bytes, start, end, buffer);
      if (matches(buffer.code, 0, buffer.length, path)) {
        yield { row, octets: buffer.octets };
        continue;
      }
      const allow = this.#table.kind(row) === ALLOW;
      if (!reading.readSecondPattern(allow, this.#table.bytes, start, end, buffer)) continue;
      if (matches(buffer.code, 0, buffer.length, path)) yield { row, octets: buffer.octets };
    }
  }
}
