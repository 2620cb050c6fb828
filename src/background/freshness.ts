import { retryAfterMs } from '../crawl/index.ts';
import type { AccessResult } from '../robots/index.ts';

const MINUTE = 60_000;

/** A copy is never used for longer, whatever the server says (RFC 9309, 2.4). */
const LONGEST = 24 * 60 * MINUTE;

/**
 * How long an answer is kept where the server does not say. A site owner who has just mended a failing robots.txt
 * must not look at yesterday's failure, so the worse the answer, the shorter.
 */
const DEFAULT: Readonly<Record<AccessResult, number>> = {
  successful: 60 * MINUTE,
  unavailable: 10 * MINUTE,
  unreachable: MINUTE,
};

/**
 * Milliseconds for which an answer may be used. `Cache-Control: max-age` of a successful answer is honoured up to
 * 24 hours (RFC 9309, 2.4; RFC 9111, 5.2.2.1), and so is the pause that a failing server asks for (RFC 9110, 10.2.3).
 *
 * @param headers names in lower case
 * @param now milliseconds since the epoch
 */
export function freshFor(
  access: AccessResult,
  headers: readonly (readonly [name: string, value: string])[],
  now: number,
): number {
  if (access === 'unavailable') return DEFAULT.unavailable;
  if (access === 'unreachable') {
    return Math.min(Math.max(DEFAULT.unreachable, retryAfterMs(headers, now) ?? 0), LONGEST);
  }
  const cacheControl = headers.filter(([name]) => name === 'cache-control').map(([, value]) => value);
  const maxAge = maxAgeOf(cacheControl.join(','));
  return maxAge === null ? DEFAULT[access] : Math.min(maxAge * 1000, LONGEST);
}

/** The seconds of `max-age`; 0 for `no-store` and `no-cache`; null where the header says nothing of age. */
function maxAgeOf(cacheControl: string): number | null {
  let maxAge: number | null = null;
  for (const directive of cacheControl.toLowerCase().split(',')) {
    const [name = '', value = ''] = directive.trim().split('=', 2);
    if (name === 'no-store' || name === 'no-cache') return 0;
    const digits = value.replaceAll('"', '');
    if (name === 'max-age' && /^\d+$/.test(digits)) maxAge = Number(digits);
  }
  return maxAge;
}
