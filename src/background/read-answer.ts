import type { RobotsFetch, RobotsResponse } from '../browser/fetch-robots.ts';
import {
  type AccessCause,
  accessOfStatus,
  bodyKindOf,
  type NetworkFault,
  type RobotsRecord,
} from '../robots/index.ts';
import { freshFor } from './freshness.ts';

/** The answers that say something of the file. A hidden redirect and a request that never left say nothing. */
export type Conclusive = Exclude<RobotsFetch, { kind: 'redirect-hidden' }>;

/** Headers kept as evidence: they say what was sent and how long it holds. */
const TELLING_HEADERS = new Set([
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'x-robots-tag',
]);

/**
 * What an answer means by RFC 9309, 2.3.1, with its evidence.
 *
 * @param origin the origin that was asked, which the rules govern wherever redirects led
 * @param fetchedAt milliseconds since the epoch
 * @param userAgent that the request was made to carry; null where the browser sent its own
 */
export function readAnswer(
  origin: string,
  answer: Conclusive,
  fetchedAt: number,
  userAgent: string | null,
): RobotsRecord {
  const silent = (change: Partial<RobotsRecord> & { cause: AccessCause; detail: string }): RobotsRecord => {
    const access = change.cause === 'too-many-redirects' ? 'unavailable' : 'unreachable';
    const expiresAt = fetchedAt + freshFor(access, [], fetchedAt);
    return { ...SILENT, origin, access, userAgent, fetchedAt, expiresAt, ...change };
  };
  switch (answer.kind) {
    case 'answered':
      return { ...readResponse(origin, answer, fetchedAt), userAgent };
    case 'too-many-redirects':
      return silent({
        cause: 'too-many-redirects',
        detail: redirectDetail(answer.hops),
        redirected: true,
        hops: answer.hops,
      });
    case 'timed-out':
      return silent({
        cause: 'timeout',
        detail: `The server did not send robots.txt within ${answer.afterMs / 1000} s.`,
        elapsedMs: answer.afterMs,
      });
    case 'failed':
      return silent({
        cause: 'network-error',
        fault: answer.fault,
        detail: `${faultSentence(answer.fault)} (${answer.detail}).`,
      });
  }
}

const SILENT: Omit<RobotsRecord, 'origin' | 'access' | 'cause' | 'detail' | 'fetchedAt' | 'expiresAt'> = {
  status: null,
  fault: null,
  finalUrl: null,
  redirected: false,
  hops: [],
  contentType: null,
  headers: [],
  elapsedMs: 0,
  bytes: 0,
  bodyKind: null,
  truncated: false,
  userAgent: null,
  body: '',
  unreachableSince: null,
  older: null,
};

function readResponse(origin: string, response: RobotsResponse, fetchedAt: number): RobotsRecord {
  const { status, headers, body } = response;
  const { access, cause } = accessOfStatus(status);
  return {
    ...SILENT,
    origin,
    access,
    cause,
    status,
    detail: `The server answered ${status}.`,
    finalUrl: response.url,
    redirected: response.redirected,
    hops: response.hops,
    contentType: headers.find(([name]) => name === 'content-type')?.[1] ?? null,
    headers: headers.filter(([name]) => TELLING_HEADERS.has(name)),
    elapsedMs: response.elapsedMs,
    bytes: body.byteLength,
    bodyKind: access === 'successful' ? bodyKindOf(body) : null,
    truncated: response.truncated,
    fetchedAt,
    expiresAt: fetchedAt + freshFor(access, headers, fetchedAt),
    body: access === 'successful' ? body.toBase64() : '',
  };
}

function redirectDetail(hops: readonly { readonly url: string }[]): string {
  const distinct = new Set(hops.map(({ url }) => url));
  return distinct.size < hops.length
    ? 'The redirects of robots.txt lead back to themselves.'
    : 'robots.txt is behind more than five redirects.';
}

function faultSentence(fault: NetworkFault): string {
  switch (fault) {
    case 'dns':
      return 'The name of the server was not found';
    case 'refused':
      return 'The server refused the connection';
    case 'tls':
      return 'No secure connection to the server came about';
    case 'reset':
      return 'The connection broke before all of robots.txt had come';
    case 'offline':
      return 'This computer is offline';
    case 'redirects':
      return 'The redirects of robots.txt do not end';
    case 'blocked':
      return 'Another extension or the browser stopped the request';
    case 'other':
      return 'No connection to the server came about, or it broke';
  }
}
