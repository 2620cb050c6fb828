import { retryAfterMs } from './pacer.ts';

/** First pause after a 429 that names none; it doubles with each further one, up to the longest that is only guessed. */
const FIRST_BACK_OFF_MS = 30_000;
const LONGEST_GUESS_MS = 10 * 60 * 1000;
/** A server that asks for more than a day does not mean it, or means no. */
const LONGEST_BACK_OFF_MS = 24 * 60 * 60 * 1000;

/** How a host was treated, and how it wants to be. Kept from one use to the next, so that starting anew is no way round it. */
export interface HostState {
  /** Host and port, as `URL.host` gives them. */
  readonly host: string;
  /** Requests made to it. */
  readonly visits: number;
  /** Start of the last request, in milliseconds since the epoch. */
  readonly lastAt: number;
  /** Its status; null where no answer came. */
  readonly lastStatus: number | null;
  /** Answers in a row that asked for a pause. */
  readonly refusals: number;
  /** Before this the host asks to be left alone, in milliseconds since the epoch; 0 where it does not. */
  readonly notBefore: number;
}

/** One request to a host, and what came of it. */
export interface Visit {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Null where no answer came. */
  readonly status: number | null;
  /** Names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * The state after one more request. A 429, and a 503 with Retry-After, ask for a pause: as long as Retry-After says (RFC 9110,
 * 10.2.3), else twice as long as the one before. A 503 without it says that the server fails, not that it wants to be left
 * alone. Any other answer ends the pause.
 */
export function afterVisit(before: HostState | null, host: string, visit: Visit): HostState {
  const { at, status, headers } = visit;
  const named = status === 429 || status === 503 ? retryAfterMs(headers, at) : null;
  const refused = status === 429 || named !== null;
  const refusals = refused ? (before?.refusals ?? 0) + 1 : 0;
  const guess = Math.min(FIRST_BACK_OFF_MS * 2 ** (refusals - 1), LONGEST_GUESS_MS);
  const asked = named ?? guess;
  const notBefore = refused ? at + Math.min(asked, LONGEST_BACK_OFF_MS) : 0;
  return { host, visits: (before?.visits ?? 0) + 1, lastAt: at, lastStatus: status, refusals, notBefore };
}

/**
 * Milliseconds until the host may be asked again; 0 where it may be now.
 *
 * @param now milliseconds since the epoch
 * @param delayMs least time between two requests
 */
export function waitFor(state: HostState | null, now: number, delayMs = 0): number {
  if (state === null) return 0;
  return Math.max(0, state.notBefore - now, state.lastAt + delayMs - now);
}

/** The state in one line, e.g. `site.example: 12 visits, last answer 503, not before 2026-11-30T12:00:30.000Z`. */
export function describeHost(state: HostState, isoTime: (ms: number) => string): string {
  const visits = state.visits === 1 ? '1 visit' : `${state.visits} visits`;
  const last = state.lastStatus === null ? 'no answer last' : `last answer ${state.lastStatus}`;
  const wait = state.notBefore === 0 ? '' : `, not before ${isoTime(state.notBefore)}`;
  return `${state.host}: ${visits}, ${last}${wait}`;
}
