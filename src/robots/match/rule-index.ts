import { HashSet, HashSlots } from './hash-slots.ts';
import { hashOf, preparePowers } from './path-text.ts';
import { ANY, PATH_END } from './pattern-buffer.ts';
import type { PatternPool } from './pattern-pool.ts';

/** Beginnings of leading literals are noted from this length on. */
export const FIRST_BEGINNING = 4;

/** A literal with more parents than this is looked for from its parents, not the other way round. */
export const MANY_PARENTS = 8;

/**
 * The rules of a group as a tree of literals. A node stands for a beginning of patterns: their leading literal, then one literal
 * for each wildcard. Patterns that begin alike share nodes, so that a path is led through each beginning once.
 *
 * A node is reached at the earliest place of the path at which its literals have all occurred, one behind the other; no later place
 * could make more of its patterns match. Nodes with a pattern that ends there hold the best rank of these.
 */
export class RuleIndex {
  readonly pool: PatternPool;
  nodeCount = 0;
  /** Best rank of the patterns that end at the node, so match whatever follows; -1 for none. */
  readonly openRank: Float64Array;
  /** Best rank of those that end at the node with the path. */
  readonly closedRank: Float64Array;
  /** Best rank at the node or below: a node that cannot change the outcome is not entered. */
  readonly topRank: Float64Array;
  readonly hasChildren: Uint8Array;
  /** The node before, and the literal between; -1 for a node of a leading literal. */
  readonly parent: Int32Array;
  readonly literalOf: Int32Array;
  /** Next node that the same literal leads to. */
  readonly sibling: Int32Array;

  /** Leading literals, by node. */
  readonly leads: HashSlots;
  readonly leadHash: Int32Array;
  readonly leadAt: Int32Array;
  readonly leadLength: Int32Array;
  /** By length: 1 where there is a leading literal of it. */
  readonly leadLengths: Uint8Array;
  /** Beginnings of longer leading literals, of lengths that are powers of two: where a path has none of them, no longer one follows. */
  readonly beginnings: HashSet;

  literalCount = 0;
  readonly literals: HashSlots;
  readonly literalHash: Int32Array;
  readonly literalAt: Int32Array;
  readonly literalLength: Int32Array;
  readonly firstNode: Int32Array;
  readonly parents: Int32Array;
  /** Whether two literals of a length share a hash, so that a hash does not tell which one it is. */
  hasTwins = false;
  readonly #edges: HashSlots;

  constructor(pool: PatternPool) {
    this.pool = pool;
    const nodes = pool.count + pool.literals;
    this.openRank = new Float64Array(nodes).fill(-1);
    this.closedRank = new Float64Array(nodes).fill(-1);
    this.hasChildren = new Uint8Array(nodes);
    this.parent = new Int32Array(nodes);
    this.literalOf = new Int32Array(nodes);
    this.sibling = new Int32Array(nodes);
    this.leads = new HashSlots(pool.count);
    this.leadHash = new Int32Array(nodes);
    this.leadAt = new Int32Array(nodes);
    this.leadLength = new Int32Array(nodes);
    this.literals = new HashSlots(pool.literals);
    this.literalHash = new Int32Array(pool.literals);
    this.literalAt = new Int32Array(pool.literals);
    this.literalLength = new Int32Array(pool.literals);
    this.firstNode = new Int32Array(pool.literals).fill(-1);
    this.parents = new Int32Array(pool.literals);
    this.#edges = new HashSlots(pool.literals);

    let longest = 0;
    for (let pattern = 0; pattern < pool.count; pattern++) longest = Math.max(longest, this.#add(pattern));
    preparePowers(longest);
    const longestLead = this.#longestLead();
    this.leadLengths = new Uint8Array(longestLead + 1);
    this.beginnings = new HashSet(pool.count * (33 - Math.clz32(longestLead)));
    for (let node = 0; node < this.nodeCount; node++) {
      if (this.parent[node] !== -1) continue;
      const length = this.leadLength[node] as number;
      this.leadLengths[length] = 1;
      addBeginnings(pool.code, this.leadAt[node] as number, length, this.beginnings);
    }
    this.topRank = this.#topRanks();
  }

  /** The node behind a parent that a literal leads to, or -1. */
  child(parent: number, literal: number): number {
    const { slots, mask } = this.#edges;
    for (let slot = this.#edges.slot(literal, parent); ; slot = (slot + 1) & mask) {
      const node = (slots[slot] as number) - 1;
      if (node < 0 || (this.parent[node] === parent && this.literalOf[node] === literal)) return node;
    }
  }

  #add(pattern: number): number {
    const { code, offsets, ranks } = this.pool;
    const end = offsets[pattern + 1] as number;
    const rank = ranks[pattern] as number;
    let start = offsets[pattern] as number;
    let at = literalEnd(code, start, end);
    let node = this.#lead(start, at - start);
    let longest = at - start;
    while (at < end && code[at] === ANY) {
      start = at + 1;
      at = literalEnd(code, start, end);
      node = this.#step(node, this.#literal(start, at - start));
      longest = Math.max(longest, at - start);
    }
    const best = at < end && code[at] === PATH_END ? this.closedRank : this.openRank;
    if (rank > (best[node] as number)) best[node] = rank;
    return longest;
  }

