import { urlPath } from './match/url-path.ts';
import type { Verdict, VerdictReason } from './types.ts';

/** How an attempt to get robots.txt ended (RFC 9309, 2.3.1). */
export type AccessResult = 'successful' | 'unavailable' | 'unreachable';

/** What made it end so. `server` answers, redirects and the network are told apart because the cure differs. */
export type AccessCause =
  | 'success'
  | 'client-error'
  | 'too-many-redirects'
  | 'server-error'
  | 'rate-limited'
  | 'unexpected-status'
  | 'network-error'
  | 'timeout';

/** Where on its way a request failed, as far as the browser tells. `blocked`: by another extension or by the browser itself. */
export type NetworkFault =
  | 'dns'
  | 'refused'
  | 'tls'
  | 'reset'
  | 'offline'
  | 'redirects'
  | 'blocked'
  | 'other';

/** Redirects that must at least be followed (RFC 9309, 2.3.1.2). */
export const REDIRECTS_FOLLOWED = 5;

/**
 * Sorts an HTTP status into an access result.
 *
 * Deviation from RFC 9309, 2.3.1.3, which counts all of 400 to 499 as unavailable: 429 is unreachable here. It speaks of
 * the client's haste and says nothing of the file; Google reads it so too, and the other reading would open a
 * site to a crawler that has just been told to slow down.
 *
 * @param status final status, after redirects
 */
export function accessOfStatus(status: number): {
  readonly access: AccessResult;
  readonly cause: AccessCause;
} {
  if (status >= 200 && status <= 299) return { access: 'successful', cause: 'success' };
  if (status === 429) return { access: 'unreachable', cause: 'rate-limited' };
  if (status >= 400 && status <= 499) return { access: 'unavailable', cause: 'client-error' };
  if (status >= 500 && status <= 599) return { access: 'unreachable', cause: 'server-error' };
  return { access: 'unreachable', cause: 'unexpected-status' };
}

/**
 * The verdict where robots.txt was not read: everything is allowed when it is unavailable (RFC 9309, 2.3.1.3), and
 * disallowed when it is unreachable (2.3.1.4), but for `/robots.txt` itself (2.2.2). As with `evaluate`, what is no URL
 * with a path gives the reason `invalid-url`.
 */
export function verdictOfAccess(access: Exclude<AccessResult, 'successful'>, url: string | URL): Verdict {
  const verdict = (allowed: boolean, reason: VerdictReason): Verdict => ({
    allowed,
    reason,
    rule: null,
    group: null,
  });
  const path = urlPath(url);
  if (path === null) return verdict(false, 'invalid-url');
  if (path === '/robots.txt') return verdict(true, 'robots-txt');
  return verdict(access === 'unavailable', access);
}
