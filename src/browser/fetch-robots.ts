import type { Hop } from '../crawl/index.ts';
import { type NetworkFault, REDIRECTS_FOLLOWED } from '../robots/index.ts';
import { accessTo } from './access.ts';
import { readCapped } from './body.ts';
import { networkFault } from './network-fault.ts';
import { answersWithRedirect, QUIET } from './quiet-request.ts';
import { type RequestTrace, traceRequest } from './request-trace.ts';

/** Bytes of robots.txt that are kept. RFC 9309, 2.5 asks for at least 500 KiB to be parsed; the rest is for display. */
export const MAX_ROBOTS_BYTES = 5 * 1024 * 1024;

/** Milliseconds after which a server that has not sent the whole file counts as unreachable. */
export const ROBOTS_TIMEOUT_MS = 20_000;

/** A robots.txt as it came back, whatever its status. */
export interface RobotsResponse {
  readonly kind: 'answered';
  readonly status: number;
  /** Final URL after redirects. */
  readonly url: string;
  readonly redirected: boolean;
  readonly hops: readonly Hop[];
  /** Names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
  readonly truncated: boolean;
  readonly elapsedMs: number;
}

/** What came back when robots.txt was asked for. */
export type RobotsFetch =
  | RobotsResponse
  | { readonly kind: 'timed-out'; readonly afterMs: number }
  /** More than the standard's five redirects, or a loop of them. */
  | { readonly kind: 'too-many-redirects'; readonly hops: readonly Hop[] }
  /** A redirect that cannot be followed to an origin that may not be read; null where the browser hides where to. */
  | { readonly kind: 'redirect-hidden'; readonly target: string | null }
  | { readonly kind: 'failed'; readonly fault: NetworkFault; readonly detail: string };

/**
 * Asks for a robots.txt. Failures are results: nothing is thrown.
 *
 * @param url the file's address, e.g. `https://example.com/robots.txt`
 */
export async function fetchRobots(url: string): Promise<RobotsFetch> {
  const signal = AbortSignal.timeout(ROBOTS_TIMEOUT_MS);
  const started = performance.now();
  const trace = await traceRequest(url, async () => (await accessTo(url, null)) === 'granted');
  try {
    const response = await fetch(url, { ...QUIET, redirect: 'follow', signal });
    if (trace.hops.length > REDIRECTS_FOLLOWED) return { kind: 'too-many-redirects', hops: trace.hops };
    const { body, truncated } = await readCapped(response, MAX_ROBOTS_BYTES);
    return {
      kind: 'answered',
      status: response.status,
      url: response.url,
      redirected: response.redirected,
      hops: trace.hops,
      headers: [...response.headers],
      body,
      truncated,
      elapsedMs: performance.now() - started,
    };
  } catch (error) {
    if (signal.aborted) return { kind: 'timed-out', afterMs: ROBOTS_TIMEOUT_MS };
    return await failureOf(url, error, trace);
  } finally {
    trace.stop();
  }
}

async function failureOf(url: string, error: unknown, trace: RequestTrace): Promise<RobotsFetch> {
  const code = await trace.error();
  const fault = code === null ? 'other' : networkFault(code);
  if (fault === 'redirects' || trace.hops.length > REDIRECTS_FOLLOWED) {
    return { kind: 'too-many-redirects', hops: trace.hops };
  }
  const { target } = trace;
  const leavesAccess = target !== null && (await accessTo(target, null)) !== 'granted';
  if (leavesAccess) return { kind: 'redirect-hidden', target };
  const unseen = code === null && target === null;
  if (unseen && (await answersWithRedirect(url, AbortSignal.timeout(ROBOTS_TIMEOUT_MS)))) {
    return { kind: 'redirect-hidden', target: null };
  }
  return { kind: 'failed', fault, detail: code ?? (error instanceof Error ? error.message : String(error)) };
}
