import { hashOf, type PathText } from './path-text.ts';
import { ANY, PATH_END } from './pattern-buffer.ts';

/**
 * Whether a path begins with what a pattern describes (RFC 9309, 2.2.2 and 2.2.3), in time linear in both.
 * Each literal between two wildcards is taken where it first occurs: no later place could do better. It is searched
 * for by its hash, which no choice of pattern and path makes slow.
 */
export function matches(code: Uint8Array, end: number, path: PathText): boolean {
  const { units } = path;
  let at = 0;
  let place = 0;
  while (at < end && code[at] !== ANY) {
    if (code[at] === PATH_END) return place === path.length;
    if (place === path.length || units[place++] !== code[at++]) return false;
  }
  while (at < end) {
    const start = ++at;
    while (at < end && code[at] !== ANY && code[at] !== PATH_END) at++;
    const length = at - start;
    if (at < end && code[at] === PATH_END) {
      const last = path.length - length;
      return last >= place && path.has(code, start, length, last);
    }
    const found = find(code, start, length, path, place);
    if (found < 0) return false;
    place = found + length;
  }
  return true;
}

function find(code: Uint8Array, start: number, length: number, path: PathText, from: number): number {
  if (from + length > path.length) return -1;
  const wanted = hashOf(code, start, start + length);
  for (let place = from; place + length <= path.length; place++) {
    if (path.part(place, length) === wanted && path.has(code, start, length, place)) return place;
  }
  return -1;
}
