import type { Verdict } from '../robots/types.ts';

/** Time as the engine sees it, handed in so that tests own it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason when it is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** One budget for the whole walk. */
export interface Bounds {
  /** Requests for pages that may be made, the seed included. */
  readonly maxPages: number;
  /** Clicks from the seed, which is depth 0. */
  readonly maxDepth: number;
  /** Wall time in milliseconds. */
  readonly maxTimeMs: number;
  /** Bytes of bodies received, after content decoding. */
  readonly maxBytes: number;
  /** Least time in milliseconds between two requests; a Crawl-delay can only raise it. */
  readonly delayMs: number;
}

/** Why a walk ended. `done`: every page within reach was asked for. */
export type StopReason =
  | 'done'
  | 'max-pages'
  | 'max-depth-reached'
  | 'deadline'
  | 'max-bytes'
  | 'callback'
  | 'user'
  | 'errors';

/** Why no page came back. `http-status` covers every answer that is neither successful nor a redirect. */
export type FailureReason =
  | 'http-status'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'no-permission'
  | 'too-many-redirects'
  | 'redirect-off-origin'
  /** A redirect that leads away or never ends; the browser does not show which. */
  | 'redirect-hidden'
  | 'redirect-disallowed'
  | 'body-failed'
  | 'unreadable';

/** One redirect that was followed. */
export interface Hop {
  readonly url: string;
  /** Null where the browser does not show it, as with the access of one click. */
  readonly status: number | null;
}

/** What the engine asks of the network. */
export interface PageRequest {
  /** Absolute http or https URL without fragment. */
  readonly url: string;
  /** Bytes of body that are still within the budget. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  /**
   * Judges where a redirect leads before it is followed: null where it may be. A fetcher that follows redirects itself must ask
   * before each hop that it sees.
   */
  readonly judgeHop: (url: string) => HopProblem | null;
}

/** Why a redirect is not followed. */
export interface HopProblem {
  readonly reason: FailureReason;
  readonly detail: string;
}

/** An answer of the server, or what stood in its way. Never a rejection: failures are results. */
export type FetchOutcome = FetchedResponse | FetchFailure;

export interface FetchedResponse {
  readonly kind: 'response';
  /** Final URL after redirects, without fragment. */
  readonly url: string;
  readonly status: number;
  /** Redirects that led here, first one first; empty where the platform does not show them. */
  readonly hops: readonly Hop[];
  /** Names in lower case, in the order received. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The body's bytes after content decoding; empty where the type is not a page's. */
  readonly body: Uint8Array;
  /** Bytes received after content decoding. */
  readonly bytes: number;
  /** True when the body was cut at `maxBytes`. */
  readonly truncated: boolean;
  /** Milliseconds from request to the end of the body. */
  readonly elapsedMs: number;
}

export interface FetchFailure {
  readonly kind: 'failure';
  readonly reason: FailureReason;
  /** One sentence for a person: what happened and what to do. */
  readonly detail: string;
  readonly hops: readonly Hop[];
  /** Where the answer was, if there was one. */
  readonly url?: string;
  readonly status?: number;
  /** Bytes of body received before it failed. */
  readonly bytes?: number;
}

/** A walk's decision about one URL. */
export interface PolicyDecision {
  readonly allowed: boolean;
  /** Null where robots.txt was not consulted. */
  readonly verdict: Verdict | null;
}

/** What robots.txt means for a walk. Two implementations: `off` and `respect`. */
export interface RobotsPolicy {
  readonly kind: 'off' | 'respect';
  decide(url: URL): PolicyDecision;
  /** Milliseconds that robots.txt asks for between requests; 0 where it asks for nothing. */
  readonly crawlDelayMs: number;
  /** One line that says what this policy does. */
  describe(): string;
}

/** Why the next request is not made yet. `delay`: politeness; `back-off`: the server asked for it or showed that it needs it. */
export interface Waiting {
  readonly reason: 'delay' | 'back-off';
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/** Where a walk stands, for a live view. */
export interface CrawlProgress {
  readonly fetched: number;
  readonly failed: number;
  readonly robotsSkipped: number;
  readonly queued: number;
  readonly bytes: number;
  readonly depth: number;
  readonly elapsedMs: number;
  /** The URL asked for now; null while waiting or at the end. */
  readonly current: string | null;
  /** What the walk waits for before the next request; null while it works and at the end. */
  readonly waiting: Waiting | null;
}
