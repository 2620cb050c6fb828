import type { CrawlReport, RobotsSkip, SkippedLink, SkipReason } from '../../crawl/index.ts';

/** URLs that one line of robots.txt kept the crawl from asking for. */
export interface LineGroup {
  /** Null where the file as a whole forbids. */
  readonly line: number | null;
  readonly rule: string | null;
  readonly skips: readonly RobotsSkip[];
}

/** Robots-skipped URLs by the line that decides, the line with the most first. */
export function byLine(skips: readonly RobotsSkip[]): readonly LineGroup[] {
  const groups = Map.groupBy(skips, ({ line }) => line);
  return [...groups]
    .map(([line, those]) => ({ line, rule: those[0]?.rule ?? null, skips: those }))
    .sort((a, b) => b.skips.length - a.skips.length);
}

export interface ReasonGroup {
  readonly reason: SkipReason;
  readonly links: readonly SkippedLink[];
}

/** The other skipped links by reason, in the order in which the reasons first occur. */
export function byReason(links: readonly SkippedLink[]): readonly ReasonGroup[] {
  return [...Map.groupBy(links, ({ reason }) => reason)].map(([reason, those]) => ({ reason, links: those }));
}

/** URLs that were seen and not asked for, whatever the reason. */
export function skippedCount({ robotsSkipped, skipped }: CrawlReport): number {
  return robotsSkipped.length + skipped.length;
}
