import { DEFAULT_BOUNDS } from '../bounds.ts';
import { createOffPolicy } from '../policy/off.ts';
import type { Bounds, CrawlReport, RobotsPolicy } from '../types.ts';
import { walk } from '../walk.ts';
import type { WalkOptions } from '../walk-options.ts';
import { fakeReader } from './fake-reader.ts';
import { createFakeSite, type FakeAnswer, type FakeServer, type FakeSite } from './fake-site.ts';
import { createVirtualClock, type VirtualClock } from './virtual-clock.ts';

export const SEED = 'https://site.example/';

export type SiteOptions = Partial<Omit<WalkOptions, 'bounds'>> & {
  readonly bounds?: Partial<Bounds>;
  /** Called before the walk begins, to plan events. */
  readonly plan?: (clock: VirtualClock, controller: AbortController) => void;
};

export interface Walked {
  readonly report: CrawlReport;
  readonly requests: FakeSite['requests'];
  readonly clock: VirtualClock;
  readonly paths: readonly string[];
}

/** Walks a fake site whose answers are given by path or URL, or made up by a function of the URL. */
export async function walkSite(
  answers: Record<string, FakeAnswer> | FakeServer,
  options: SiteOptions = {},
): Promise<Walked> {
  const clock = createVirtualClock();
  const site = createFakeSite(typeof answers === 'function' ? answers : serverOf(answers), clock);
  const controller = new AbortController();
  const { bounds, plan, ...rest } = options;
  plan?.(clock, controller);
  const report = await clock.run(
    walk(
      {
        seed: SEED,
        agent: 'TestBot',
        policy: createOffPolicy(),
        clock,
        signal: controller.signal,
        fetchPage: site.fetchPage,
        ...rest,
        bounds: { ...DEFAULT_BOUNDS, delayMs: 0, ...bounds },
      },
      fakeReader,
    ),
  );
  return {
    report,
    requests: site.requests,
    clock,
    paths: site.requests.map(({ url }) => url.replace(/^https:\/\/site\.example/, '')),
  };
}

function serverOf(answers: Record<string, FakeAnswer>): FakeServer {
  const byUrl = new Map(Object.entries(answers).map(([path, answer]) => [new URL(path, SEED).href, answer]));
  return (url) => byUrl.get(url);
}

/** A policy that disallows paths by prefix, as line 7 of a file would. */
export function disallowing(...prefixes: readonly string[]): RobotsPolicy {
  return {
    kind: 'respect',
    crawlDelayMs: 0,
    describe: () => `Disallows ${prefixes.join(', ')}.`,
    decide({ pathname }) {
      const pattern = prefixes.find((prefix) => pathname.startsWith(prefix));
      if (pattern === undefined) {
        return {
          allowed: true,
          verdict: { allowed: true, reason: 'no-rule-matched', rule: null, group: null },
        };
      }
      const rule = { kind: 'disallow', pattern, line: 7, text: `Disallow: ${pattern}` } as const;
      return { allowed: false, verdict: { allowed: false, reason: 'disallow-rule', rule, group: null } };
    },
  };
}
