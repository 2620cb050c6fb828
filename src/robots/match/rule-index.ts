import { HashSlots } from './hash-slots.ts';
import { hashOf, preparePowers } from './path-text.ts';
import { ANY, PATH_END } from './pattern-buffer.ts';
import type { PatternPool } from './pattern-pool.ts';

/** Columns of a node. What a walk needs of one node stands together, since it is fetched from far away. */
export const OPEN = 0;
/** Best rank of the patterns that end at the node with the path; `OPEN` that of those that match whatever follows; -1 for none. */
export const CLOSED = 1;
/** Best rank below the node, and at the node or below: a node that cannot change the outcome is not entered. */
export const BELOW = 2;
export const TOP = 3;
/** Where a walk reached the node, plus the base of that walk. */
export const REACHED = 4;
/** The node before; of a node of a leading literal, the complement of where the pool has that, which is negative. */
export const PARENT = 5;
/** Of a node of a leading literal: its hash and length. */
export const LEAD_HASH = 6;
export const LEAD_LENGTH = 7;
/** Of another node: the literal that leads to it, and the next node that the same literal leads to. */
export const LITERAL = 6;
export const SIBLING = 7;
export const NODE = 8;

/** Columns of a literal. */
export const HASH = 0;
export const LENGTH = 1;
/** Where the pool has it. */
export const AT = 2;
/** The first node that it leads to. */
export const FIRST_NODE = 3;
export const LITERAL_COLUMNS = 4;

/**
 * The rules of a group as a tree of literals. A node stands for a beginning of patterns: their leading literal, then one literal
 * for each wildcard. Patterns that begin alike share nodes, so that a path is led through each beginning once.
 *
 * A node is reached at the earliest place of the path at which its literals have all occurred, one behind the other; no later place
 * could make more of its patterns match.
 */
export class RuleIndex {
  readonly pool: PatternPool;
  nodeCount = 0;
  readonly nodes: Int32Array;
  literalCount = 0;
  readonly literals: Int32Array;
  /** By literal: how many nodes it leads to. */
  readonly parents: Int32Array;
  readonly leadSlots: HashSlots;
  readonly literalSlots: HashSlots;
  readonly #edges: HashSlots;

  constructor(pool: PatternPool) {
    this.pool = pool;
    const most = pool.count + pool.literals;
    this.nodes = new Int32Array(most * NODE).fill(-1);
    this.leadSlots = new HashSlots(pool.count);
    this.literals = new Int32Array(pool.literals * LITERAL_COLUMNS).fill(-1);
    this.parents = new Int32Array(pool.literals);
    this.literalSlots = new HashSlots(pool.literals);
    this.#edges = new HashSlots(pool.literals);
    let longest = 0;
    for (let pattern = 0; pattern < pool.count; pattern++) longest = Math.max(longest, this.#add(pattern));
    preparePowers(longest);
    this.#noteRanks();
  }

  node(node: number, column: number): number {
    return this.nodes[node * NODE + column] as number;
  }

  literal(literal: number, column: number): number {
    return this.literals[literal * LITERAL_COLUMNS + column] as number;
  }

  /** The node behind a parent that a literal leads to, or -1. */
  child(parent: number, literal: number): number {
    const { slots, mask } = this.#edges;
    for (let slot = this.#edges.slot(literal, parent); ; slot = (slot + 1) & mask) {
      const node = (slots[slot] as number) - 1;
      if (node < 0) return node;
      if (this.node(node, PARENT) === parent && this.node(node, LITERAL) === literal) return node;
    }
  }

  /** Adds a pattern and returns the length of its longest literal. */
  #add(pattern: number): number {
    const { code, offsets, ranks } = this.pool;
    const end = offsets[pattern + 1] as number;
    let start = offsets[pattern] as number;
    let at = literalEnd(code, start, end);
    let node = this.#lead(start, at - start);
    let longest = at - start;
    while (at < end && code[at] === ANY) {
      start = at + 1;
      at = literalEnd(code, start, end);
      node = this.#step(node, this.#addLiteral(start, at - start));
      longest = Math.max(longest, at - start);
    }
    const column = at < end && code[at] === PATH_END ? CLOSED : OPEN;
    const rank = ranks[pattern] as number;
    if (rank > this.node(node, column)) this.nodes[node * NODE + column] = rank;
    return longest;
  }

  #lead(at: number, length: number): number {
    const { code } = this.pool;
    const hash = hashOf(code, at, at + length);
    const { slots, mask } = this.leadSlots;
    let slot = this.leadSlots.slot(hash, length);
    for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
      const node = (slots[slot] as number) - 1;
      if (this.node(node, LEAD_HASH) !== hash || this.node(node, LEAD_LENGTH) !== length) continue;
      if (areEqual(code, ~this.node(node, PARENT), at, length)) return node;
    }
    const node = this.nodeCount++;
    this.leadSlots.fill(slot, node, hash, length);
    this.nodes[node * NODE + LEAD_HASH] = hash;
    this.nodes[node * NODE + LEAD_LENGTH] = length;
    this.nodes[node * NODE + PARENT] = ~at;
    return node;
  }

  #addLiteral(at: number, length: number): number {
    const { code } = this.pool;
    const hash = hashOf(code, at, at + length);
    const { slots, mask } = this.literalSlots;
    let slot = this.literalSlots.slot(hash, length);
    for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
      const literal = (slots[slot] as number) - 1;
      if (this.literal(literal, HASH) !== hash || this.literal(literal, LENGTH) !== length) continue;
      if (areEqual(code, this.literal(literal, AT), at, length)) return literal;
    }
    const literal = this.literalCount++;
    this.literalSlots.fill(slot, literal, hash, length);
    const row = literal * LITERAL_COLUMNS;
    this.literals[row + HASH] = hash;
    this.literals[row + LENGTH] = length;
    this.literals[row + AT] = at;
    return literal;
  }

  #step(parent: number, literal: number): number {
    const { slots, mask } = this.#edges;
    let slot = this.#edges.slot(literal, parent);
    for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
      const node = (slots[slot] as number) - 1;
      if (this.node(node, PARENT) === parent && this.node(node, LITERAL) === literal) return node;
    }
    const node = this.nodeCount++;
    this.#edges.fill(slot, node, literal, parent);
    const row = node * NODE;
    this.nodes[row + PARENT] = parent;
    this.nodes[row + LITERAL] = literal;
    this.nodes[row + SIBLING] = this.literal(literal, FIRST_NODE);
    this.literals[literal * LITERAL_COLUMNS + FIRST_NODE] = node;
    this.parents[literal] = (this.parents[literal] as number) + 1;
    return node;
  }

  /** A node is made after its parent, so going backwards sees children first. */
  #noteRanks(): void {
    const { nodes } = this;
    for (let node = this.nodeCount - 1; node >= 0; node--) {
      const top = Math.max(this.node(node, OPEN), this.node(node, CLOSED), this.node(node, BELOW));
      nodes[node * NODE + TOP] = top;
      const parent = this.node(node, PARENT);
      if (parent >= 0) nodes[parent * NODE + BELOW] = Math.max(this.node(parent, BELOW), top);
    }
  }
}

function areEqual(code: Uint8Array, one: number, other: number, length: number): boolean {
  for (let index = 0; index < length; index++) {
    if (code[one + index] !== code[other + index]) return false;
  }
  return true;
}

function literalEnd(code: Uint8Array, start: number, end: number): number {
  let at = start;
  while (at < end && code[at] !== ANY && code[at] !== PATH_END) at++;
  return at;
}
