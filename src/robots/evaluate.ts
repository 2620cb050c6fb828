import { readingOf } from './dialects/index.ts';
import type { RobotsFile } from './file.ts';
import type { Dialect, Verdict } from './types.ts';

export interface EvaluateOptions {
  /** Default: `rfc9309`. */
  readonly dialect?: Dialect;
  /** For crawlers that document that the `*` group never applies to them, AdsBot-Google for one. */
  readonly ignoreWildcardGroup?: boolean;
}

/**
 * Whether a crawler may fetch a URL (RFC 9309, 2.2.2).
 *
 * @param agent product token, full user-agent string, or tokens in order of preference: the first with a group decides
 * @param url absolute URL. A string is read as the WHATWG URL parser reads it; one that cannot be parsed, or has no path,
 *   gives the reason `invalid-url` and never an exception. (`google` takes the path as it is written.)
 */
export function evaluate(
  file: RobotsFile,
  agent: string | readonly string[],
  url: string | URL,
  options: EvaluateOptions = {},
): Verdict {
  const { dialect = 'rfc9309', ignoreWildcardGroup = false } = options;
  const { readPath, exemptsRobotsTxt } = readingOf(dialect);
  const applied = file.reading(dialect).applied(agent, ignoreWildcardGroup);
  const path = readPath(url);
  if (path === null)
    return { allowed: false, reason: 'invalid-url', rule: null, group: applied?.choice ?? null };
  if (exemptsRobotsTxt && path === '/robots.txt') {
    return { allowed: true, reason: 'robots-txt', rule: null, group: applied?.choice ?? null };
  }
  if (applied === null) return { allowed: true, reason: 'no-group', rule: null, group: null };
  return applied.verdict(path);
}
