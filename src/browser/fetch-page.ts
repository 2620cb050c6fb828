import {
  type FetchFailure,
  type FetchOutcome,
  type Hop,
  type PageRequest,
  pageKindOf,
} from '../crawl/index.ts';
import type { Access } from './access.ts';
import { readCapped } from './body.ts';
import { type HopRecorder, recordHops } from './hops.ts';
import { answersWithRedirect, QUIET } from './quiet-request.ts';

/** Milliseconds after which a server that has not sent the whole page is given up. */
export const PAGE_TIMEOUT_MS = 30_000;

/**
 * Asks the network for one page of a walk. Failures are results: nothing is thrown.
 *
 * @param access whether the page's origin may be read now; asked only when a request fails, to tell why
 */
export async function fetchPage(request: PageRequest, access: () => Promise<Access>): Promise<FetchOutcome> {
  const started = performance.now();
  const timeout = AbortSignal.timeout(PAGE_TIMEOUT_MS);
  const signal = AbortSignal.any([request.signal, timeout]);
  const recorder = recordHops(request.url);
  try {
    const response = await fetch(request.url, { ...QUIET, redirect: 'follow', signal });
    const contentType = response.headers.get('content-type');
    const isPage = contentType === null || pageKindOf(contentType) !== 'none';
    const { body, truncated } = isPage
      ? await readCapped(response, request.maxBytes)
      : await unread(response);
    return {
      kind: 'response',
      url: withoutFragment(response.url),
      status: response.status,
      hops: hopsOf(recorder, request.url, response),
      headers: [...response.headers],
      body,
      bytes: body.byteLength,
      truncated,
      elapsedMs: performance.now() - started,
    };
  } catch (error) {
    return await failureOf(error, { request, timeout, recorder, access });
  } finally {
    recorder.stop();
  }
}

/** The body of what is no page is not read: a walk has no use for it, and it may be huge. */
async function unread(response: Response): Promise<{ body: Uint8Array; truncated: boolean }> {
  await response.body?.cancel();
  return { body: new Uint8Array(), truncated: false };
}

/** Where the browser shows no redirects, `fetch` still tells that there was at least one; its status stays unknown. */
function hopsOf(recorder: HopRecorder, requested: string, response: Response): readonly Hop[] {
  if (recorder.hops.length > 0 || !response.redirected) return recorder.hops;
  return [{ url: requested, status: 0 }];
}

interface Circumstances {
  readonly request: PageRequest;
  readonly timeout: AbortSignal;
  readonly recorder: HopRecorder;
  readonly access: () => Promise<Access>;
}

async function failureOf(error: unknown, circumstances: Circumstances): Promise<FetchFailure> {
  const { request, timeout, recorder, access } = circumstances;
  const { hops } = recorder;
  const failure = (reason: FetchFailure['reason'], detail: string): FetchFailure => ({
    kind: 'failure',
    reason,
    detail,
    hops,
  });
  if (request.signal.aborted)
    return failure('aborted', 'The walk was stopped while this page was being fetched.');
  if (timeout.aborted) {
    return failure('timeout', `The server did not send the page within ${PAGE_TIMEOUT_MS / 1000} s.`);
  }
  if ((await access()) === 'none') {
    return failure(
      'no-permission',
      'Gatepost has no access to this site any more. Allow access, then crawl again.',
    );
  }
  const { target } = recorder;
  if (target !== null && new URL(target).origin !== new URL(request.url).origin) {
    return failure('redirect-off-origin', `Redirects to ${target}, which is another site.`);
  }
  if (target !== null) return failure('too-many-redirects', 'The redirects do not end.');
  const probe = AbortSignal.any([request.signal, AbortSignal.timeout(PAGE_TIMEOUT_MS)]);
  if (await answersWithRedirect(request.url, probe)) {
    return failure(
      'redirect-off-origin',
      'Redirects to another site, or in a loop. Allow access to see where to.',
    );
  }
  const words = error instanceof Error ? error.message : String(error);
  return failure('network', `No connection to the server came about, or it broke (${words}).`);
}

function withoutFragment(url: string): string {
  const parsed = new URL(url);
  parsed.hash = '';
  return parsed.href;
}
