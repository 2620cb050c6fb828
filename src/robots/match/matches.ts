import { hashOf, type PathHash } from './path-hash.ts';
import { ANY, PATH_END } from './pattern-buffer.ts';

/**
 * Whether a path begins with what a pattern describes (RFC 9309, 2.2.2 and 2.2.3), in time linear in both.
 * Each literal between two wildcards is taken where it first occurs: no later place could do better. It is searched
 * for by its hash, which no choice of pattern and path makes slow.
 *
 * @param hash that of the whole path
 */
export function matches(code: Uint8Array, end: number, path: string, hash: PathHash): boolean {
  let at = 0;
  let place = 0;
  while (at < end && code[at] !== ANY) {
    if (code[at] === PATH_END) return place === path.length;
    if (path.charCodeAt(place++) !== code[at++]) return false;
  }
  while (at < end) {
    const start = ++at;
    while (at < end && code[at] !== ANY && code[at] !== PATH_END) at++;
    const length = at - start;
    if (at < end && code[at] === PATH_END) {
      const last = path.length - length;
      return last >= place && occursAt(code, start, length, path, last);
    }
    const found = find(code, start, length, path, place, hash);
    if (found < 0) return false;
    place = found + length;
  }
  return true;
}

function find(
  code: Uint8Array,
  start: number,
  length: number,
  path: string,
  from: number,
  hash: PathHash,
): number {
  const wanted = hashOf(code, start, start + length);
  for (let place = from; place + length <= path.length; place++) {
    if (hash.part(place, length) === wanted && occursAt(code, start, length, path, place)) return place;
  }
  return -1;
}

/** Whether a literal stands at a place of a path. */
export function occursAt(
  code: Uint8Array,
  start: number,
  length: number,
  path: string,
  place: number,
): boolean {
  for (let index = 0; index < length; index++) {
    if (path.charCodeAt(place + index) !== code[start + index]) return false;
  }
  return true;
}
