import { CARRIAGE_RETURN, COLON, LINE_FEED, SPACE, TAB } from './characters.ts';
import { kindOfName } from './names.ts';
import { DISALLOW, type RecordKind, UNREADABLE } from './record-table.ts';
import { rowWriter } from './row-writer.ts';

/**
 * The same as `scanOctets` for a file of text. The engine finds one character in a text faster than a loop does, so the ends of
 * lines and comments are searched for; searches for carriage returns and comments go on from where the last one ended.
 */
export function scanText(text: string, from: number): number {
  const size = text.length;
  let line = 1;
  let at = from;
  let unit = 0;
  let comment = -1;
  let carriageReturn = -1;
  while (at < size) {
    unit = text.charCodeAt(at);
    if (unit === LINE_FEED) {
      at++;
      line++;
    } else if (unit === CARRIAGE_RETURN) {
      at = text.charCodeAt(at + 1) === LINE_FEED ? at + 2 : at + 1;
      line++;
    } else if (unit === SPACE || unit === TAB) {
      at++;
    } else {
      comment = nextFrom(comment, text, '#', at);
      carriageReturn = nextFrom(carriageReturn, text, '\r', at);
      const lineEnd = lineEndFrom(text, at, carriageReturn);
      if (comment !== at) scanRecord(text, at, Math.min(comment, lineEnd), line);
      at = lineEnd;
    }
  }
  return endsLine(unit) || size === from ? line - 1 : line;
}

function endsLine(unit: number): boolean {
  return unit === LINE_FEED || unit === CARRIAGE_RETURN;
}

/** Where a character is next, of which it is known where it was once. */
function nextFrom(known: number, text: string, character: string, from: number): number {
  if (known >= from) return known;
  const at = text.indexOf(character, from);
  return at < 0 ? text.length : at;
}

/** Files whose lines end in carriage returns alone have no line feed to search for again and again. */
function lineEndFrom(text: string, at: number, carriageReturn: number): number {
  const lineFeed = text.indexOf('\n', at);
  return lineFeed < 0 || carriageReturn < lineFeed ? carriageReturn : lineFeed;
}

function scanRecord(text: string, start: number, limit: number, line: number): void {
  let kind: RecordKind = DISALLOW;
  let value = start + 9;
  if (!spellsDisallow(text, start, limit)) {
    let colon = start;
    while (colon < limit && text.charCodeAt(colon) !== COLON) colon++;
    const found = colon < limit;
    kind = found ? kindOfName(text, start, colon) : UNREADABLE;
    value = found ? colon + 1 : colon;
  }
  const separated = value;
  while (value < limit && isBlank(text.charCodeAt(value))) value++;
  let end = limit;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  if (value >= end) value = end = Math.min(separated, Math.max(end, start + 1));
  rowWriter.add(start, value, end, line, kind);
}

function isBlank(unit: number): boolean {
  return unit === SPACE || unit === TAB;
}

/** `disallow:` in either case. */
function spellsDisallow(text: string, at: number, limit: number): boolean {
  return (
    at + 9 <= limit &&
    text.charCodeAt(at + 8) === COLON &&
    (text.charCodeAt(at) | 0x20) === 0x64 &&
    (text.charCodeAt(at + 1) | 0x20) === 0x69 &&
    (text.charCodeAt(at + 2) | 0x20) === 0x73 &&
    (text.charCodeAt(at + 3) | 0x20) === 0x61 &&
    (text.charCodeAt(at + 4) | 0x20) === 0x6c &&
    (text.charCodeAt(at + 5) | 0x20) === 0x6c &&
    (text.charCodeAt(at + 6) | 0x20) === 0x6f &&
    (text.charCodeAt(at + 7) | 0x20) === 0x77
  );
}
