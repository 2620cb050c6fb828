import { parseHttpDate } from './http-date.ts';
import type { Clock, FetchOutcome, Waiting } from './types.ts';

/** First pause after a 429 or 503 that names none; it doubles with each further one. */
const FIRST_BACK_OFF_MS = 1_000;
const LONGEST_GUESSED_BACK_OFF_MS = 30_000;

/** A server that asks for a longer pause than this wants to be left alone: the walk ends instead of hanging. */
export const MAX_RETRY_AFTER_MS = 600_000;

/** Says when the next request may start. One request at a time: the pause runs from the end of one to the start of the next. */
export interface Pacer {
  /** Call it at the end of each request. */
  ended(outcome: FetchOutcome): void;
  /** What to wait for now, given the pause that the user or robots.txt asks for; null when the next request may start. */
  due(delayMs: number): Waiting | null;
}

export function createPacer(clock: Clock): Pacer {
  let lastEnd: number | null = null;
  let backOffMs = 0;
  let overloads = 0;
  return {
    ended(outcome) {
      lastEnd = clock.now();
      const overloaded = outcome.kind === 'response' && (outcome.status === 429 || outcome.status === 503);
      overloads = overloaded ? overloads + 1 : 0;
      backOffMs = overloaded ? (retryAfterMs(outcome.headers, lastEnd) ?? guessedBackOff(overloads)) : 0;
    },
    due(delayMs) {
      if (lastEnd === null) return null;
      const until = lastEnd + Math.max(delayMs, backOffMs);
      if (until <= clock.now()) return null;
      return { reason: backOffMs > delayMs ? 'back-off' : 'delay', until };
    },
  };
}

function guessedBackOff(overloads: number): number {
  return Math.min(FIRST_BACK_OFF_MS * 2 ** (overloads - 1), LONGEST_GUESSED_BACK_OFF_MS);
}

/**
 * Reads Retry-After (RFC 9110, 10.2.3).
 *
 * @param now milliseconds since the epoch
 * @returns milliseconds to wait, 0 for a date in the past; null where the header is absent or unreadable
 */
export function retryAfterMs(
  headers: readonly (readonly [name: string, value: string])[],
  now: number,
): number | null {
  const value = headers.find(([name]) => name === 'retry-after')?.[1].trim();
  if (value === undefined) return null;
  if (/^[0-9]+$/.test(value)) return Number(value) * 1000;
  const date = parseHttpDate(value, now);
  return date === null ? null : Math.max(0, date - now);
}
