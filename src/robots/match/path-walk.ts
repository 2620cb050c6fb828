import { BY_HEAD, fourUnits, HEAD, Heads, WHOLE_1, WHOLE_2, WHOLE_3 } from './heads.ts';
import { PathText } from './path-text.ts';
import { FIRST_BEGINNING, type RuleIndex } from './rule-index.ts';
import { Waiting } from './waiting.ts';

const NO_PATH = new PathText();

/** Leads paths through an index, one at a time. */
export class PathWalk {
  readonly #index: RuleIndex;
  readonly #heads: Heads;
  readonly #waiting: Waiting;
  /** Lengths of literals that end patterns which end with the path. */
  readonly #closingLengths: readonly number[];
  /** By unit: 1 where one of those literals ends with it. */
  readonly #closingUnits = new Uint8Array(128);
  /** By node: the place at which it was reached, plus the base of the walk in which it was. */
  readonly #reached: Int32Array;
  #base = 1;
  #path = NO_PATH;
  #best = -1;
  /** Nodes with children that this walk has reached. */
  readonly #open: Int32Array;
  #openCount = 0;

  constructor(index: RuleIndex) {
    this.#index = index;
    const { literalCount, nodeCount, literalOf } = index;
    const isOpen = new Uint8Array(literalCount);
    const closing = new Set<number>();
    for (let node = 0; node < nodeCount; node++) {
      const literal = literalOf[node] as number;
      if (literal < 0) continue;
      if ((index.openRank[node] as number) >= 0 || index.hasChildren[node] === 1) isOpen[literal] = 1;
      if ((index.closedRank[node] as number) < 0) continue;
      const literalLength = index.literalLength[literal] as number;
      closing.add(literalLength);
      this.#closingUnits[
        index.pool.code[(index.literalAt[literal] as number) + literalLength - 1] as number
      ] = 1;
    }
    this.#heads = new Heads(index, isOpen);
    this.#waiting = new Waiting(index);
    this.#closingLengths = [...closing].sort((a, b) => a - b);
    this.#reached = new Int32Array(nodeCount);
    this.#open = new Int32Array(nodeCount);
  }

  /** The best rank among the patterns that match, or -1. */
  walk(path: PathText): number {
    if (this.#base > 0x3fffffff) {
      this.#reached.fill(0);
      this.#base = 1;
    }
    this.#path = path;
    this.#best = -1;
    this.#openCount = 0;
    const { length } = path;
    if (this.#waiting.any) this.#waiting.begin(length);
    this.#leads(length);
    if (this.#openCount > 0) {
      this.#literals(length);
      const last = length > 0 ? (this.#path.units[length - 1] as number) : 0x80;
      if (last < 0x80 && this.#closingUnits[last] === 1) this.#closings(length);
    }
    this.#base += length + 1;
    return this.#best;
  }

  /** Finds the leading literals that the path begins with. */
  #leads(length: number): void {
    const { leadLengths, beginnings, leads } = this.#index;
    const path = this.#path;
    const longest = Math.min(length, leadLengths.length - 1);
    for (let from = 0, to = FIRST_BEGINNING; ; from = to + 1, to *= 2) {
      if (to > longest) to = longest;
      path.hashTo(to);
      const hashes = path.beginnings;
      for (let end = from; end <= to; end++) {
        if (leadLengths[end] === 1 && leads.mayHold(hashes[end] as number, end)) this.#lead(end, length);
      }
      if (to === longest || !beginnings.has((hashes[to] as number) ^ to)) return;
    }
  }

  /** Takes the leading literal that is as long as this beginning of the path and equal to it, if there is one. */
  #lead(end: number, length: number): void {
    const { leads, leadHash, leadLength, leadAt, pool, closedRank } = this.#index;
    const { slots, mask } = leads;
    const wanted = this.#path.beginnings[end] as number;
    for (let slot = leads.slot(wanted, end); ; slot = (slot + 1) & mask) {
      const node = (slots[slot] as number) - 1;
      if (node < 0) return;
      if (leadHash[node] !== wanted || leadLength[node] !== end) continue;
      if (!this.#path.has(pool.code, leadAt[node] as number, end, 0)) continue;
      if (end === length && (closedRank[node] as number) > this.#best)
        this.#best = closedRank[node] as number;
      this.#reach(node, end);
      return;
    }
  }

  #reach(node: number, place: number): void {
    const { openRank, topRank, hasChildren } = this.#index;
    if ((openRank[node] as number) > this.#best) this.#best = openRank[node] as number;
    this.#reached[node] = this.#base + place;
    if (hasChildren[node] === 0 || (topRank[node] as number) <= this.#best) return;
    this.#open[this.#openCount++] = node;
    if (this.#waiting.any) this.#waiting.reach(node, place);
  }

  /** Goes through the path and takes each literal that a reached node leads on with, where it begins. */
  #literals(length: number): void {
    const { units } = this.#path;
    const { starts } = this.#heads;
    const { any } = this.#waiting;
    for (let place = 0; place < length; place++) {
      if (any) this.#waiting.enter(place, this.#index.literalOf);
      const unit = units[place] as number;
      const what = unit < 0x80 ? (starts[unit] as number) : 0;
      if (what === 0) continue;
      if ((what & WHOLE_1) !== 0) this.#literal(place, 1);
      if ((what & WHOLE_2) !== 0 && place + 2 <= length) this.#literal(place, 2);
      if ((what & WHOLE_3) !== 0 && place + 3 <= length) this.#literal(place, 3);
      if ((what & BY_HEAD) !== 0 && place + HEAD <= length) this.#headed(place, length);
    }
  }

  #headed(place: number, length: number): void {
    const { units } = this.#path;
    const heads = this.#heads;
    const head = heads.find(fourUnits(units, place));
    if (head < 0) return;
    const to = heads.lengthsTo(head);
    let mayBeLong = false;
    for (let at = heads.lengthsFrom(head); at < to; at++) {
      const literalLength = heads.lengths[at] as number;
      if (place + literalLength > length) return;
      if (literalLength >= 2 * HEAD && !mayBeLong) {
        mayBeLong = heads.mayGoOn(head, fourUnits(units, place + HEAD));
        if (!mayBeLong) return;
      }
      this.#literal(place, literalLength);
    }
  }

  /** Goes on from every reached node that the literal at this place leads on from. */
  #literal(place: number, length: number): void {
    const literal = this.#find(place, length);
    if (literal < 0) return;
    const { firstNode, sibling, parent, topRank } = this.#index;
    if (this.#waiting.isShared[literal] === 1) {
      if (!this.#waiting.waits(literal) || !this.#occurs(literal, place, length)) return;
      for (let node = this.#waiting.take(literal); node >= 0; node = this.#waiting.take(literal)) {
        if ((topRank[node] as number) > this.#best) this.#reach(node, place + length);
      }
      return;
    }
    for (let node = firstNode[literal] as number; node >= 0; node = sibling[node] as number) {
      if ((topRank[node] as number) <= this.#best || (this.#reached[node] as number) >= this.#base) continue;
      if (!this.#isReached(parent[node] as number, place)) continue;
      if (!this.#occurs(literal, place, length)) return;
      this.#reach(node, place + length);
    }
  }

  /** Whether a node was reached in this walk, at a place or before. */
  #isReached(node: number, place: number): boolean {
    const reached = this.#reached[node] as number;
    return reached >= this.#base && reached <= this.#base + place;
  }

  /** The literal that seems to stand at a place, by its hash, or -1. */
  #find(place: number, length: number): number {
    const { literals, literalHash, literalLength, hasTwins } = this.#index;
    const { slots, mask } = literals;
    const wanted = this.#path.part(place, length);
    if (!literals.mayHold(wanted, length)) return -1;
    for (let slot = literals.slot(wanted, length); ; slot = (slot + 1) & mask) {
      const literal = (slots[slot] as number) - 1;
      if (literal < 0) return -1;
      if (literalHash[literal] !== wanted || literalLength[literal] !== length) continue;
      if (!hasTwins || this.#occurs(literal, place, length)) return literal;
    }
  }

  #occurs(literal: number, place: number, length: number): boolean {
    return this.#path.has(this.#index.pool.code, this.#index.literalAt[literal] as number, length, place);
  }

  /** Takes the patterns that end with the path: their last literal may stand at its end only. */
  #closings(length: number): void {
    const { parents, firstNode, sibling, parent } = this.#index;
    for (const literalLength of this.#closingLengths) {
      if (literalLength > length) return;
      const place = length - literalLength;
      const literal = this.#find(place, literalLength);
      if (literal < 0 || !this.#occurs(literal, place, literalLength)) continue;
      if ((parents[literal] as number) <= this.#openCount) {
        for (let node = firstNode[literal] as number; node >= 0; node = sibling[node] as number) {
          if (this.#isReached(parent[node] as number, place)) this.#closeAt(node);
        }
      } else {
        for (let at = 0; at < this.#openCount; at++) {
          const open = this.#open[at] as number;
          const node = this.#index.child(open, literal);
          if (node >= 0 && this.#isReached(open, place)) this.#closeAt(node);
        }
      }
    }
  }

  #closeAt(node: number): void {
    const rank = this.#index.closedRank[node] as number;
    if (rank > this.#best) this.#best = rank;
  }
}
