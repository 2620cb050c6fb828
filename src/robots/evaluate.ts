import type { DialectReading } from './dialects/dialect.ts';
import type { Applied, RobotsFile } from './file.ts';
import { PathText } from './match/path-text.ts';
import { readPlainUrl } from './match/plain-url.ts';
import type { Dialect, Verdict, VerdictReason } from './types.ts';

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
  const reading = file.reading(dialect);
  const applied = reading.applied(agent, ignoreWildcardGroup);
  if (!readUrl(reading.dialect, url)) return noRule(false, 'invalid-url', applied);
  if (reading.dialect.exemptsRobotsTxt && path.is('/robots.txt')) return noRule(true, 'robots-txt', applied);
  return applied === null ? noRule(true, 'no-group', null) : applied.verdict(path);
}

/** The path in question: a verdict is done before the next begins. */
const path = new PathText();

function readUrl(reading: DialectReading, url: string | URL): boolean {
  if (reading.takesPlainPaths && typeof url === 'string' && readPlainUrl(url, path)) return true;
  const text = reading.readPath(url);
  if (text === null) return false;
  path.read(text);
  return true;
}

function noRule(allowed: boolean, reason: VerdictReason, applied: Applied | null): Verdict {
  return { allowed, reason, rule: null, group: applied?.choice ?? null };
}
