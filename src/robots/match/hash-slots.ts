/** Says of a key that it was not added, or that it may have been: small enough to stay near the processor. */
export class KeyFilter {
  readonly #bits: Uint8Array;
  readonly #shift: number;

  /** @param most how many keys it will hold at most; each has 16 bits or more to itself */
  constructor(most: number) {
    const bits = sizeBits(most);
    this.#bits = new Uint8Array(1 << bits);
    this.#shift = 29 - bits;
  }

  add(key: number, extra: number): void {
    const bit = mixed(key, extra) >>> this.#shift;
    this.#bits[bit >>> 3] = (this.#bits[bit >>> 3] as number) | (1 << (bit & 7));
  }

  mayHold(key: number, extra: number): boolean {
    const bit = mixed(key, extra) >>> this.#shift;
    return (((this.#bits[bit >>> 3] as number) >> (bit & 7)) & 1) === 1;
  }
}

/** An open hash table that holds numbers from 0 up; who uses it compares. */
export class HashSlots {
  /** A number plus one, or 0 for an empty slot. */
  readonly slots: Int32Array;
  readonly mask: number;
  readonly #shift: number;
  readonly #filter: KeyFilter;

  /** @param most how many numbers it will hold at most */
  constructor(most: number) {
    const bits = sizeBits(most);
    this.slots = new Int32Array(1 << bits);
    this.mask = (1 << bits) - 1;
    this.#shift = 32 - bits;
    this.#filter = new KeyFilter(most);
  }

  /** Where the search for a key begins; it goes on slot by slot to the first empty one. */
  slot(key: number, extra: number): number {
    return mixed(key, extra) >>> this.#shift;
  }

  /** Puts a number into an empty slot that was found for a key. */
  fill(slot: number, number: number, key: number, extra: number): void {
    this.slots[slot] = number + 1;
    this.#filter.add(key, extra);
  }

  /** False if no number stands here for a key; true says little. Spares most looks at the slots. */
  mayHold(key: number, extra: number): boolean {
    return this.#filter.mayHold(key, extra);
  }
}

/** Twice as many places as there may be keys, at least eight. */
function sizeBits(most: number): number {
  return Math.max(3, 33 - Math.clz32(most));
}

function mixed(key: number, extra: number): number {
  return Math.imul(key + (extra << 13) - extra, 0x9e3779b1);
}
