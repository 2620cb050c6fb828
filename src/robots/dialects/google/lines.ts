import { CARRIAGE_RETURN, COLON, HASH, LINE_FEED, SPACE, TAB } from '../../lines/characters.ts';
import { spells } from '../../lines/names.ts';
import {
  ALLOW,
  DISALLOW,
  END,
  lineAndKind,
  OTHER,
  type RecordKind,
  RecordTable,
  START,
  STRIDE,
  UNREADABLE,
  USER_AGENT,
  VALUE,
} from '../../lines/record-table.ts';
import { type Source, unitAt } from '../../lines/source.ts';

/** Deviation: lines are cut after so many octets: eight times the longest URL that browsers took, less one. */
const LINE_CAP = 16_663;

/**
 * Reads the lines again that the standard and Google's parser read differently, and leaves all others as they are.
 * Only these can differ: lines that are no rule and no user-agent line by the standard, lines with a NUL or with a
 * control character at an end of the value, lines near the cap, and a first line behind a piece of a byte order mark.
 */
export function readLines(table: RecordTable): RecordTable {
  const { source, count } = table;
  let cells: Int32Array | null = null;
  let nul = nextNul(source, 0);
  for (let row = 0; row < count; row++) {
    const start = table.start(row);
    const end = table.end(row);
    while (nul < start) nul = nextNul(source, nul + 1);
    const kind = table.kind(row);
    const plain = kind !== UNREADABLE && kind !== OTHER;
    const value = table.value(row);
    const padded = value < end && (isSpace(unitAt(source, value)) || isSpace(unitAt(source, end - 1)));
    const behind = row > 0 ? table.end(row - 1) : 0;
    if (plain && nul >= end && !padded && end - behind < LINE_CAP / 3 && start > 2) continue;
    cells ??= table.cells.slice();
    rereadLine(table, row, start + (start === 0 ? partialMark(source) : 0), cells);
  }
  return cells === null ? table : new RecordTable(source, cells);
}

function nextNul(source: Source, from: number): number {
  const at = typeof source === 'string' ? source.indexOf('\0', from) : source.indexOf(0, from);
  return at < 0 ? source.length : at;
}

/** Deviation: any beginning of a byte order mark at the file's start is skipped, not the whole mark only. */
function partialMark(source: Source): number {
  if (typeof source === 'string' || source[0] !== 0xef) return 0;
  return source[1] === 0xbb ? 2 : 1;
}

function rereadLine(table: RecordTable, row: number, from: number, cells: Int32Array): void {
  const { source } = table;
  let start = from;
  let end = visibleEnd(source, start);
  while (start < end && isSpace(unitAt(source, start))) start++;
  while (end > start && isSpace(unitAt(source, end - 1))) end--;

  const separator = separatorOf(source, start, end);
  let value = separator < 0 ? end : separator + 1;
  while (value < end && isSpace(unitAt(source, value))) value++;

  const at = row * STRIDE;
  cells[at + START] = start;
  cells[at + VALUE] = value;
  cells[at + END] = end;
  cells[at + 3] = lineAndKind(table.line(row), kindOf(source, start, separator));
}

/** Where the line ends for Google: at its comment, at the cap, or (deviation) at a NUL, as a string of C does. */
function visibleEnd(source: Source, start: number): number {
  let room = LINE_CAP;
  for (let at = start - 1; at >= 0 && room > 0 && !endsLine(unitAt(source, at)); at--) room--;
  let at = start;
  for (; at < source.length; at++) {
    const unit = unitAt(source, at);
    if (unit === 0 || unit === HASH || endsLine(unit)) break;
    room -= octetsOf(source, unit);
    if (room < 0) break;
  }
  return at;
}

function endsLine(unit: number): boolean {
  return unit === LINE_FEED || unit === CARRIAGE_RETURN;
}

/** Octets that a unit stands for; each half of a character beyond U+FFFF for two. */
function octetsOf(source: Source, unit: number): number {
  if (typeof source !== 'string' || unit < 0x80) return 1;
  return unit < 0x800 || (unit & 0xf800) === 0xd800 ? 2 : 3;
}

/** Deviation: white space is what C's `isspace` takes for it, vertical tab and form feed included. */
function isSpace(unit: number): boolean {
  return unit === SPACE || (unit >= TAB && unit <= CARRIAGE_RETURN);
}

/** Deviation: where the colon is missing, white space stands for it if the line has exactly two words. */
function separatorOf(source: Source, start: number, end: number): number {
  let gap = -1;
  let gaps = 0;
  let inGap = false;
  for (let at = start; at < end; at++) {
    const unit = unitAt(source, at);
    if (unit === COLON) return at;
    const blank = unit === SPACE || unit === TAB;
    if (blank && !inGap) {
      gaps++;
      if (gap < 0) gap = at;
    }
    inGap = blank;
  }
  return gaps === 1 ? gap : -1;
}

/** Deviation: spellings that are forgiven. No misspelling of `allow` is. */
const USER_AGENT_NAMES = ['user-agent', 'useragent', 'user agent'];
const DISALLOW_NAMES = ['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw'];

/** Deviation: a name is told by how it begins, so `DisallowAITraining` and `Disallow;` are `Disallow`. */
function kindOf(source: Source, start: number, separator: number): RecordKind {
  let end = separator;
  while (end > start && isSpace(unitAt(source, end - 1))) end--;
  if (end <= start) return UNREADABLE;
  const begins = (name: string) => end - start >= name.length && spells(source, start, name);
  if (USER_AGENT_NAMES.some(begins)) return USER_AGENT;
  if (begins('allow')) return ALLOW;
  if (DISALLOW_NAMES.some(begins)) return DISALLOW;
  return OTHER;
}
