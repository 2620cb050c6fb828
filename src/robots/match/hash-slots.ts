/** An open hash table that holds numbers from 0 up; who uses it compares. */
export class HashSlots {
  /** A number plus one, or 0 for an empty slot. */
  readonly slots: Int32Array;
  readonly mask: number;
  readonly shift: number;

  /** @param most how many numbers it will hold at most */
  constructor(most: number) {
    const bits = Math.max(3, 33 - Math.clz32(most));
    this.slots = new Int32Array(1 << bits);
    this.mask = (1 << bits) - 1;
    this.shift = 32 - bits;
  }

  /** Where the search for a key begins; it goes on slot by slot to the first empty one. */
  slot(key: number, extra: number): number {
    return Math.imul(key ^ Math.imul(extra, 0x85ebca6b), 0x9e3779b1) >>> this.shift;
  }
}
