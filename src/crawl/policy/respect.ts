import {
  crawlDelay,
  type Dialect,
  type EvaluateOptions,
  evaluate,
  type RobotsFile,
  verdictOfAccess,
} from '../../robots/index.ts';
import type { RobotsPolicy } from '../types.ts';

/** Longest Crawl-delay that is kept. Some files ask for hours, by mistake or to say no; Disallow is how to say no. */
export const MAX_CRAWL_DELAY_MS = 60_000;

const READ_BY: Readonly<Record<Dialect, string>> = {
  rfc9309: 'RFC 9309',
  google: 'Google’s parser',
  'first-match': 'the standard of 1994',
};

/** What is known of an origin's robots.txt (RFC 9309, 2.3.1). */
export type RobotsAccess =
  | { readonly access: 'successful'; readonly file: RobotsFile }
  | { readonly access: 'unavailable' }
  | { readonly access: 'unreachable' };

export interface RespectOptions {
  readonly robots: RobotsAccess;
  /** Product tokens of the crawler in order of preference: the first with a group decides. */
  readonly agents: readonly string[];
  readonly dialect?: Dialect;
  /** For crawlers that the `*` group does not bind. */
  readonly ignoreWildcardGroup?: boolean;
}

/** The policy of a walk: a URL that robots.txt disallows is not asked for. */
export function createRespectPolicy(options: RespectOptions): RobotsPolicy {
  const { robots, agents, dialect = 'rfc9309', ignoreWildcardGroup = false } = options;
  const name = agents[0] ?? '*';
  const reading: EvaluateOptions = { dialect, ignoreWildcardGroup };
  if (robots.access !== 'successful') {
    const { access } = robots;
    return {
      kind: 'respect',
      decide(url) {
        const verdict = verdictOfAccess(access, url);
        return { allowed: verdict.allowed, verdict };
      },
      crawlDelayMs: 0,
      describe: () =>
        access === 'unavailable'
          ? 'There is no robots.txt to be had, so everything is allowed (RFC 9309, 2.3.1.3).'
          : 'robots.txt cannot be reached, so everything is disallowed (RFC 9309, 2.3.1.4).',
    };
  }
  const { file } = robots;
  const asked = (crawlDelay(file, agents, reading) ?? 0) * 1000;
  const crawlDelayMs = Math.min(asked, MAX_CRAWL_DELAY_MS);
  return {
    kind: 'respect',
    decide(url) {
      const verdict = evaluate(file, agents, url, reading);
      return { allowed: verdict.allowed, verdict };
    },
    crawlDelayMs,
    describe: () =>
      `Obeys robots.txt as ${name}, read by ${READ_BY[dialect]}${describeDelay(asked, crawlDelayMs)}.`,
  };
}

function describeDelay(asked: number, kept: number): string {
  if (asked === 0) return '';
  const capped = asked > kept ? `, of ${asked / 1000} s asked for` : '';
  return `, with ${kept / 1000} s between requests${capped}`;
}
