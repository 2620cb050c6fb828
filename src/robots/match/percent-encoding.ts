import { DOLLAR, hexValue, PERCENT, STAR } from '../lines/characters.ts';
import { isPair, type Source, unitAt } from '../lines/source.ts';
import type { PatternBuffer } from './pattern-buffer.ts';

const HEX = [...'0123456789ABCDEF'].map((digit) => digit.charCodeAt(0));

/** Units of ASCII that may stand for something else than themselves: wildcard, anchor, escape. */
export const SPECIAL = new Uint8Array(128);
for (const unit of [STAR, DOLLAR, PERCENT]) SPECIAL[unit] = 1;

/** Unreserved characters (RFC 3986, 2.3): escaped or not, they are the same. */
function isUnreserved(octet: number): boolean {
  const lower = octet | 0x20;
  if (lower >= 0x61 && lower <= 0x7a) return true;
  if (octet >= 0x30 && octet <= 0x39) return true;
  return octet === 0x2d || octet === 0x2e || octet === 0x5f || octet === 0x7e;
}

/** An escaped `*` or `$` is the character itself and never a wildcard or an anchor (RFC 9309, 2.2.3, figure 6). */
function isEscapedSpecial(octet: number): boolean {
  return octet === STAR || octet === DOLLAR;
}

/**
 * Makes a path pattern ready for comparing.
 * Octets beyond ASCII are percent-encoded and hexadecimal digits are written in upper case (RFC 9309, 2.2.2; RFC 3986,
 * 6.2.2.1). With `decode`, escapes of unreserved characters are undone as well, as the standard's figure 4 has it.
 * Reserved characters stay as they are written: an escaped slash is no slash.
 */
export function encodePattern(
  source: Source,
  start: number,
  end: number,
  decode: boolean,
  into: PatternBuffer,
): void {
  into.start(end - start);
  let anchored = false;
  for (let at = start; at < end; at++) {
    const unit = unitAt(source, at);
    if (unit === STAR) {
      into.octets++;
      into.any();
    } else if (unit === DOLLAR && at === end - 1) {
      into.octets++;
      anchored = true;
    } else if (unit >= 0x80) {
      at += encodeBeyondAscii(source, at, end, into);
    } else if (unit === PERCENT) {
      at += encodeEscape(source, at, end, decode, into);
    } else {
      into.octets++;
      into.literal(unit);
    }
  }
  into.finish(anchored);
}

/** Escapes an octet, or the UTF-8 octets of a character of text; returns how many units more than one it took. */
function encodeBeyondAscii(source: Source, at: number, end: number, into: PatternBuffer): number {
  const unit = unitAt(source, at);
  if (typeof source !== 'string') {
    encodeOctet(unit, into);
    return 0;
  }
  if (unit < 0x800) {
    encodeOctet(0xc0 | (unit >> 6), into);
    encodeOctet(0x80 | (unit & 63), into);
    return 0;
  }
  const low = at + 1 < end ? source.charCodeAt(at + 1) : 0;
  if (isPair(unit, low)) {
    const character = 0x10000 + ((unit & 0x3ff) << 10) + (low & 0x3ff);
    encodeOctet(0xf0 | (character >> 18), into);
    encodeOctet(0x80 | ((character >> 12) & 63), into);
    encodeOctet(0x80 | ((character >> 6) & 63), into);
    encodeOctet(0x80 | (character & 63), into);
    return 1;
  }
  const character = (unit & 0xf800) === 0xd800 ? 0xfffd : unit;
  encodeOctet(0xe0 | (character >> 12), into);
  encodeOctet(0x80 | ((character >> 6) & 63), into);
  encodeOctet(0x80 | (character & 63), into);
  return 0;
}

function encodeOctet(octet: number, into: PatternBuffer): void {
  into.octets += 3;
  writeEscape(octet, into);
}

/** Reads what follows a `%`; returns how many units more than one it took. */
function encodeEscape(source: Source, at: number, end: number, decode: boolean, into: PatternBuffer): number {
  const value = at + 2 < end ? escapedOctet(unitAt(source, at + 1), unitAt(source, at + 2)) : -1;
  if (value < 0) {
    into.octets++;
    into.literal(PERCENT);
    return 0;
  }
  if (decode && isUnreserved(value)) {
    into.octets++;
    into.literal(value);
  } else if (decode && isEscapedSpecial(value)) {
    into.octets += 3;
    into.literal(value);
  } else {
    encodeOctet(value, into);
  }
  return 2;
}

function writeEscape(octet: number, into: PatternBuffer): void {
  into.literal(PERCENT);
  into.literal(HEX[octet >> 4] as number);
  into.literal(HEX[octet & 15] as number);
}

function escapedOctet(high: number, low: number): number {
  const first = hexValue(high);
  const second = hexValue(low);
  return first < 0 || second < 0 ? -1 : first * 16 + second;
}

/**
 * The same for the path of a URL that the WHATWG URL parser has read, which has no octet beyond ASCII left.
 * Returns the path itself where nothing changes, which is nearly always.
 */
export function decodePath(path: string): string {
  let at = path.indexOf('%');
  if (at < 0) return path;
  let decoded = '';
  let copied = 0;
  for (; at >= 0; at = path.indexOf('%', at + 1)) {
    const value = escapedOctet(path.charCodeAt(at + 1), path.charCodeAt(at + 2));
    if (value < 0) continue;
    const written = path.slice(at, at + 3);
    const wanted =
      isUnreserved(value) || isEscapedSpecial(value) ? String.fromCharCode(value) : written.toUpperCase();
    if (wanted === written) continue;
    decoded += path.slice(copied, at) + wanted;
    copied = at + 3;
  }
  return copied === 0 ? path : decoded + path.slice(copied);
}
