import type { RobotsFetch } from '../browser/fetch-robots.ts';
import { type AccessCause, type AccessResult, accessOfStatus, type RobotsRecord } from '../robots/index.ts';
import { freshFor } from './freshness.ts';

/** The answers that say something of the file. A redirect to where Gatepost may not read says nothing. */
export type Conclusive = Exclude<RobotsFetch, { kind: 'redirect-hidden' }>;

/**
 * What an answer means by RFC 9309, 2.3.1, with its evidence.
 *
 * @param origin the origin that was asked, which the rules govern wherever redirects led
 * @param fetchedAt milliseconds since the epoch
 */
export function readAnswer(origin: string, answer: Conclusive, fetchedAt: number): RobotsRecord {
  switch (answer.kind) {
    case 'answered': {
      const { access, cause } = accessOfStatus(answer.status);
      const successful = access === 'successful';
      return {
        origin,
        access,
        cause,
        status: answer.status,
        detail: `The server answered ${answer.status}.`,
        finalUrl: answer.url,
        redirected: answer.redirected,
        contentType: answer.contentType,
        bytes: answer.body.byteLength,
        truncated: answer.truncated,
        fetchedAt,
        expiresAt: fetchedAt + freshFor(access, answer.cacheControl),
        body: successful ? answer.body.toBase64() : '',
      };
    }
    case 'too-many-redirects':
      return silent(origin, 'unavailable', 'too-many-redirects', fetchedAt, redirectDetail(answer.hops));
    case 'timed-out':
      return silent(
        origin,
        'unreachable',
        'timeout',
        fetchedAt,
        `The server did not send robots.txt within ${answer.afterMs / 1000} s.`,
      );
    case 'failed':
      return silent(
        origin,
        'unreachable',
        'network-error',
        fetchedAt,
        `No connection to the server came about (${answer.detail}).`,
      );
  }
}

function redirectDetail(hops: readonly { readonly url: string }[]): string {
  const distinct = new Set(hops.map(({ url }) => url));
  return distinct.size < hops.length
    ? 'The redirects of robots.txt lead back to themselves.'
    : `robots.txt is behind more than ${hops.length - 1} redirects.`;
}

function silent(
  origin: string,
  access: AccessResult,
  cause: AccessCause,
  fetchedAt: number,
  detail: string,
): RobotsRecord {
  return {
    origin,
    access,
    cause,
    status: null,
    detail,
    finalUrl: null,
    redirected: false,
    contentType: null,
    bytes: 0,
    truncated: false,
    fetchedAt,
    expiresAt: fetchedAt + freshFor(access, null),
    body: '',
  };
}
