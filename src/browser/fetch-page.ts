import {
  type FetchFailure,
  type FetchOutcome,
  type Hop,
  type HopProblem,
  type PageRequest,
  pageKindOf,
} from '../crawl/index.ts';
import { type Access, accessTo } from './access.ts';
import { readCapped } from './body.ts';
import { networkFault } from './network-fault.ts';
import { answersWithRedirect, QUIET } from './quiet-request.ts';
import { type FollowedRedirect, type RequestTrace, traceRequest } from './request-trace.ts';

/** Milliseconds after which a server that has not sent the whole page is given up. */
const PAGE_TIMEOUT_MS = 30_000;

/** Redirects that are followed for one page; crawlers give up after about as many. */
const MOST_HOPS = 10;

/**
 * Asks the network for one page of a walk. Failures are results: nothing is thrown.
 *
 * Where the user gave access the browser shows where a redirect leads, and each is judged before it is followed. With the access
 * of one click it shows nothing, so it follows them itself and the walk can only judge where they ended.
 *
 * @param access whether the page's origin may be read now. Asked before each request, since a site that lets everyone read it would
 *   go on answering after the user took access back, and again when one fails, to tell why
 */
export async function fetchPage(request: PageRequest, access: () => Promise<Access>): Promise<FetchOutcome> {
  const given = await access();
  if (given === 'none') return noPermission([]);
  const started = performance.now();
  const timeout = AbortSignal.timeout(PAGE_TIMEOUT_MS);
  const hops: Hop[] = [];
  for (let url = request.url; ; ) {
    const once = { ...request, url };
    const answer = await fetchOnce(once, given === 'granted' ? 'manual' : 'follow', {
      started,
      timeout,
      access,
      hops,
    });
    if (answer.kind !== 'redirect') return answer;
    hops.push({ url, status: answer.status });
    if (hops.length > MOST_HOPS) {
      return { kind: 'failure', reason: 'too-many-redirects', detail: 'The redirects do not end.', hops };
    }
    url = withoutFragment(answer.target);
    const problem = request.judgeHop(url) ?? (await unreadable(url));
    if (problem !== null) return { kind: 'failure', ...problem, hops };
  }
}

/** A redirect of the seed may lead to another origin, which then has to be open too. */
async function unreadable(url: string): Promise<HopProblem | null> {
  if (!/^https?:/.test(url)) {
    return {
      reason: 'redirect-off-origin',
      detail: `It redirects to ${url}, which is no address of a page.`,
    };
  }
  if ((await accessTo(url, null)) === 'granted') return null;
  const { origin } = new URL(url);
  return {
    reason: 'redirect-off-origin',
    detail: `It redirects to ${url}, and Gatepost has no access to ${origin}. Start the crawl at that address instead.`,
  };
}

/** What the requests for one page have in common. */
interface Course {
  /** By `performance.now()`. */
  readonly started: number;
  readonly timeout: AbortSignal;
  readonly access: () => Promise<Access>;
  /** Redirects that were followed before. */
  readonly hops: readonly Hop[];
}

async function fetchOnce(
  request: PageRequest,
  redirect: 'manual' | 'follow',
  course: Course,
): Promise<FetchOutcome | ({ readonly kind: 'redirect' } & FollowedRedirect)> {
  const { started, timeout, access } = course;
  const signal = AbortSignal.any([request.signal, timeout]);
  const trace = await traceRequest(request.url, async () => (await access()) === 'granted');
  let hasAnswered = false;
  try {
    const response = await fetch(request.url, { ...QUIET, redirect, signal });
    if (response.type === 'opaqueredirect') {
      const met = await trace.firstRedirect();
      if (met !== null) return { kind: 'redirect', ...met };
      const detail = 'It redirects, and the browser does not show where to.';
      return { kind: 'failure', reason: 'redirect-hidden', detail, hops: course.hops };
    }
    hasAnswered = true;
    const contentType = response.headers.get('content-type');
    const isPage = contentType === null || pageKindOf(contentType) !== 'none';
    const { body, truncated } = isPage
      ? await readCapped(response, request.maxBytes)
      : await unread(response);
    return {
      kind: 'response',
      url: withoutFragment(response.url),
      status: response.status,
      hops: [...course.hops, ...hopsOf(trace, request.url, response)],
      headers: [...response.headers],
      body,
      bytes: body.byteLength,
      truncated,
      elapsedMs: performance.now() - started,
    };
  } catch (error) {
    return await failureOf(error, { request, trace, course, hasAnswered });
  } finally {
    trace.stop();
  }
}

/** The body of what is no page is not read: a walk has no use for it, and it may be huge. */
async function unread(response: Response): Promise<{ body: Uint8Array; truncated: boolean }> {
  await response.body?.cancel();
  return { body: new Uint8Array(), truncated: false };
}

/** Where the browser shows no redirects, `fetch` still tells that there was at least one; its status stays unknown. */
function hopsOf(trace: RequestTrace, requested: string, response: Response): readonly Hop[] {
  if (trace.hops.length > 0 || !response.redirected) return trace.hops;
  return [{ url: requested, status: null }];
}

interface Circumstances {
  readonly request: PageRequest;
  readonly trace: RequestTrace;
  readonly course: Course;
  /** True once status and headers have come. */
  readonly hasAnswered: boolean;
}

function noPermission(hops: readonly Hop[]): FetchFailure {
  const detail = 'Gatepost has no access to this site any more. Allow access, then crawl again.';
  return { kind: 'failure', reason: 'no-permission', detail, hops };
}

async function failureOf(error: unknown, circumstances: Circumstances): Promise<FetchFailure> {
  const { request, trace, course, hasAnswered } = circumstances;
  const { timeout, access } = course;
  const hops = [...course.hops, ...trace.hops];
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
  if ((await access()) === 'none') return noPermission(hops);
  const code = await trace.error();
  const fault = code === null ? 'other' : networkFault(code);
  const { target } = trace;
  if (target !== null && new URL(target).origin !== new URL(request.url).origin) {
    return failure('redirect-off-origin', `Redirects to ${target}, which is another site.`);
  }
  if (fault === 'redirects') return failure('too-many-redirects', 'The redirects do not end.');
  const probe = AbortSignal.any([request.signal, AbortSignal.timeout(PAGE_TIMEOUT_MS)]);
  if (code === null && target === null && (await answersWithRedirect(request.url, probe))) {
    return failure(
      'redirect-hidden',
      'Redirects to another site, or in a loop: the access of one click does not show which.',
    );
  }
  const words = code ?? (error instanceof Error ? error.message : String(error));
  if (fault === 'blocked')
    return failure('network', `Another extension or the browser stopped this request (${words}).`);
  if (hasAnswered)
    return failure('body-failed', `The connection broke while the page was being read (${words}).`);
  return failure('network', `No connection to the server came about, or it broke (${words}).`);
}

function withoutFragment(url: string): string {
  const parsed = new URL(url);
  parsed.hash = '';
  return parsed.href;
}
