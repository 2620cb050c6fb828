import { DOLLAR, hexValue, PERCENT, STAR } from '../lines/octets.ts';
import type { PatternBuffer } from './pattern-buffer.ts';

const HEX = [...'0123456789ABCDEF'].map((digit) => digit.charCodeAt(0));

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
  bytes: Uint8Array,
  start: number,
  end: number,
  decode: boolean,
  into: PatternBuffer,
): void {
  into.start(end - start);
  let anchored = false;
  for (let at = start; at < end; at++) {
    const octet = bytes[at] as number;
    if (octet === STAR) {
      into.octets++;
      into.any();
    } else if (octet === DOLLAR && at === end - 1) {
      into.octets++;
      anchored = true;
    } else if (octet >= 0x80) {
      into.octets += 3;
      writeEscape(octet, into);
    } else if (octet === PERCENT) {
      at += encodeEscape(bytes, at, end, decode, into);
    } else {
      into.octets++;
      into.literal(octet);
    }
  }
  into.finish(anchored);
}

function encodeEscape(
  bytes: Uint8Array,
  at: number,
  end: number,
  decode: boolean,
  into: PatternBuffer,
): number {
  const value = at + 2 < end ? escapedOctet(bytes[at + 1] as number, bytes[at + 2] as number) : -1;
  if (value < 0) {
    into.octets++;
    into.literal(PERCENT);
    return 0;
  }
  if (decode && isUnreserved(value)) {
    into.octets++;
    into.literal(value);
  } else {
    into.octets += 3;
    if (decode && isEscapedSpecial(value)) into.literal(value);
    else writeEscape(value, into);
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
