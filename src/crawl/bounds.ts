import type { Bounds } from './types.ts';

const MEGABYTE = 1_000_000;

/** What a walk keeps to unless a person says otherwise. */
export const DEFAULT_BOUNDS: Bounds = {
  maxPages: 50,
  maxDepth: 3,
  maxTimeMs: 120_000,
  maxBytes: 20 * MEGABYTE,
  delayMs: 250,
};

/** Most bytes read of one page unless a caller says otherwise: room for any page people write, none for a flood. */
export const DEFAULT_MAX_PAGE_BYTES = 10 * MEGABYTE;

const LEAST: Readonly<Record<keyof Bounds, number>> = {
  maxPages: 1,
  maxDepth: 0,
  maxTimeMs: 1,
  maxBytes: 1,
  delayMs: 0,
};

const NAMES: Readonly<Record<keyof Bounds, string>> = {
  maxPages: 'Pages',
  maxDepth: 'Depth',
  maxTimeMs: 'Time',
  maxBytes: 'Bytes',
  delayMs: 'Delay',
};

/** What is wrong with one bound: which field, and a sentence for a person. */
export interface BoundProblem {
  readonly field: keyof Bounds;
  readonly detail: string;
}

/** Lists what is wrong with bounds that a person typed; empty when they can be used. */
export function checkBounds(bounds: Bounds): readonly BoundProblem[] {
  const problems: BoundProblem[] = [];
  for (const field of Object.keys(LEAST) as (keyof Bounds)[]) {
    const value = bounds[field];
    const least = LEAST[field];
    if (Number.isSafeInteger(value) && value >= least) continue;
    const name = NAMES[field];
    problems.push({ field, detail: `${name} must be a whole number, ${least} or more; it is ${value}.` });
  }
  return problems;
}
