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

/** What a value holds that matching or another dialect must know of; found while scanning, at no cost. */
export const HAS_STAR = 1;
export const HAS_PERCENT = 2;
export const HAS_DOLLAR = 4;
export const HAS_NON_ASCII = 8;
export const HAS_CONTROL = 16;
export const IS_LONG = 32;

/** Columns of a row. Offsets are octets from the file's first, a byte order mark included. */
export const START = 0;
/** Offset of the separator; -1 where there is none. */
export const COLON = 1;
export const VALUE = 2;
/** One past the last octet of the directive: white space and comment are behind it. */
export const END = 3;
/** 1-based. */
export const LINE = 4;
/** Kind in the lowest three bits, the flags above them. */
export const KIND = 5;
export const STRIDE = 6;
const KIND_BITS = 3;

/**
 * The lines of a file that are neither blank nor comment, a row of integers each and no strings: half a megabyte
 * of rules takes a few hundred kilobytes and is read in the time that it takes to look at its octets.
 */
export class RecordTable {
  readonly bytes: Uint8Array;
  readonly cells: Int32Array;
  readonly count: number;

  constructor(bytes: Uint8Array, cells: Int32Array, count: number) {
    this.bytes = bytes;
    this.cells = cells;
    this.count = count;
  }

  cell(row: number, column: number): number {
    return this.cells[row * STRIDE + column] as number;
  }

  kind(row: number): RecordKind {
    return ((this.cells[row * STRIDE + KIND] as number) & 7) as RecordKind;
  }

  flags(row: number): number {
    return (this.cells[row * STRIDE + KIND] as number) >> KIND_BITS;
  }
}

/** The last column of a row, put together. */
export function kindAndFlags(kind: RecordKind, flags: number): number {
  return (flags << KIND_BITS) | kind;
}
