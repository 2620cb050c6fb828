import type { Link, SkipReason } from './types.ts';

/** Where a walk may go. */
export interface Scope {
  /** Origin of the seed's final URL: scheme, host and effective port. */
  readonly origin: string;
  /** True where links that ask not to be followed are followed all the same. */
  readonly followNofollow: boolean;
}

/** Longest part of a URL that cannot be asked for (`data:` and the like) that a report keeps. */
const KEPT_LENGTH = 2_000;

/** Follow it, or do not and why. `url` names it in the report. */
export type LinkJudgement =
  | { readonly follow: true; readonly url: string }
  | { readonly follow: false; readonly url: string; readonly reason: SkipReason };

/**
 * Judges a link by itself: can it be asked for, is it within the origin, does its page mind. robots.txt and bounds come after.
 *
 * @param pageNofollow whether its page as a whole asks that no link be followed
 */
export function judgeLink(link: Link, pageNofollow: boolean, scope: Scope): LinkJudgement {
  const { url } = link;
  if (url === null) return { follow: false, url: cut(link.href), reason: 'invalid' };
  if (!isInOrigin(url, scope.origin)) {
    if (!/^https?:/.test(url)) return { follow: false, url: cut(url), reason: 'unsupported-scheme' };
    const parsed = URL.parse(url);
    const hasCredentials = parsed !== null && (parsed.username !== '' || parsed.password !== '');
    const reason = hasCredentials && parsed.origin === scope.origin ? 'credentials' : 'off-origin';
    return { follow: false, url, reason };
  }
  if (scope.followNofollow) return { follow: true, url };
  if (link.nofollow) return { follow: false, url, reason: 'nofollow' };
  return pageNofollow ? { follow: false, url, reason: 'page-nofollow' } : { follow: true, url };
}

/** Whether a serialised URL without credentials belongs to an origin: such a URL begins with it. */
export function isInOrigin(url: string, origin: string): boolean {
  return url.startsWith(origin) && url.charAt(origin.length) === '/';
}

function cut(url: string): string {
  return url.length <= KEPT_LENGTH ? url : `${url.slice(0, KEPT_LENGTH)}…`;
}
