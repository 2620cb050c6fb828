import type { Hop } from '../crawl/index.ts';
import { REDIRECTS_FOLLOWED } from '../robots/index.ts';
import { readCapped } from './body.ts';
import { recordHops } from './hops.ts';
import { answersWithRedirect, QUIET } from './quiet-request.ts';

/** Bytes of robots.txt that are kept. RFC 9309, 2.5 asks for at least 500 KiB to be parsed; the rest is for display. */
export const MAX_ROBOTS_BYTES = 5 * 1024 * 1024;

/** Milliseconds after which a server that has not sent the whole file counts as unreachable. */
export const ROBOTS_TIMEOUT_MS = 20_000;

/** What came back when robots.txt was asked for. */
export type RobotsFetch =
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** Final URL after redirects. */
      readonly url: string;
      readonly redirected: boolean;
      readonly contentType: string | null;
      readonly cacheControl: string | null;
      readonly body: Uint8Array;
      readonly truncated: boolean;
    }
  | { readonly kind: 'timed-out'; readonly afterMs: number }
  /** More than the standard's five redirects, or a loop of them. */
  | { readonly kind: 'too-many-redirects'; readonly hops: readonly Hop[] }
  /** A redirect that cannot be followed to an origin that may not be read; null where the browser hides where to. */
  | { readonly kind: 'redirect-hidden'; readonly target: string | null }
  | { readonly kind: 'failed'; readonly detail: string };

/**
 * Asks for a robots.txt. Failures are results: nothing is thrown.
 *
 * @param url the file's address, e.g. `https://example.com/robots.txt`
 */
export async function fetchRobots(url: string): Promise<RobotsFetch> {
  const signal = AbortSignal.timeout(ROBOTS_TIMEOUT_MS);
  const recorder = recordHops(url);
  try {
    const response = await fetch(url, { ...QUIET, redirect: 'follow', signal });
    if (recorder.hops.length > REDIRECTS_FOLLOWED) return { kind: 'too-many-redirects', hops: recorder.hops };
    const { body, truncated } = await readCapped(response, MAX_ROBOTS_BYTES);
    return {
      kind: 'answered',
      status: response.status,
      url: response.url,
      redirected: response.redirected,
      contentType: response.headers.get('content-type'),
      cacheControl: response.headers.get('cache-control'),
      body,
      truncated,
    };
  } catch (error) {
    if (signal.aborted) return { kind: 'timed-out', afterMs: ROBOTS_TIMEOUT_MS };
    if (recorder.hops.length > REDIRECTS_FOLLOWED) return { kind: 'too-many-redirects', hops: recorder.hops };
    if (
      recorder.target !== null ||
      (await answersWithRedirect(url, AbortSignal.timeout(ROBOTS_TIMEOUT_MS)))
    ) {
      return { kind: 'redirect-hidden', target: recorder.target };
    }
    return { kind: 'failed', detail: error instanceof Error ? error.message : String(error) };
  } finally {
    recorder.stop();
  }
}
