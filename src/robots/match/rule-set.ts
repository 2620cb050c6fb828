import type { DialectReading } from '../dialects/dialect.ts';
import { ALLOW, DISALLOW, type RecordTable } from '../lines/record-table.ts';
import type { Rule } from '../types.ts';
import type { PathText } from './path-text.ts';
import { PathWalk } from './path-walk.ts';
import { PatternPool } from './pattern-pool.ts';
import { RuleIndex } from './rule-index.ts';
import { GIVEN_UP, type RuleHit, RuleScan } from './rule-scan.ts';

/** Rules of so few units, all together, are asked one by one for ever, unless a path makes that costly. */
const FEW_UNITS = 200;
/** An index costs about so many steps of a scan for each unit of the file between first and last rule. */
const STEPS_PER_UNIT = 3;

/** The rules of one group in one dialect. They are scanned at first; once scans have cost what an index costs, they get one. */
export class RuleSet {
  readonly #table: RecordTable;
  readonly #reading: DialectReading;
  readonly #rows: Int32Array;
  readonly #scan: RuleScan;
  /** Steps that scans may take before there is an index. */
  readonly #allowance: number;
  #pool: PatternPool | null = null;
  #walk: PathWalk | null = null;

  constructor(table: RecordTable, reading: DialectReading, ranges: readonly (readonly [number, number])[]) {
    this.#table = table;
    this.#reading = reading;
    this.#rows = rulesIn(table, ranges, reading.precedence === 'first');
    this.#scan = new RuleScan(table, reading, this.#rows);
    const count = this.#rows.length;
    const first = count === 0 ? 0 : table.value(this.#rows[0] as number);
    const last = count === 0 ? 0 : table.end(this.#rows[count - 1] as number);
    this.#allowance = (last - first) * STEPS_PER_UNIT;
  }

  /** The row of the rule that decides about a path, or -1. */
  decide(path: PathText): number {
    if (this.#walk !== null) return this.#decideByWalk(this.#walk, path);
    const few = this.#allowance < FEW_UNITS * STEPS_PER_UNIT;
    const left = few ? 8 * (this.#allowance + path.length) : this.#allowance - this.#scan.steps;
    if (left > 0) {
      const row = this.#scan.decide(path, left);
      if (row !== GIVEN_UP) return row;
    }
    return this.#decideByWalk(this.prepare(), path);
  }

  /** Makes the index now, for who knows that many questions will come. */
  prepare(): PathWalk {
    this.#pool ??= new PatternPool(this.#table, this.#reading, this.#rows);
    this.#walk ??= new PathWalk(new RuleIndex(this.#pool));
    return this.#walk;
  }

  /** Every rule that matches, the one that decides first. */
  allMatches(path: PathText): readonly RuleHit[] {
    const hits = this.#scan.hits(path);
    if (this.#reading.precedence === 'first') return hits;
    const allow = ({ row }: RuleHit) => (this.#table.kind(row) === ALLOW ? 1 : 0);
    return hits.sort((a, b) => b.octets - a.octets || allow(b) - allow(a) || a.row - b.row);
  }

  /** Whether a rule allows what it matches: an empty one allows everything where the first match decides. */
  allows(row: number): boolean {
    return this.#table.kind(row) === ALLOW || this.#table.value(row) === this.#table.end(row);
  }

  rule(row: number): Rule {
    return ruleIn(this.#table, row);
  }

  #decideByWalk(walk: PathWalk, path: PathText): number {
    const rank = walk.walk(path);
    return rank < 0 || this.#pool === null ? -1 : this.#pool.rowOf(rank);
  }
}

/** The rules of a group; an empty one decides nothing where the most octets win. */
function rulesIn(
  table: RecordTable,
  ranges: readonly (readonly [from: number, to: number])[],
  withEmpty: boolean,
): Int32Array {
  let most = 0;
  for (const [from, to] of ranges) most += to - from;
  const rows = new Int32Array(most);
  let count = 0;
  for (const [from, to] of ranges) {
    for (let row = from; row < to; row++) {
      const kind = table.kind(row);
      if (kind !== ALLOW && kind !== DISALLOW) continue;
      if (withEmpty || table.value(row) < table.end(row)) rows[count++] = row;
    }
  }
  return rows.subarray(0, count);
}

/** The rule in a row of a table. */
export function ruleIn(table: RecordTable, row: number): Rule {
  return {
    kind: table.kind(row) === ALLOW ? 'allow' : 'disallow',
    pattern: table.valueText(row),
    line: table.line(row),
    text: table.text(row),
  };
}
