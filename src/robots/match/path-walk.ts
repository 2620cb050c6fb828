import { Beginnings } from './beginnings.ts';
import { PathText } from './path-text.ts';
import {
  AT,
  BELOW,
  CLOSED,
  FIRST_NODE,
  HASH,
  LEAD_HASH,
  LEAD_LENGTH,
  LENGTH,
  LITERAL,
  LITERAL_COLUMNS,
  NODE,
  OPEN,
  PARENT,
  REACHED,
  type RuleIndex,
  SIBLING,
  TOP,
} from './rule-index.ts';
import { Waiting } from './waiting.ts';

/** In `#starts`: literals of one, two and three units, and longer ones. */
const ONE = 1;
const TWO = 2;
const THREE = 4;
const LONG = 8;

const NO_PATH = new PathText();
/** Beyond this the base of walks begins anew. */
const LAST_BASE = 0x3fffffff;

/** Leads paths through an index, one at a time. */
export class PathWalk {
  readonly #index: RuleIndex;
  readonly #nodes: Int32Array;
  readonly #leadBeginnings: Beginnings;
  /** Of literals behind a wildcard that do not only ever end a path. */
  readonly #beginnings: Beginnings;
  /** By unit: which of those literals may begin with it. */
  readonly #starts = new Uint8Array(128);
  readonly #waiting: Waiting;
  /** Lengths of literals that end patterns which end with the path. */
  readonly #closingLengths: readonly number[];
  /** By unit: 1 where one of those literals ends with it. */
  readonly #closingUnits = new Uint8Array(128);
  #base = 1;
  #path = NO_PATH;
  #best = -1;
  /** Nodes with children that this walk has reached. */
  readonly #open: Int32Array;
  #openCount = 0;

