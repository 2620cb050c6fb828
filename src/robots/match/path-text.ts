/**
 * Any odd number will do. It is drawn anew in each process, so that nobody can write a file whose literals collide; verdicts
 * do not depend on it, since characters are compared wherever hashes agree.
 */
export const BASE = (Math.floor(Math.random() * 0x3fffffff) * 2 + 0x10001) | 0;

let powers = new Int32Array([1]);

/** Makes room for `powers` of literals longer than any path seen so far. */
export function preparePowers(length: number): void {
  if (powers.length > length) return;
  const wider = new Int32Array(Math.max(length + 1, powers.length * 2));
  wider.set(powers);
  for (let at = powers.length; at < wider.length; at++) {
    wider[at] = Math.imul(wider[at - 1] as number, BASE);
  }
  powers = wider;
}

/** The hash of literal octets, going on from that of those before them. */
export function hashOf(code: Uint8Array, start: number, end: number, before = 0): number {
  let hash = before;
  for (let at = start; at < end; at++) hash = (Math.imul(hash, BASE) + (code[at] as number)) | 0;
  return hash;
}

/**
 * A path laid out for matching: its units, and as far as they were asked for the hashes of its beginnings, from which the hash of any
 * part of it follows at once. One is used for all verdicts, which need no memory of their own so.
 */
export class PathText {
  units = new Uint16Array(512);
  length = 0;
  /** The hash of the first n units stands at n, as far as `hashTo` was asked. */
  beginnings = new Int32Array(513);
  #hashed = 0;

  /** Takes the part of a text from a position to another. */
  read(text: string, from = 0, to = text.length): void {
    this.start(to - from);
    const { units, length } = this;
    for (let at = 0; at < length; at++) units[at] = text.charCodeAt(from + at);
  }

  /** Begins with a path of at most so many units, which are then to be written, and `length` set to how many there are. */
  start(most: number): void {
    if (this.units.length < most) this.#widen(most);
    this.length = most;
    this.#hashed = 0;
  }

  /** What the hash of units before a part is multiplied by, by the part's length, to take them out of the hash behind it. */
  powers(): Int32Array {
    return powers;
  }

  /** Ends a path whose units and hashes were both written, so many of each. */
  finish(length: number): void {
    this.length = length;
    this.#hashed = length;
  }

  /** The hash of so many units from a place. */
  part(from: number, length: number): number {
    const end = from + length;
    if (this.#hashed < end) this.hashTo(this.length);
    const before = Math.imul(this.beginnings[from] as number, powers[length] as number);
    return ((this.beginnings[end] as number) - before) | 0;
  }

  /** Makes the hashes of the beginnings of up to so many units. */
  hashTo(end: number): void {
    const { units, beginnings } = this;
    let hash = beginnings[this.#hashed] as number;
    for (let at = this.#hashed; at < end; ) {
      hash = (Math.imul(hash, BASE) + (units[at] as number)) | 0;
      beginnings[++at] = hash;
    }
    if (end > this.#hashed) this.#hashed = end;
  }

  /** Whether literal octets stand at a place. */
  has(code: Uint8Array, start: number, length: number, place: number): boolean {
    const { units } = this;
    for (let index = 0; index < length; index++) {
      if (units[place + index] !== code[start + index]) return false;
    }
    return true;
  }

  /** Whether the path is a text, and nothing more. */
  is(text: string): boolean {
    if (this.length !== text.length) return false;
    for (let at = 0; at < text.length; at++) {
      if (this.units[at] !== text.charCodeAt(at)) return false;
    }
    return true;
  }

  #widen(length: number): void {
    this.units = new Uint16Array(length * 2);
    this.beginnings = new Int32Array(length * 2 + 1);
    preparePowers(length * 2);
  }
}

preparePowers(512);
