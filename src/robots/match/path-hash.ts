/**
 * Any odd number will do. It is drawn anew in each process, so that nobody can write a file whose literals collide; verdicts
 * do not depend on it, since characters are compared wherever hashes agree.
 */
const BASE = (Math.floor(Math.random() * 0x3fffffff) * 2 + 0x10001) | 0;

let powers = new Int32Array([1]);

function widenPowers(length: number): void {
  const wider = new Int32Array(Math.max(length + 1, powers.length * 2));
  wider.set(powers);
  for (let at = powers.length; at < wider.length; at++) {
    wider[at] = Math.imul(wider[at - 1] as number, BASE);
  }
  powers = wider;
}

/** Hashes of every beginning of a path, from which the hash of any part of it follows at once. */
export class PathHash {
  /** The hash of the first n characters stands at n. */
  beginnings = new Int32Array(256);

  read(path: string, length: number): void {
    if (this.beginnings.length <= length) this.beginnings = new Int32Array(length * 2 + 1);
    if (powers.length <= length) widenPowers(length);
    const { beginnings } = this;
    let hash = 0;
    for (let at = 0; at < length; ) {
      hash = (Math.imul(hash, BASE) + path.charCodeAt(at)) | 0;
      beginnings[++at] = hash;
    }
  }

  /** The hash of so many characters from a position. */
  part(from: number, length: number): number {
    const { beginnings } = this;
    const before = Math.imul(beginnings[from] as number, powers[length] as number);
    return ((beginnings[from + length] as number) - before) | 0;
  }
}

/** The hash of literal octets. */
export function hashOf(code: Uint8Array, start: number, end: number): number {
  let hash = 0;
  for (let at = start; at < end; at++) hash = (Math.imul(hash, BASE) + (code[at] as number)) | 0;
  return hash;
}

/** Room for `powers` of literals longer than any path seen so far. */
export function preparePowers(length: number): void {
  if (powers.length <= length) widenPowers(length);
}
