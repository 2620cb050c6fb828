import { COLON, HASH as FRAGMENT, hexValue, isDigit, PERCENT, SLASH } from '../lines/characters.ts';
import { BASE, type PathText } from './path-text.ts';

/** Units that may stand in path and query of a URL and that the URL parser then leaves as they are. */
const PLAIN = new Uint8Array(128);
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_~!$&()*+,;=:@?/') {
  PLAIN[character.charCodeAt(0)] = 1;
}
const DOT = 0x2e;

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
  if (url.charCodeAt(at) !== SLASH) return false;
  const size = url.length;
  into.start(size - at);
  const { units, beginnings } = into;
  let length = 0;
  let hash = 0;
  for (; at < size; at++) {
    const unit = url.charCodeAt(at);
    if (unit >= 0x80 || PLAIN[unit] === 0) {
      if (unit === FRAGMENT) break;
      if (!isPlainSign(url, at, unit)) return false;
    }
    units[length] = unit;
    hash = (Math.imul(hash, BASE) + unit) | 0;
    beginnings[++length] = hash;
  }
  into.finish(length);
  return true;
}

/** Whether a unit that is not always plain is so where it stands. */
function isPlainSign(url: string, at: number, unit: number): boolean {
  if (unit === DOT) return url.charCodeAt(at - 1) !== SLASH;
  return unit === PERCENT && isPlainEscape(url.charCodeAt(at + 1), url.charCodeAt(at + 2));
}

/** Names of letters, digits and single hyphens, the last one of letters: no IP address and no encoded name is like that. */
function hostEnd(url: string, start: number): number {
  let at = start;
  let before = DOT;
  let lettersOnly = true;
  for (; at < url.length; at++) {
    const unit = url.charCodeAt(at);
    if (unit >= 0x61 && unit <= 0x7a) {
      before = unit;
    } else if (isDigit(unit) || unit === 0x2d) {
      if (unit === 0x2d && before === 0x2d) return -1;
      lettersOnly = false;
      before = unit;
    } else if (unit === DOT) {
      if (before === DOT) return -1;
      lettersOnly = true;
      before = unit;
    } else {
      break;
    }
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
