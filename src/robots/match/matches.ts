import { ANY, PATH_END } from './pattern-buffer.ts';

/**
 * Whether a path begins with what a pattern describes (RFC 9309, 2.2.2 and 2.2.3).
 * Each literal between two wildcards is taken where it first occurs: no later place could do better.
 */
export function matches(code: Uint8Array, start: number, end: number, path: string): boolean {
  let at = start;
  let place = 0;
  while (at < end && code[at] !== ANY) {
    if (code[at] === PATH_END) return place === path.length;
    if (path.charCodeAt(place++) !== code[at++]) return false;
  }
  while (at < end) {
    const literal = ++at;
    while (at < end && code[at] !== ANY && code[at] !== PATH_END) at++;
    const length = at - literal;
    if (code[at] === PATH_END && at < end) {
      const last = path.length - length;
      return last >= place && occursAt(code, literal, length, path, last);
    }
    while (!occursAt(code, literal, length, path, place)) {
      if (++place + length > path.length) return false;
    }
    place += length;
  }
  return true;
}

function occursAt(code: Uint8Array, literal: number, length: number, path: string, place: number): boolean {
  for (let index = 0; index < length; index++) {
    if (path.charCodeAt(place + index) !== code[literal + index]) return false;
  }
  return true;
}
