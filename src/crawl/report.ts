import type { Ending } from './ending.ts';
import { isInOrigin } from './judge-link.ts';
import type { Ledger } from './ledger.ts';
import { trapHints } from './trap-hints.ts';
import type { CrawlReport, RobotsPolicy, SeedProblem } from './types.ts';
import type { WalkOptions } from './walk-options.ts';

/** What a walk knows of itself when it ends. */
export interface WalkFacts {
  readonly end: Ending;
  readonly seedProblem: SeedProblem | null;
  readonly origin: string | null;
  readonly policy: RobotsPolicy;
  readonly startedAt: number;
  readonly requests: number;
  readonly bytes: number;
}

/** Puts a report together when a walk is over. */
export function reportOf(options: WalkOptions, ledger: Ledger, facts: WalkFacts): CrawlReport {
  const { seed, agent, userAgent = null, bounds, clock } = options;
  const { end, seedProblem, origin, policy, startedAt, requests, bytes } = facts;
  return {
    version: 1,
    seed,
    seedProblem,
    origin,
    agent,
    userAgent,
    policy: policy.describe(),
    bounds,
    startedAt,
    elapsedMs: clock.now() - startedAt,
    stopped: end.reason,
    stopDetail: end.detail,
    requests,
    bytes,
    pages: ledger.pages,
    failures: ledger.failures,
    robotsSkipped: ledger.robotsSkipped,
    redirected: ledger.redirected,
    skipped: ledger.skipped(),
    counts: ledger.counts(),
    unrecordedLinks: ledger.unrecordedLinks,
    trapHints: origin === null ? [] : trapHints(urlsOf(ledger, origin)),
  };
}

function* urlsOf(ledger: Ledger, origin: string): Iterable<string> {
  for (const url of ledger.urls()) if (isInOrigin(url, origin)) yield url;
}
