import { COLON, HASH, hexValue, isDigit, PERCENT, SLASH } from '../lines/characters.ts';
import { BASE, type PathText } from './path-text.ts';

/** What a unit is in path and query. Nothing of it is left as it is by the URL parser unless said here. */
const OF_PATH = new Uint8Array(128);
const PLAIN = 1;
/** Plain unless a slash precedes it: there it may begin a dot segment. */
const DOT_OF_PATH = 2;
/** Begins an escape. */
const ESCAPE = 3;
const FRAGMENT = 4;
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_~!$&()*+,;=:@?/') {
  OF_PATH[character.charCodeAt(0)] = PLAIN;
}
const DOT = 0x2e;
OF_PATH[DOT] = DOT_OF_PATH;
OF_PATH[PERCENT] = ESCAPE;
OF_PATH[HASH] = FRAGMENT;

/** Units of a lower-case host name. */
const OF_HOST = new Uint8Array(128);
const LETTER = 1;
const DIGIT = 2;
/** A dot or a hyphen: no two stand next to each other. */
const SIGN = 3;
for (let unit = 0x61; unit <= 0x7a; unit++) OF_HOST[unit] = LETTER;
for (let unit = 0x30; unit <= 0x39; unit++) OF_HOST[unit] = DIGIT;
OF_HOST[DOT] = OF_HOST[0x2d] = SIGN;

/**
 * Reads path and query of a URL of the common kind without parsing it: http or https, a host of lower-case names, nothing
 * that the URL parser would change, and no escape that is compared otherwise than written. A verdict costs less than the
 * parsing of a URL so. Whatever is doubtful is left to the parser.
 *
 * @returns false for a URL that must be parsed, which says nothing of whether it is one
 */
export function readPlainUrl(url: string, into: PathText): boolean {
  const host = url.startsWith('https://') ? 8 : url.startsWith('http://') ? 7 : 0;
  if (host === 0) return false;
  let at = hostEnd(url, host);
  if (at < 0) return false;
  if (url.charCodeAt(at) === COLON) at = portEnd(url, at + 1);
  return url.charCodeAt(at) === SLASH && readPath(url, at, into);
}

/** Looks at each character of the text once, since that is what costs time; what is rare is done elsewhere. */
function readPath(url: string, start: number, into: PathText): boolean {
  const size = url.length;
  into.start(size - start);
  const { units, beginnings } = into;
  let length = 0;
  let hash = 0;
  let before = 0;
  for (let at = start; at < size; at++) {
    const unit = url.charCodeAt(at);
    const kind = unit < 0x80 ? (OF_PATH[unit] as number) : 0;
    if (kind !== PLAIN) {
      if (kind === FRAGMENT) break;
      if (kind === ESCAPE) return readEscapedPath(url, start, into);
      if (kind !== DOT_OF_PATH || before === SLASH) return false;
    }
    before = unit;
    units[length] = unit;
    hash = (Math.imul(hash, BASE) + unit) | 0;
    beginnings[++length] = hash;
  }
  into.finish(length);
  return true;
}

function readEscapedPath(url: string, start: number, into: PathText): boolean {
  const fragment = url.indexOf('#', start);
  into.read(url, start, fragment < 0 ? url.length : fragment);
  const { units, length } = into;
  for (let at = 0; at < length; at++) {
    const unit = units[at] as number;
    const kind = unit < 0x80 ? (OF_PATH[unit] as number) : 0;
    if (kind === PLAIN) continue;
    if (kind === ESCAPE) {
      if (at + 2 >= length || !isPlainEscape(units[at + 1] as number, units[at + 2] as number)) return false;
    } else if (kind !== DOT_OF_PATH || units[at - 1] === SLASH) {
      return false;
    }
  }
  return true;
}

/** Names of letters, digits and single hyphens, the last one of letters: no IP address and no encoded name is like that. */
function hostEnd(url: string, start: number): number {
  const size = url.length;
  let before = DOT;
  let lettersOnly = true;
  let at = start;
  for (; at < size; at++) {
    const unit = url.charCodeAt(at);
    const kind = unit < 0x80 ? (OF_HOST[unit] as number) : 0;
    if (kind !== LETTER) {
      if (kind === 0) break;
      if (unit === before && kind === SIGN) return -1;
      lettersOnly = unit === DOT;
    }
    before = unit;
  }
  return lettersOnly && before !== DOT && at - start < 254 ? at : -1;
}

/** Where a port of up to four digits ends, or the URL's end for another. */
function portEnd(url: string, start: number): number {
  let at = start;
  while (at < start + 4 && isDigit(url.charCodeAt(at))) at++;
  return at > start ? at : url.length;
}

/** An escape in upper case of something that stays escaped: no letter, digit, `-._~`, `*` or `$`. */
function isPlainEscape(high: number, low: number): boolean {
  if (high >= 0x61 || low >= 0x61) return false;
  const first = hexValue(high);
  const second = hexValue(low);
  if (first < 0 || second < 0) return false;
  return (
    first >= 8 ||
    (first === 2 && (second === 0xf || second === 3 || second === 6 || second === 0)) ||
    first < 2
  );
}