  #lead(at: number, length: number): number {
    const hash = hashOf(this.pool.code, at, at + length);
    const { slots, mask } = this.leads;
    let slot = this.leads.slot(hash, length);
    for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
      const node = (slots[slot] as number) - 1;
      if (this.leadHash[node] !== hash || this.leadLength[node] !== length) continue;
      if (this.#equal(this.leadAt[node] as number, at, length)) return node;
    }
    const node = this.nodeCount++;
    this.leads.fill(slot, node, hash, length);
    this.parent[node] = -1;
    this.literalOf[node] = -1;
    this.leadHash[node] = hash;
    this.leadAt[node] = at;
    this.leadLength[node] = length;
    return node;
  }

  #literal(at: number, length: number): number {
    const hash = hashOf(this.pool.code, at, at + length);
    const { slots, mask } = this.literals;
    let slot = this.literals.slot(hash, length);
    for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
      const literal = (slots[slot] as number) - 1;
      if (this.literalHash[literal] !== hash || this.literalLength[literal] !== length) continue;
      if (this.#equal(this.literalAt[literal] as number, at, length)) return literal;
      this.hasTwins = true;
    }
    const literal = this.literalCount++;
    this.literals.fill(slot, literal, hash, length);
    this.literalHash[literal] = hash;
    this.literalAt[literal] = at;
    this.literalLength[literal] = length;
    return literal;
  }

  #step(parent: number, literal: number): number {
    const { slots, mask } = this.#edges;
    let slot = this.#edges.slot(literal, parent);
    for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
      const node = (slots[slot] as number) - 1;
      if (this.parent[node] === parent && this.literalOf[node] === literal) return node;
    }
    const node = this.nodeCount++;
    this.#edges.fill(slot, node, literal, parent);
    this.parent[node] = parent;
    this.literalOf[node] = literal;
    this.hasChildren[parent] = 1;
    this.sibling[node] = this.firstNode[literal] as number;
    this.firstNode[literal] = node;
    this.parents[literal] = (this.parents[literal] as number) + 1;
    return node;
  }

  #equal(one: number, other: number, length: number): boolean {
    const { code } = this.pool;
    for (let index = 0; index < length; index++) {
      if (code[one + index] !== code[other + index]) return false;
    }
    return true;
  }

  #longestLead(): number {
    let longest = 0;
    for (let node = 0; node < this.nodeCount; node++)
      longest = Math.max(longest, this.leadLength[node] as number);
    return longest;
  }

  /** A node is made after its parent, so going backwards sees children first. */
  #topRanks(): Float64Array {
    const top = new Float64Array(this.nodeCount).fill(-1);
    for (let node = this.nodeCount - 1; node >= 0; node--) {
      const own = Math.max(this.openRank[node] as number, this.closedRank[node] as number);
      const here = Math.max(own, top[node] as number);
      top[node] = here;
      const parent = this.parent[node] as number;
      if (parent >= 0) top[parent] = Math.max(top[parent] as number, here);
    }
    return top;
  }
}

function addBeginnings(code: Uint8Array, start: number, length: number, into: HashSet): void {
  let hash = 0;
  for (let from = 0, to = FIRST_BEGINNING; to < length; from = to, to *= 2) {
    hash = hashOf(code, start + from, start + to, hash);
    into.add(hash ^ to);
  }
}

function literalEnd(code: Uint8Array, start: number, end: number): number {
  let at = start;
  while (at < end && code[at] !== ANY && code[at] !== PATH_END) at++;
  return at;
}
