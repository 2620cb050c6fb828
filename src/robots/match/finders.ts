import { LiteralFinder } from './literal-finder.ts';
import {
  AT,
  BELOW,
  HASH,
  LEAD_HASH,
  LITERAL,
  LITERAL_COLUMNS,
  NODE,
  OPEN,
  PARENT,
  type RuleIndex,
} from './rule-index.ts';

/** Finds the leading literals of an index; what is found are their nodes. */
export function leadFinder(index: RuleIndex): LiteralFinder {
  const leads: number[] = [];
  for (let node = 0; node < index.nodeCount; node++) {
    if (index.node(node, PARENT) < 0) leads.push(node);
  }
  const literals = {
    code: index.pool.code,
    slots: index.leadSlots,
    rows: index.nodes,
    stride: NODE,
    hash: LEAD_HASH,
    at: (node: number) => ~index.node(node, PARENT),
  };
  return new LiteralFinder(literals, leads);
}

/** Finds the literals behind a wildcard that have something to lead to before the path ends. */
export function innerFinder(index: RuleIndex): LiteralFinder {
  const isInner = new Uint8Array(index.literalCount);
  for (let node = 0; node < index.nodeCount; node++) {
    if (index.node(node, PARENT) < 0) continue;
    if (index.node(node, OPEN) >= 0 || index.node(node, BELOW) >= 0) isInner[index.node(node, LITERAL)] = 1;
  }
  const inner: number[] = [];
  for (const [literal, is] of isInner.entries()) if (is === 1) inner.push(literal);
  const literals = {
    code: index.pool.code,
    slots: index.literalSlots,
    rows: index.literals,
    stride: LITERAL_COLUMNS,
    hash: HASH,
    at: (literal: number) => index.literal(literal, AT),
  };
  return new LiteralFinder(literals, inner);
}
