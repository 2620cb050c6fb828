import type { PathText } from './path-text.ts';
import {
  AT,
  CLOSED,
  FIRST_NODE,
  HASH,
  LENGTH,
  LITERAL,
  LITERAL_COLUMNS,
  NODE,
  PARENT,
  REACHED,
  type RuleIndex,
  SIBLING,
} from './rule-index.ts';

/** The patterns of an index that end with the path: their last literal may stand at its end only. */
export class Closings {
  readonly #index: RuleIndex;
  readonly #nodes: Int32Array;
  /** Lengths of the last literals, ascending. */
  readonly #lengths: readonly number[];
  /** By unit: 1 where one of those literals ends with it. */
  readonly #units = new Uint8Array(128);

  constructor(index: RuleIndex) {
    this.#index = index;
    this.#nodes = index.nodes;
    const { code } = index.pool;
    const lengths = new Set<number>();
    for (let node = 0; node < index.nodeCount; node++) {
      if (index.node(node, PARENT) < 0 || index.node(node, CLOSED) < 0) continue;
      const literal = index.node(node, LITERAL);
      const length = index.literal(literal, LENGTH);
      lengths.add(length);
      this.#units[code[index.literal(literal, AT) + length - 1] as number] = 1;
    }
    this.#lengths = [...lengths].sort((a, b) => a - b);
  }

  /**
   * The best rank among those that match a path, if it is better than the one given.
   *
   * @param base what says in column `REACHED` that this path reached a node at its beginning
   * @param open the first so many are the nodes with children that this path reached
   */
  best(path: PathText, base: number, open: Int32Array, openCount: number, bestSoFar: number): number {
    const { length } = path;
    const last = length > 0 ? (path.units[length - 1] as number) : 0x80;
    if (last >= 0x80 || this.#units[last] === 0) return bestSoFar;
    let best = bestSoFar;
    for (const literalLength of this.#lengths) {
      if (literalLength > length) break;
      const place = length - literalLength;
      const literal = this.#find(path, place, literalLength);
      if (literal < 0) continue;
      const latest = base + place;
      const rank =
        (this.#index.parents[literal] as number) <= openCount
          ? this.#byLiteral(literal, base, latest)
          : this.#byParent(literal, base, latest, open, openCount);
      if (rank > best) best = rank;
    }
    return best;
  }

  #find(path: PathText, place: number, length: number): number {
    const { literalSlots, literals, pool } = this.#index;
    const { slots, mask } = literalSlots;
    const wanted = path.part(place, length);
    if (!literalSlots.mayHold(wanted, length)) return -1;
    for (let slot = literalSlots.slot(wanted, length); ; slot = (slot + 1) & mask) {
      const literal = (slots[slot] as number) - 1;
      if (literal < 0) return -1;
      const row = literal * LITERAL_COLUMNS;
      if (literals[row + HASH] !== wanted || literals[row + LENGTH] !== length) continue;
      if (path.has(pool.code, literals[row + AT] as number, length, place)) return literal;
    }
  }

  #byLiteral(literal: number, base: number, latest: number): number {
    const nodes = this.#nodes;
    let best = -1;
    let node = this.#index.literal(literal, FIRST_NODE);
    for (; node >= 0; node = nodes[node * NODE + SIBLING] as number) {
      const rank = nodes[node * NODE + CLOSED] as number;
      if (rank > best && this.#isReached(nodes[node * NODE + PARENT] as number, base, latest)) best = rank;
    }
    return best;
  }

  #byParent(literal: number, base: number, latest: number, open: Int32Array, openCount: number): number {
    let best = -1;
    for (let at = 0; at < openCount; at++) {
      const parent = open[at] as number;
      if (!this.#isReached(parent, base, latest)) continue;
      const node = this.#index.child(parent, literal);
      if (node >= 0) best = Math.max(best, this.#nodes[node * NODE + CLOSED] as number);
    }
    return best;
  }

  #isReached(node: number, base: number, latest: number): boolean {
    const reached = this.#nodes[node * NODE + REACHED] as number;
    return reached >= base && reached <= latest;
  }
}
