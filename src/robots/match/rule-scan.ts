import type { DialectReading } from '../dialects/dialect.ts';
import { STAR } from '../lines/characters.ts';
import { ALLOW, END, type RecordTable, STRIDE, VALUE } from '../lines/record-table.ts';
import { unitAt } from '../lines/source.ts';
import { matches } from './matches.ts';
import { Neighbours } from './neighbours.ts';
import type { PathText } from './path-text.ts';
import { PatternBuffer } from './pattern-buffer.ts';
import { comparePlain, DIFFERS, MATCHES, PATH_ENDS } from './plain-prefix.ts';

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
/** What it takes to look at a rule that differs at once. */
const STEPS_PER_RULE = 4;

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
    const { special, precedence } = this.#reading;
    const { source, cells } = this.#table;
    const limit = this.steps + maxSteps;
    let best = NONE;
    let bestWeight = -1;
    this.#begin(path);
    for (const row of this.#rows) {
      const value = cells[row * STRIDE + VALUE] as number;
      const end = cells[row * STRIDE + END] as number;
      const found = comparePlain(source, value, end, special, path);
      this.steps += STEPS_PER_RULE;
      if (found === DIFFERS) continue;
      const octets = this.#octets(row, value, end, found, path);
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
      const value = this.#table.value(row);
      const end = this.#table.end(row);
      const found = comparePlain(this.#table.source, value, end, this.#reading.special, path);
      const octets = this.#octets(row, value, end, found, path);
      if (octets >= 0) hits.push({ row, octets, second: this.#second });
    }
    return hits;
  }

  #begin(path: PathText): void {
    neighbours.read(path);
    this.steps += path.length;
  }

  /** Octets of the rule's pattern if it matches, else -1. */
  #octets(row: number, value: number, end: number, found: number, path: PathText): number {
    this.#second = false;
    if (found === MATCHES) {
      this.steps += end - value;
      return end - value;
    }
    if (found >= 0) {
      this.steps += found - value;
      const { source } = this.#table;
      const { special } = this.#reading;
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
