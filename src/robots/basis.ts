import type { RobotsRecord } from './record.ts';

/** Milliseconds after which an unreachable file may be treated as unavailable (RFC 9309, 2.3.1.4). */
export const LONG_UNREACHABLE_MS = 30 * 24 * 60 * 60 * 1000;

/** What verdicts are made from. */
export type Basis =
  /** The file as it was fetched. */
  | { readonly kind: 'file'; readonly body: string }
  /** The file is unreachable now; a copy from before goes on being used (RFC 9309, 2.3.1.4 and 2.4). */
  | { readonly kind: 'older-copy'; readonly body: string; readonly seenAt: number }
  /** No file: everything is allowed (2.3.1.3). */
  | { readonly kind: 'unavailable' }
  /** Neither the file nor a copy can be had: everything is disallowed (2.3.1.4). */
  | { readonly kind: 'unreachable'; readonly since: number }
  /** The same for 30 days: everything is allowed, as if there were no file (2.3.1.4). */
  | { readonly kind: 'long-unreachable'; readonly since: number };

/** The reading of each failure: as the standard says, or as if a file that cannot be read were none. */
export type FailurePolicy = 'rfc9309' | 'failure-is-permission';

/**
 * What an attempt to get robots.txt leaves to judge by.
 *
 * After 30 days the standard lets a crawler choose between a copy and no rules; a copy is used here for as long as there is
 * one, since it is what the owner last said.
 *
 * @param now milliseconds since the epoch
 */
export function basisOf(record: RobotsRecord, now: number, policy: FailurePolicy = 'rfc9309'): Basis {
  const { access, body, older, unreachableSince, fetchedAt } = record;
  switch (access) {
    case 'successful':
      return { kind: 'file', body };
    case 'unavailable':
      return { kind: 'unavailable' };
    case 'unreachable': {
      if (policy === 'failure-is-permission') return { kind: 'unavailable' };
      if (older !== null) return { kind: 'older-copy', body: older.body, seenAt: older.seenAt };
      const since = unreachableSince ?? fetchedAt;
      return now - since >= LONG_UNREACHABLE_MS
        ? { kind: 'long-unreachable', since }
        : { kind: 'unreachable', since };
    }
  }
}
