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

/** Longest time that timers of browsers can wait: they take a signed 32-bit number. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const MOST: Readonly<Record<keyof Bounds, number>> = {
  maxPages: Number.MAX_SAFE_INTEGER,
  maxDepth: Number.MAX_SAFE_INTEGER,
  maxTimeMs: LONGEST_TIMER_MS,
  maxBytes: Number.MAX_SAFE_INTEGER,
  delayMs: LONGEST_TIMER_MS,
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
    const most = MOST[field];
    if (Number.isSafeInteger(value) && value >= least && value <= most) continue;
    const range = Number.isSafeInteger(value) && value > most ? `at most ${most}` : `${least} or more`;
    problems.push({ field, detail: `${NAMES[field]} must be a whole number, ${range}; it is ${value}.` });
  }
  return problems;
}
