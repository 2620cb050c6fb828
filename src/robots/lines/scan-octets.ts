import { CARRIAGE_RETURN, COLON, HASH, LINE_FEED, SPACE, TAB } from './characters.ts';
import { kindOfName } from './names.ts';
import { DISALLOW, type RecordKind, UNREADABLE } from './record-table.ts';
import { rowWriter } from './row-writer.ts';

/** Octets that end a value; all are below this. */
const ENDS_VALUE = new Uint8Array(256);
for (const octet of [LINE_FEED, CARRIAGE_RETURN, HASH]) ENDS_VALUE[octet] = 1;

/** Octets that end a name. */
const ENDS_NAME = ENDS_VALUE.slice();
ENDS_NAME[COLON] = 1;

/**
 * Writes a row for each line of a file of octets that is neither blank nor comment; returns how many lines there are.
 * Made of tight loops, each over one part of a line: this is the one place that sees every octet of a file.
 */
export function scanOctets(bytes: Uint8Array, from: number): number {
  const size = bytes.length;
  let line = 1;
  let at = from;
  let octet = 0;
  while (at < size) {
    octet = bytes[at] as number;
    if (octet === LINE_FEED) {
      at++;
      line++;
    } else if (octet === CARRIAGE_RETURN) {
      at = bytes[at + 1] === LINE_FEED ? at + 2 : at + 1;
      line++;
    } else if (octet === SPACE || octet === TAB) {
      at++;
    } else {
      at = lineEnd(bytes, octet === HASH ? at : scanRecord(bytes, at, line));
    }
  }
  return endsLine(octet) || size === from ? line - 1 : line;
}

function lineEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && !endsLine(bytes[at] as number)) at++;
  return at;
}

function endsLine(octet: number): boolean {
  return octet === LINE_FEED || octet === CARRIAGE_RETURN;
}

/** Writes the row of one line and returns where its value ends. */
function scanRecord(bytes: Uint8Array, start: number, line: number): number {
  const size = bytes.length;
  let kind: RecordKind = DISALLOW;
  let value = start + 9;
  if (!spellsDisallow(bytes, start)) {
    let colon = start;
    while (colon < size && ENDS_NAME[bytes[colon] as number] === 0) colon++;
    const found = colon < size && bytes[colon] === COLON;
    kind = found ? kindOfName(bytes, start, colon) : UNREADABLE;
    value = found ? colon + 1 : colon;
  }
  const separated = value;
  while (value < size && (bytes[value] === SPACE || bytes[value] === TAB)) value++;
  let at = value;
  while (at < size) {
    const octet = bytes[at] as number;
    if (octet <= HASH && ENDS_VALUE[octet] === 1) break;
    at++;
  }
  let end = at;
  while (end > start && (bytes[end - 1] === SPACE || bytes[end - 1] === TAB)) end--;
  if (value >= end) value = end = Math.min(separated, Math.max(end, start + 1));
  rowWriter.add(start, value, end, line, kind);
  return at;
}

/** `disallow:` in either case: what most lines begin with, known without looking for the colon. */
function spellsDisallow(bytes: Uint8Array, at: number): boolean {
  return (
    at + 9 <= bytes.length &&
    bytes[at + 8] === COLON &&
    ((bytes[at] as number) | 0x20) === 0x64 &&
    ((bytes[at + 1] as number) | 0x20) === 0x69 &&
    ((bytes[at + 2] as number) | 0x20) === 0x73 &&
    ((bytes[at + 3] as number) | 0x20) === 0x61 &&
    ((bytes[at + 4] as number) | 0x20) === 0x6c &&
    ((bytes[at + 5] as number) | 0x20) === 0x6c &&
    ((bytes[at + 6] as number) | 0x20) === 0x6f &&
    ((bytes[at + 7] as number) | 0x20) === 0x77
  );
}
