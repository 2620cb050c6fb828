import type { CrawlReport } from '../../crawl/index.ts';
import { counted, figure } from '../wording/counts.ts';
import { moment } from '../wording/durations.ts';
import { skippedCount } from './skipped-groups.ts';

export interface FateLineProps {
  readonly report: CrawlReport;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Every URL that was seen has one fate, and the sum is there to be checked. */
export function FateLine({ report, now }: FateLineProps) {
  const { counts } = report;
  return (
    <footer class="foot">
      <span>
        <b class="strong">{`${counted(counts.seen, 'URL')} seen`}</b>, each has one fate:
      </span>
      <span>{`${figure(counts.fetched)} fetched`}</span>
      <span>{`${figure(counts.redirected)} redirected`}</span>
      <span>{`${figure(skippedCount(report))} skipped`}</span>
      <span>{`${figure(counts.failed)} failed`}</span>
      <span class="grow" />
      <span class="dim">{`Crawled ${moment(report.startedAt, now)}`}</span>
    </footer>
  );
}
