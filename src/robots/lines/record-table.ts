import { COLON, isWhiteSpace } from './characters.ts';
import { type Source, textOf, unitAt } from './source.ts';

/** What a line is to one dialect. Anything with a name and a value that is neither of the first three is another record. */
export const UNREADABLE = 0;
export const USER_AGENT = 1;
export const ALLOW = 2;
export const DISALLOW = 3;
export const OTHER = 4;
export type RecordKind =
  | typeof UNREADABLE
  | typeof USER_AGENT
  | typeof ALLOW
  | typeof DISALLOW
  | typeof OTHER;

/** Columns of a row: where the directive starts, where its value does, where both end, and line number with kind. */
export const START = 0;
/** Position of the first unit behind the separator's white space; one behind the separator where there is no value. */
export const VALUE = 1;
/** One past the directive: white space and comment are behind it. */
export const END = 2;
const LINE_AND_KIND = 3;
export const STRIDE = 4;
const KIND_BITS = 3;

/**
 * The lines of a file that are neither blank nor comment, a row of integers each and no strings, so that half a megabyte
 * of rules is read in about the time that it takes to look at it.
 */
export class RecordTable {
  readonly source: Source;
  readonly cells: Int32Array;
  readonly count: number;

  constructor(source: Source, cells: Int32Array) {
    this.source = source;
    this.cells = cells;
    this.count = cells.length / STRIDE;
  }

  start(row: number): number {
    return this.cells[row * STRIDE + START] as number;
  }

  value(row: number): number {
    return this.cells[row * STRIDE + VALUE] as number;
  }

  end(row: number): number {
    return this.cells[row * STRIDE + END] as number;
  }

  /** 1-based. */
  line(row: number): number {
    return (this.cells[row * STRIDE + LINE_AND_KIND] as number) >> KIND_BITS;
  }

  kind(row: number): RecordKind {
    return ((this.cells[row * STRIDE + LINE_AND_KIND] as number) & 7) as RecordKind;
  }

  /** Where the name ends, its white space and the separator left away. */
  nameEnd(row: number): number {
    const start = this.start(row);
    let end = this.kind(row) === UNREADABLE ? this.end(row) : this.value(row);
    while (end > start && isWhiteSpace(unitAt(this.source, end - 1))) end--;
    if (end > start && unitAt(this.source, end - 1) === COLON) end--;
    while (end > start && isWhiteSpace(unitAt(this.source, end - 1))) end--;
    return end;
  }

  nameText(row: number): string {
    return textOf(this.source, this.start(row), this.nameEnd(row));
  }

  valueText(row: number): string {
    return textOf(this.source, this.value(row), this.end(row));
  }

  /** The directive as written. */
  text(row: number): string {
    return textOf(this.source, this.start(row), this.end(row));
  }
}

/** The last column of a row. */
export function lineAndKind(line: number, kind: RecordKind): number {
  return (line << KIND_BITS) | kind;
}
