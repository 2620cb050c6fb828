import { Closings } from './closings.ts';
import { innerFinder, leadFinder } from './finders.ts';
import type { LiteralFinder } from './literal-finder.ts';
import { PathText } from './path-text.ts';
import {
  AT,
  BELOW,
  CLOSED,
  FIRST_NODE,
  LEAD_LENGTH,
  LENGTH,
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

const NO_PATH = new PathText();
/** Beyond this the base of walks begins anew. */
const LAST_BASE = 0x3fffffff;

/** Leads paths through an index, one at a time. */
export class PathWalk {
  readonly #nodes: Int32Array;
  readonly #literals: Int32Array;
  readonly #code: Uint8Array;
  readonly #leads: LiteralFinder;
  /** Of literals behind a wildcard that do not only ever end a path. */
  readonly #inner: LiteralFinder;
  readonly #waiting: Waiting;
  readonly #closings: Closings;
  #base = 1;
  #path = NO_PATH;
  #best = -1;
  /** Nodes with children that this walk has reached. */
  readonly #open: Int32Array;
  #openCount = 0;

  constructor(index: RuleIndex) {
    const { nodes, literals } = index;
    const { code } = index.pool;
    this.#nodes = nodes;
    this.#literals = literals;
    this.#code = code;
    this.#leads = leadFinder(index);
    this.#inner = innerFinder(index);
    this.#waiting = new Waiting(index);
    this.#closings = new Closings(index);
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
    path.hashTo(length);
    this.#lead(length);
    if (this.#openCount > 0) {
      this.#lookThrough(length);
      this.#best = this.#closings.best(path, this.#base, this.#open, this.#openCount, this.#best);
    }
    this.#base += length + 1;
    return this.#best;
  }

  #restart(): void {
    for (let at = REACHED; at < this.#nodes.length; at += NODE) this.#nodes[at] = -1;
    this.#base = 1;
  }

  /** Takes the leading literals that the path begins with. */
  #lead(length: number): void {
    const nodes = this.#nodes;
    const { found } = this.#leads;
    const count = this.#leads.find(this.#path, 0);
    for (let index = 0; index < count; index++) {
      const node = found[index] as number;
      const row = node * NODE;
      const end = nodes[row + LEAD_LENGTH] as number;
      if ((nodes[row + TOP] as number) <= this.#best) continue;
      if (!this.#path.has(this.#code, ~(nodes[row + PARENT] as number), end, 0)) continue;
      if (end === length) this.#take(nodes[row + CLOSED] as number);
      this.#reach(node, end);
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
  #lookThrough(length: number): void {
    const { units } = this.#path;
    const { any } = this.#waiting;
    const inner = this.#inner;
    const { found, starts } = inner;
    for (let place = 0; place < length; place++) {
      if (any) this.#waiting.enter(place);
      if (starts[(units[place] as number) & 0x7f] === 0) continue;
      const count = inner.find(this.#path, place);
      for (let index = 0; index < count; index++) this.#literal(found[index] as number, place);
    }
  }

  /** Goes on from every reached node that the literal at this place leads on from. */
  #literal(literal: number, place: number): void {
    if (this.#waiting.isShared[literal] === 1) {
      this.#shared(literal, place);
      return;
    }
    const nodes = this.#nodes;
    const end = place + (this.#literals[literal * LITERAL_COLUMNS + LENGTH] as number);
    let node = this.#literals[literal * LITERAL_COLUMNS + FIRST_NODE] as number;
    for (; node >= 0; node = nodes[node * NODE + SIBLING] as number) {
      const row = node * NODE;
      if ((nodes[row + TOP] as number) <= this.#best || (nodes[row + REACHED] as number) >= this.#base)
        continue;
      if (!this.#isReached(nodes[row + PARENT] as number, place)) continue;
      if (!this.#occurs(literal, place)) return;
      this.#reach(node, end);
    }
  }

  /** The same for a literal that many nodes wait for. */
  #shared(literal: number, place: number): void {
    const waiting = this.#waiting;
    if (!waiting.waits(literal) || !this.#occurs(literal, place)) return;
    const end = place + (this.#literals[literal * LITERAL_COLUMNS + LENGTH] as number);
    for (let node = waiting.take(literal); node >= 0; node = waiting.take(literal)) {
      if ((this.#nodes[node * NODE + TOP] as number) > this.#best) this.#reach(node, end);
    }
  }

  /** Whether a node was reached in this walk, at a place or before. */
  #isReached(node: number, place: number): boolean {
    const reached = this.#nodes[node * NODE + REACHED] as number;
    return reached >= this.#base && reached <= this.#base + place;
  }

  #occurs(literal: number, place: number): boolean {
    const row = literal * LITERAL_COLUMNS;
    const length = this.#literals[row + LENGTH] as number;
    return this.#path.has(this.#code, this.#literals[row + AT] as number, length, place);
  }
}
