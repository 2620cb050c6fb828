import { useComputed, useSignal } from '@preact/signals';
import { Icon } from '../components/icon.tsx';
import { counted } from '../wording/counts.ts';
import { moment } from '../wording/durations.ts';
import type { CrawlStore } from './crawl-store.ts';
import { FailuresPane } from './failures-pane.tsx';
import type { OptionsServices } from './options-services.ts';
import { PagesPane } from './pages-pane.tsx';
import { type ReportTabId, ReportTabs } from './report-tabs.tsx';
import type { Run } from './run.ts';
import { SeedBar } from './seed-bar.tsx';
import { skippedCount } from './skipped-groups.ts';
import { SkippedPane } from './skipped-pane.tsx';
import { TrapHints } from './trap-hints.tsx';
import { useReportDownload } from './use-report-download.ts';

export interface FinishedViewProps {
  readonly run: Extract<Run, { kind: 'finished' }>;
  readonly store: CrawlStore;
  readonly services: OptionsServices;
}

/** The report: what was fetched, what was left out and why, what failed, and how to take it away. */
export function FinishedView({ run, store, services }: FinishedViewProps) {
  const tab = useSignal<ReportTabId>('pages');
  const current = useComputed(() => tab.value).value;
  const { report } = run;
  const origin = report.origin ?? new URL(run.seed).origin;
  const download = useReportDownload(report, services);
  return (
    <>
      <SeedBar seed={report.seed} agent={report.agent} note={report.policy}>
        <button type="button" class="btn" onClick={store.edit}>
          <Icon name="refresh" />
          Change or repeat
        </button>
        <button type="button" class="btn primary" onClick={() => void download.save()}>
          <Icon name="export" />
          Download JSON
        </button>
      </SeedBar>
      {download.problem !== null && (
        <p class="lead problem" role="alert">
          {download.problem}
        </p>
      )}
      <TrapHints hints={report.trapHints ?? []} origin={origin} />
      <ReportTabs
        current={current}
        counts={{
          pages: report.pages.length,
          skipped: skippedCount(report),
          failures: report.failures.length,
        }}
        onChange={(id) => {
          tab.value = id;
        }}
      />
      <div class="panes" id="report-panel" role="tabpanel" aria-labelledby={`report-panel-${current}`}>
        {current === 'pages' && <PagesPane pages={report.pages} origin={origin} />}
        {current === 'skipped' && (
          <SkippedPane report={report} onOpenRobots={() => services.openUrl(`${origin}/robots.txt`)} />
        )}
        {current === 'failures' && <FailuresPane failures={report.failures} origin={origin} />}
      </div>
      <footer class="foot">
        <span>
          <b class="strong">{`${counted(report.counts.seen, 'URL')} seen`}</b>, each has one fate:
        </span>
        <span>{`${report.counts.fetched} fetched`}</span>
        <span>{`${report.counts.redirected} redirected`}</span>
        <span>{`${skippedCount(report)} skipped`}</span>
        <span>{`${report.counts.failed} failed`}</span>
        <span class="grow" />
        <span class="dim">{`Crawled ${moment(report.startedAt, services.now())}`}</span>
      </footer>
    </>
  );
}
