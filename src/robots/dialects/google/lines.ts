import { CARRIAGE_RETURN, COLON_SIGN, HASH, LINE_FEED, SPACE, TAB } from '../../lines/octets.ts';
import {
  ALLOW,
  COLON,
  DISALLOW,
  END,
  HAS_CONTROL,
  IS_LONG,
  KIND,
  kindAndFlags,
  OTHER,
  type RecordKind,
  RecordTable,
  START,
  STRIDE,
  UNREADABLE,
  USER_AGENT,
  VALUE,
} from '../../lines/record-table.ts';
import { hasByteOrderMark, LONG_LINE, spells } from '../../lines/scan.ts';

/**
 * Reads the lines again that the standard and Google's parser read differently, and leaves all others as they are.
 * Only these can differ: lines that are no rule and no user-agent line by the standard, lines with a control
 * character, lines over the cap, and a first line behind a piece of a byte order mark.
 */
export function readLines(table: RecordTable): RecordTable {
  let cells: Int32Array | null = null;
  const mark = partialMark(table.bytes);
  for (let row = 0; row < table.count; row++) {
    const kind = table.kind(row);
    const plain = kind !== UNREADABLE && kind !== OTHER;
    const behindMark = mark > 0 && table.cell(row, START) === 0;
    if (plain && (table.flags(row) & (HAS_CONTROL | IS_LONG)) === 0 && !behindMark) continue;
    cells ??= table.cells.slice(0, table.count * STRIDE);
    rereadLine(table, row, behindMark ? mark : 0, cells);
  }
  return cells === null ? table : new RecordTable(table.bytes, cells, table.count);
}

/** Deviation: any beginning of a byte order mark at the file's start is skipped, not the whole mark only. */
function partialMark(bytes: Uint8Array): number {
  if (hasByteOrderMark(bytes) || bytes[0] !== 0xef) return 0;
  return bytes[1] === 0xbb ? 2 : 1;
}

function rereadLine(table: RecordTable, row: number, skip: number, cells: Int32Array): void {
  const { bytes } = table;
  let start = table.cell(row, START) + skip;
  let end = visibleEnd(bytes, lineStart(bytes, start), start);
  while (start < end && isSpace(bytes[start] as number)) start++;
  while (end > start && isSpace(bytes[end - 1] as number)) end--;

  const separator = separatorOf(bytes, start, end);
  let value = separator + 1;
  while (value < end && isSpace(bytes[value] as number)) value++;

  const at = row * STRIDE;
  cells[at + START] = start;
  cells[at + COLON] = separator;
  cells[at + VALUE] = separator < 0 ? -1 : value;
  cells[at + END] = end;
  cells[at + KIND] = kindAndFlags(kindOf(bytes, start, separator), table.flags(row));
}

function lineStart(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at > 0 && bytes[at - 1] !== LINE_FEED && bytes[at - 1] !== CARRIAGE_RETURN) at--;
  return at;
}

/**
 * Where the line ends for Google: at its comment, and by two deviations earlier.
 * - Lines are cut after 16,663 octets: eight times the longest URL that browsers took, less one.
 * - A NUL ends the line, as it ends a string in C.
 */
function visibleEnd(bytes: Uint8Array, lineStart: number, start: number): number {
  const cap = Math.min(bytes.length, lineStart + LONG_LINE);
  let at = start;
  while (at < cap) {
    const octet = bytes[at];
    if (octet === 0 || octet === HASH || octet === LINE_FEED || octet === CARRIAGE_RETURN) break;
    at++;
  }
  return Math.max(at, Math.min(start, cap));
}

/** Deviation: white space is what C's `isspace` takes for it, vertical tab and form feed included. */
function isSpace(octet: number): boolean {
  return octet === SPACE || (octet >= TAB && octet <= CARRIAGE_RETURN);
}

/** Deviation: where the colon is missing, white space stands for it if the line has exactly two words. */
function separatorOf(bytes: Uint8Array, start: number, end: number): number {
  let gap = -1;
  let gaps = 0;
  for (let at = start; at < end; at++) {
    const octet = bytes[at];
    if (octet === COLON_SIGN) return at;
    if (octet !== SPACE && octet !== TAB) continue;
    if (gap < 0) gap = at;
    if (bytes[at - 1] !== SPACE && bytes[at - 1] !== TAB) gaps++;
  }
  return gaps === 1 ? gap : -1;
}

/** Deviation: spellings that are forgiven. No misspelling of `allow` is. */
const USER_AGENT_NAMES = ['user-agent', 'useragent', 'user agent'];
const DISALLOW_NAMES = ['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw'];

/** Deviation: a name is told by how it begins, so `DisallowAITraining` and `Disallow;` are `Disallow`. */
function kindOf(bytes: Uint8Array, start: number, separator: number): RecordKind {
  if (separator <= start) return UNREADABLE;
  const begins = (name: string) => separator - start >= name.length && spells(bytes, start, name);
  if (USER_AGENT_NAMES.some(begins)) return USER_AGENT;
  if (begins('allow')) return ALLOW;
  if (DISALLOW_NAMES.some(begins)) return DISALLOW;
  return OTHER;
}
