import type { DialectReading } from '../dialects/dialect.ts';
import { STAR } from '../lines/characters.ts';
import { ALLOW, type RecordTable } from '../lines/record-table.ts';
import { unitAt } from '../lines/source.ts';
import { matches } from './matches.ts';
import { Neighbours } from './neighbours.ts';
import type { PathText } from './path-text.ts';
import { PatternBuffer } from './pattern-buffer.ts';
import { comparePlain, MATCHES, PATH_ENDS } from './plain-prefix.ts';

/** A rule that matched a path. */
export interface RuleHit {
  readonly row: number;
  /** Octets of the pattern that matched. */
  readonly octets: number;
  /** Whether it was the rule's second pattern that matched. */
  readonly second: boolean;
}

/** The answer of a scan that was given up. */
export const GIVEN_UP = -2;
const NONE = -1;

const buffer = new PatternBuffer();
const neighbours = new Neighbours();

/** Asks rule after rule, in place, with nothing made ready: what costs least for a file that is asked a few times. */
export class RuleScan {
  readonly #table: RecordTable;
  readonly #reading: DialectReading;
  readonly #rows: Int32Array;
  #second = false;
  /** Steps taken since this was made; a step is about one character looked at. */
  steps = 0;

  constructor(table: RecordTable, reading: DialectReading, rows: Int32Array) {
    this.#table = table;
    this.#reading = reading;
    this.#rows = rows;
  }

  /** The row of the rule that decides; -1 for none; `GIVEN_UP` when so many steps do not suffice. */
  decide(path: PathText, maxSteps: number): number {
    const { precedence } = this.#reading;
    const limit = this.steps + maxSteps;
    let best = NONE;
    let bestWeight = -1;
    this.#begin(path);
    for (const row of this.#rows) {
      const octets = this.#octetsMatched(row, path);
      if (this.steps > limit) return GIVEN_UP;
      if (octets < 0) continue;
      if (precedence === 'first') return row;
      const weight = octets * 2 + (this.#table.kind(row) === ALLOW ? 1 : 0);
      if (weight <= bestWeight) continue;
      best = row;
      bestWeight = weight;
    }
    return best;
  }

  /** Every rule that matches, in file order. */
  hits(path: PathText): RuleHit[] {
    const hits: RuleHit[] = [];
    this.#begin(path);
    for (const row of this.#rows) {
      const octets = this.#octetsMatched(row, path);
      if (octets >= 0) hits.push({ row, octets, second: this.#second });
    }
    return hits;
  }

  #begin(path: PathText): void {
    neighbours.read(path);
    this.steps += path.length;
  }

  /** Octets of the rule's pattern if it matches, else -1. */
  #octetsMatched(row: number, path: PathText): number {
    const { source } = this.#table;
    const { special } = this.#reading;
    const value = this.#table.value(row);
    const end = this.#table.end(row);
    this.#second = false;
    const found = comparePlain(source, value, end, special, path);
    this.steps += 4;
    if (found === MATCHES) {
      this.steps += end - value;
      return end - value;
    }
    if (found >= 0) {
      this.steps += found - value;
      if (unitAt(source, found) === STAR && !neighbours.mayOccur(source, found + 1, end, special))
        return NONE;
      return this.#octetsOfSpecial(row, value, end, path);
    }
    return found === PATH_ENDS ? this.#octetsOfSecond(row, value, end, path) : NONE;
  }

  #octetsOfSpecial(row: number, value: number, end: number, path: PathText): number {
    this.#reading.readPattern(this.#table.source, value, end, buffer);
    this.steps += 16 + end - value + path.length;
    return matches(buffer.code, buffer.length, path)
      ? buffer.octets
      : this.#octetsOfSecond(row, value, end, path);
  }

  #octetsOfSecond(row: number, value: number, end: number, path: PathText): number {
    const allow = this.#table.kind(row) === ALLOW;
    if (!this.#reading.readSecondPattern(allow, this.#table.source, value, end, buffer)) return NONE;
    this.steps += 16 + end - value + path.length;
    this.#second = true;
    return matches(buffer.code, buffer.length, path) ? buffer.octets : NONE;
  }
}
