import { CARRIAGE_RETURN, COLON_SIGN, DOLLAR, HASH, LINE_FEED, PERCENT, SPACE, STAR, TAB } from './octets.ts';
import {
  ALLOW,
  DISALLOW,
  HAS_CONTROL,
  HAS_DOLLAR,
  HAS_NON_ASCII,
  HAS_PERCENT,
  HAS_STAR,
  IS_LONG,
  kindAndFlags,
  OTHER,
  type RecordKind,
  RecordTable,
  STRIDE,
  UNREADABLE,
  USER_AGENT,
} from './record-table.ts';

/** A line longer than this is marked: one known crawler reads no further (see the google dialect). */
export const LONG_LINE = 16_663;

const STOP = 64;

/** What an octet of a value adds to the row's flags; `STOP` ends the value. */
const VALUE_CLASS = new Uint8Array(256);
VALUE_CLASS.fill(HAS_CONTROL, 0, SPACE);
VALUE_CLASS.fill(HAS_NON_ASCII, 0x80);
VALUE_CLASS[TAB] = 0;
VALUE_CLASS[LINE_FEED] = STOP;
VALUE_CLASS[CARRIAGE_RETURN] = STOP;
VALUE_CLASS[HASH] = STOP;
VALUE_CLASS[STAR] = HAS_STAR;
VALUE_CLASS[PERCENT] = HAS_PERCENT;
VALUE_CLASS[DOLLAR] = HAS_DOLLAR;

/** Octets that end a name. */
const NAME_END = new Uint8Array(256);
for (const octet of [LINE_FEED, CARRIAGE_RETURN, HASH, COLON_SIGN]) NAME_END[octet] = 1;

/** The rows of a file, and how many lines it has. */
export interface Scan {
  readonly table: RecordTable;
  readonly lineCount: number;
}

/**
 * Reads a file once, octet by octet, and notes where its records are (RFC 9309, 2.2).
 * A line ends at CR, LF or CRLF; `#` begins a comment anywhere; one byte order mark is skipped.
 */
export function scan(bytes: Uint8Array): Scan {
  const size = bytes.length;
  let cells = new Int32Array(STRIDE * (16 + (size >> 5)));
  let used = 0;
  let line = 1;
  let at = hasByteOrderMark(bytes) ? 3 : 0;
  let lineStart = at;

  while (at < size) {
    let octet = bytes[at] as number;
    if (octet === LINE_FEED || octet === CARRIAGE_RETURN) {
      at++;
      if (octet === CARRIAGE_RETURN && at < size && bytes[at] === LINE_FEED) at++;
      line++;
      lineStart = at;
      continue;
    }
    if (octet === SPACE || octet === TAB) {
      at++;
      continue;
    }
    if (octet !== HASH) {
      const start = at;
      let colon = -1;
      let value = -1;
      let flags = 0;
      while (at < size && NAME_END[bytes[at] as number] === 0) at++;
      if (at < size && bytes[at] === COLON_SIGN) {
        colon = at++;
        while (at < size && ((octet = bytes[at] as number) === SPACE || octet === TAB)) at++;
        value = at;
        while (at < size) {
          const found = VALUE_CLASS[bytes[at] as number] as number;
          if (found === STOP) break;
          flags |= found;
          at++;
        }
      }
      let end = at;
      while (end > value && end > start && ((octet = bytes[end - 1] as number) === SPACE || octet === TAB))
        end--;
      if (value >= end) {
        value = colon + 1;
        end = value;
      }
      if (end - lineStart > LONG_LINE) flags |= IS_LONG;

      if (used + STRIDE > cells.length) {
        const wider = new Int32Array(cells.length * 2);
        wider.set(cells);
        cells = wider;
      }
      cells[used] = start;
      cells[used + 1] = colon;
      cells[used + 2] = value;
      cells[used + 3] = end;
      cells[used + 4] = line;
      cells[used + 5] = kindAndFlags(kindOf(bytes, start, colon), flags);
      used += STRIDE;
    }
    while (at < size && (octet = bytes[at] as number) !== LINE_FEED && octet !== CARRIAGE_RETURN) at++;
  }
  const lineCount = lineStart === size ? line - 1 : line;
  return { table: new RecordTable(bytes, cells, used / STRIDE), lineCount };
}

/** Whether a file begins with the UTF-8 byte order mark. */
export function hasByteOrderMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

/** Names are compared without regard to case (RFC 5234, 2.3), and in whole. */
function kindOf(bytes: Uint8Array, start: number, colon: number): RecordKind {
  if (colon <= start) return UNREADABLE;
  let end = colon;
  let octet = bytes[end - 1];
  while (octet === SPACE || octet === TAB) octet = bytes[--end - 1];
  switch (end - start) {
    case 5:
      return spells(bytes, start, 'allow') ? ALLOW : OTHER;
    case 8:
      return spells(bytes, start, 'disallow') ? DISALLOW : OTHER;
    case 10:
      return spells(bytes, start, 'user-agent') ? USER_AGENT : OTHER;
    default:
      return OTHER;
  }
}

/** Whether the octets from `start` spell a lower-case name, in either case. */
export function spells(bytes: Uint8Array, start: number, name: string): boolean {
  for (let index = 0; index < name.length; index++) {
    const octet = bytes[start + index] as number;
    const letter = octet >= 0x41 && octet <= 0x5a ? octet | 0x20 : octet;
    if (letter !== name.charCodeAt(index)) return false;
  }
  return true;
}