  constructor(index: RuleIndex) {
    this.#index = index;
    this.#nodes = index.nodes;
    const { code } = index.pool;
    const leads: [at: number, length: number][] = [];
    const isOpen = new Uint8Array(index.literalCount);
    const closing = new Set<number>();
    for (let node = 0; node < index.nodeCount; node++) {
      if (index.node(node, PARENT) < 0) {
        leads.push([~index.node(node, PARENT), index.node(node, LEAD_LENGTH)]);
        continue;
      }
      const literal = index.node(node, LITERAL);
      if (index.node(node, OPEN) >= 0 || index.node(node, BELOW) >= 0) isOpen[literal] = 1;
      if (index.node(node, CLOSED) < 0) continue;
      const length = index.literal(literal, LENGTH);
      closing.add(length);
      this.#closingUnits[code[index.literal(literal, AT) + length - 1] as number] = 1;
    }
    this.#leadBeginnings = new Beginnings(code, leads);
    const open: [at: number, length: number][] = [];
    for (let literal = 0; literal < index.literalCount; literal++) {
      if (isOpen[literal] === 0) continue;
      const at = index.literal(literal, AT);
      const length = index.literal(literal, LENGTH);
      this.#starts[code[at] as number] =
        (this.#starts[code[at] as number] as number) | (1 << Math.min(3, length - 1));
      if (length > 3) open.push([at, length]);
    }
    this.#beginnings = new Beginnings(code, open);
    this.#waiting = new Waiting(index);
    this.#closingLengths = [...closing].sort((a, b) => a - b);
    this.#open = new Int32Array(index.nodeCount);
  }

  /** The best rank among the patterns that match, or -1. */
  walk(path: PathText): number {
    const { length } = path;
    if (this.#base > LAST_BASE) this.#restart();
    this.#path = path;
    this.#best = -1;
    this.#openCount = 0;
    if (this.#waiting.any) this.#waiting.begin(length);
    this.#leads(length);
    if (this.#openCount > 0) {
      this.#literals(length);
      const last = length > 0 ? (path.units[length - 1] as number) : 0x80;
      if (last < 0x80 && this.#closingUnits[last] === 1) this.#closings(length);
    }
    this.#base += length + 1;
    return this.#best;
  }

  #restart(): void {
    for (let at = REACHED; at < this.#nodes.length; at += NODE) this.#nodes[at] = -1;
    this.#base = 1;
  }

  /** Finds the leading literals that the path begins with. */
  #leads(length: number): void {
    const { leadSlots } = this.#index;
    const { lengths, before } = this.#leadBeginnings;
    this.#path.hashTo(Math.min(length, lengths.at(-1) ?? 0));
    const { beginnings: hashes } = this.#path;
    let confirmed = 0;
    for (let index = 0; index < lengths.length; index++) {
      const end = lengths[index] as number;
      if (end > length) return;
      const begin = before[index] as number;
      if (begin > confirmed) {
        if (!this.#leadBeginnings.mayGoOn(hashes[begin] as number, begin)) return;
        confirmed = begin;
      }
      if (leadSlots.mayHold(hashes[end] as number, end)) this.#lead(end, length);
    }
  }

  /** Takes the leading literal that is as long as this beginning of the path and equal to it, if there is one. */
  #lead(end: number, length: number): void {
    const { leadSlots, pool } = this.#index;
    const { slots, mask } = leadSlots;
    const nodes = this.#nodes;
    const wanted = this.#path.beginnings[end] as number;
    for (let slot = leadSlots.slot(wanted, end); ; slot = (slot + 1) & mask) {
      const node = (slots[slot] as number) - 1;
      if (node < 0) return;
      const row = node * NODE;
      if (nodes[row + LEAD_HASH] !== wanted || nodes[row + LEAD_LENGTH] !== end) continue;
      if ((nodes[row + TOP] as number) <= this.#best) return;
      if (!this.#path.has(pool.code, ~(nodes[row + PARENT] as number), end, 0)) continue;
      if (end === length) this.#take(nodes[row + CLOSED] as number);
      this.#reach(node, end);
      return;
    }
  }

  #take(rank: number): void {
    if (rank > this.#best) this.#best = rank;
  }

  #reach(node: number, place: number): void {
    const nodes = this.#nodes;
    const row = node * NODE;
    this.#take(nodes[row + OPEN] as number);
    nodes[row + REACHED] = this.#base + place;
    if ((nodes[row + BELOW] as number) <= this.#best) return;
    this.#open[this.#openCount++] = node;
    if (this.#waiting.any) this.#waiting.reach(node, place);
  }

  /** Goes through the path and takes each literal that a reached node leads on with, where it begins. */
  #literals(length: number): void {
    const { units } = this.#path;
    const starts = this.#starts;
    this.#path.hashTo(length);
    const { any } = this.#waiting;
    for (let place = 0; place < length; place++) {
      if (any) this.#waiting.enter(place);
      const unit = units[place] as number;
      const what = unit < 0x80 ? (starts[unit] as number) : 0;
      if (what === 0) continue;
      if ((what & LONG) !== 0) this.#longLiterals(place, length);
      if (what === LONG) continue;
      if ((what & ONE) !== 0) this.#literal(place, 1);
      if ((what & TWO) !== 0 && place + 2 <= length) this.#literal(place, 2);
      if ((what & THREE) !== 0 && place + 3 <= length) this.#literal(place, 3);
    }
  }

  /** Tries the literals of four units and more that may begin at a place. */
  #longLiterals(place: number, length: number): void {
    const { lengths, before } = this.#beginnings;
    const { literalSlots } = this.#index;
    const { beginnings: hashes } = this.#path;
    const powers = this.#path.powers();
    const front = hashes[place] as number;
    let confirmed = 0;
    for (let index = 0; index < lengths.length; index++) {
      const literalLength = lengths[index] as number;
      if (place + literalLength > length) return;
      const begin = before[index] as number;
      if (begin > confirmed) {
        const hash = ((hashes[place + begin] as number) - Math.imul(front, powers[begin] as number)) | 0;
        if (!this.#beginnings.mayGoOn(hash, begin)) return;
        confirmed = begin;
      }
      const hash =
        ((hashes[place + literalLength] as number) - Math.imul(front, powers[literalLength] as number)) | 0;
      if (literalSlots.mayHold(hash, literalLength)) this.#literal(place, literalLength);
    }
  }

  /** Goes on from every reached node that the literal at this place leads on from. */
  #literal(place: number, length: number): void {
    const literal = this.#find(place, length);
    if (literal < 0) return;
    if (this.#waiting.isShared[literal] === 1) {
      this.#shared(literal, place, length);
      return;
    }
    const nodes = this.#nodes;
    let node = this.#index.literals[literal * LITERAL_COLUMNS + FIRST_NODE] as number;
    for (; node >= 0; node = nodes[node * NODE + SIBLING] as number) {
      const row = node * NODE;
      if ((nodes[row + TOP] as number) <= this.#best || (nodes[row + REACHED] as number) >= this.#base)
        continue;
      if (!this.#isReached(nodes[row + PARENT] as number, place)) continue;
      if (!this.#occurs(literal, place, length)) return;
      this.#reach(node, place + length);
    }
  }

  /** The same for a literal that many nodes wait for. */
  #shared(literal: number, place: number, length: number): void {
    const waiting = this.#waiting;
    if (!waiting.waits(literal) || !this.#occurs(literal, place, length)) return;
    for (let node = waiting.take(literal); node >= 0; node = waiting.take(literal)) {
      if ((this.#nodes[node * NODE + TOP] as number) > this.#best) this.#reach(node, place + length);
    }
  }

  /** Whether a node was reached in this walk, at a place or before. */
  #isReached(node: number, place: number): boolean {
    const reached = this.#nodes[node * NODE + REACHED] as number;
    return reached >= this.#base && reached <= this.#base + place;
  }

  /** The literal that seems to stand at a place, by its hash, or -1. */
  #find(place: number, length: number): number {
    const { literalSlots, literals, hasTwins } = this.#index;
    const { slots, mask } = literalSlots;
    const wanted = this.#path.part(place, length);
    if (!literalSlots.mayHold(wanted, length)) return -1;
    for (let slot = literalSlots.slot(wanted, length); ; slot = (slot + 1) & mask) {
      const literal = (slots[slot] as number) - 1;
      if (literal < 0) return -1;
      const row = literal * LITERAL_COLUMNS;
      if (literals[row + HASH] !== wanted || literals[row + LENGTH] !== length) continue;
      if (!hasTwins || this.#occurs(literal, place, length)) return literal;
    }
  }

  #occurs(literal: number, place: number, length: number): boolean {
    const at = this.#index.literals[literal * LITERAL_COLUMNS + AT] as number;
    return this.#path.has(this.#index.pool.code, at, length, place);
  }

  /** Takes the patterns that end with the path: their last literal may stand at its end only. */
  #closings(length: number): void {
    for (const literalLength of this.#closingLengths) {
      if (literalLength > length) return;
      const place = length - literalLength;
      const literal = this.#find(place, literalLength);
      if (literal < 0 || !this.#occurs(literal, place, literalLength)) continue;
      if ((this.#index.parents[literal] as number) <= this.#openCount) this.#closeByLiteral(literal, place);
      else this.#closeByParent(literal, place);
    }
  }

  #closeByLiteral(literal: number, place: number): void {
    const nodes = this.#nodes;
    let node = this.#index.literal(literal, FIRST_NODE);
    for (; node >= 0; node = nodes[node * NODE + SIBLING] as number) {
      if (this.#isReached(nodes[node * NODE + PARENT] as number, place))
        this.#take(nodes[node * NODE + CLOSED] as number);
    }
  }

  #closeByParent(literal: number, place: number): void {
    for (let at = 0; at < this.#openCount; at++) {
      const parent = this.#open[at] as number;
      if (!this.#isReached(parent, place)) continue;
      const node = this.#index.child(parent, literal);
      if (node >= 0) this.#take(this.#nodes[node * NODE + CLOSED] as number);
    }
  }
}
