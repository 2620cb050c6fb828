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
export function accessOfStatus(status: number): { readonly access: AccessResult; readonly cause: AccessCause } {
  if (status >= 200 && status <= 299) return { access: 'successful', cause: 'success' };
  if (status === 429) return { access: 'unreachable', cause: 'rate-limited' };
  if (status >= 400 && status <= 499) return { access: 'unavailable', cause: 'client-error' };
  if (status >= 500 && status <= 599) return { access: 'unreachable', cause: 'server-error' };
  return { access: 'unreachable', cause: 'unexpected-status' };
}
