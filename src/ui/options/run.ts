import type { Bounds, CrawledPage, CrawlProgress, CrawlReport } from '../../crawl/index.ts';

/** A crawl that goes on or has ended, with what it was asked. */
export interface RunFacts {
  readonly seed: string;
  readonly agent: string;
  readonly bounds: Bounds;
}

export type Run =
  | { readonly kind: 'idle' }
  | ({
      readonly kind: 'running';
      /** Null until robots.txt was read. */
      readonly policy: string | null;
      /** User-Agent that requests carry; null where the browser sends its own. */
      readonly userAgent: string | null;
      readonly progress: CrawlProgress;
      readonly pages: readonly CrawledPage[];
      /** True once the user asked to stop. */
      readonly stopping: boolean;
    } & RunFacts)
  | ({ readonly kind: 'finished'; readonly report: CrawlReport } & RunFacts)
  | ({ readonly kind: 'failed'; readonly report: CrawlReport | null; readonly detail: string } & RunFacts);

/** Where a crawl stands before its first request. */
export const NO_PROGRESS: CrawlProgress = {
  fetched: 0,
  failed: 0,
  robotsSkipped: 0,
  queued: 0,
  bytes: 0,
  depth: 0,
  elapsedMs: 0,
  current: null,
  waiting: null,
};

/** What a crawl has come to: a report, or why there is none. A report without its seed explains and shows nothing. */
export function endedRun(facts: RunFacts, report: CrawlReport | null, detail: string | null): Run {
  if (report !== null && report.seedProblem === null) return { kind: 'finished', ...facts, report };
  return { kind: 'failed', ...facts, report, detail: report?.seedProblem?.detail ?? detail ?? '' };
}
