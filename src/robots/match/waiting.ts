import { LITERAL, NODE, PARENT, type RuleIndex } from './rule-index.ts';

/** A literal with more parents than this is looked for from its parents, not the other way round. */
const MANY_PARENTS = 8;

/**
 * Nodes that wait for a literal which many parents have in common. Asking each parent at each place of the literal would cost
 * places times parents; so a parent that is reached enters its children here, and each is taken out once.
 */
export class Waiting {
  readonly #nodes: Int32Array;
  /** By literal: 1 where its nodes wait here. */
  readonly isShared: Uint8Array;
  /** By node: the first of its children that wait here, and the next child of the same parent; -1 for none. */
  readonly #firstShared: Int32Array;
  readonly #nextShared: Int32Array;
  /** By literal: the last node that entered, and the one that entered before each; as of a pass. */
  readonly #newest: Int32Array;
  readonly #before: Int32Array;
  readonly #passOf: Int32Array;
  /** By place of the path: nodes that are reached there and have children to enter. */
  #reachedAt = new Int32Array(0);
  readonly #nextReached: Int32Array;
  #pass = 0;
  readonly any: boolean;

  constructor(index: RuleIndex) {
    const { literalCount, nodeCount, parents } = index;
    this.#nodes = index.nodes;
    this.isShared = new Uint8Array(literalCount);
    let any = false;
    for (let literal = 0; literal < literalCount; literal++) {
      if ((parents[literal] as number) <= MANY_PARENTS) continue;
      this.isShared[literal] = 1;
      any = true;
    }
    this.any = any;
    const nodes = any ? nodeCount : 0;
    const literals = any ? literalCount : 0;
    this.#firstShared = new Int32Array(nodes).fill(-1);
    this.#nextShared = new Int32Array(nodes);
    this.#newest = new Int32Array(literals);
    this.#before = new Int32Array(nodes);
    this.#passOf = new Int32Array(literals);
    this.#nextReached = new Int32Array(nodes);
    for (let node = 0; node < nodes; node++) {
      const above = index.node(node, PARENT);
      if (above < 0 || this.isShared[index.node(node, LITERAL)] === 0) continue;
      this.#nextShared[node] = this.#firstShared[above] as number;
      this.#firstShared[above] = node;
    }
  }

  /** Begins with a path of a length. */
  begin(length: number): void {
    this.#pass++;
    if (this.#reachedAt.length <= length) this.#reachedAt = new Int32Array(length * 2 + 1);
    this.#reachedAt.fill(-1, 0, length + 1);
  }

  /** A node is reached at a place: its children can wait from there on. */
  reach(node: number, place: number): void {
    if (this.#firstShared[node] === -1) return;
    this.#nextReached[node] = this.#reachedAt[place] as number;
    this.#reachedAt[place] = node;
  }

  /** Enters the children of what is reached at a place. */
  enter(place: number): void {
    for (let node = this.#reachedAt[place] as number; node >= 0; node = this.#nextReached[node] as number) {
      for (
        let child = this.#firstShared[node] as number;
        child >= 0;
        child = this.#nextShared[child] as number
      ) {
        const literal = this.#nodes[child * NODE + LITERAL] as number;
        this.#before[child] = this.#passOf[literal] === this.#pass ? (this.#newest[literal] as number) : -1;
        this.#newest[literal] = child;
        this.#passOf[literal] = this.#pass;
      }
    }
  }

  /** Takes a node out that waits for a literal; -1 if none does. */
  take(literal: number): number {
    if (this.#passOf[literal] !== this.#pass) return -1;
    const node = this.#newest[literal] as number;
    if (node >= 0) this.#newest[literal] = this.#before[node] as number;
    return node;
  }

  waits(literal: number): boolean {
    return this.#passOf[literal] === this.#pass && (this.#newest[literal] as number) >= 0;
  }
}
