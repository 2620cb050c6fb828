import type { RobotsPolicy } from '../types.ts';

/** The policy for a page that a person asked for: robots.txt speaks to crawlers, so it is not consulted. */
export function createOffPolicy(): RobotsPolicy {
  return {
    kind: 'off',
    decide: () => ({ allowed: true, verdict: null }),
    crawlDelayMs: 0,
    describe: () => 'robots.txt is not consulted.',
  };
}
