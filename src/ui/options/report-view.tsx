import { useSignal } from '@preact/signals';
import type { CrawledPage } from '../../crawl/index.ts';
import { CrawlProgressBar } from './crawl-progress-bar.tsx';
import type { CrawlStore } from './crawl-store.ts';
import { FailuresPane } from './failures-pane.tsx';
import { FateLine } from './fate-line.tsx';
import type { OptionsServices } from './options-services.ts';
import { PagesPane } from './pages-pane.tsx';
import { FinishedBar, StartedBar } from './report-bars.tsx';
import { type ReportTabId, ReportTabs } from './report-tabs.tsx';
import type { Run } from './run.ts';
import { skippedCount } from './skipped-groups.ts';
import { SkippedPane } from './skipped-pane.tsx';
import { TrapHints } from './trap-hints.tsx';

export interface ReportViewProps {
  readonly run: Extract<Run, { kind: 'running' | 'finished' }>;
  readonly store: CrawlStore;
  readonly services: OptionsServices;
}

/**
 * A crawl as it goes on and when it is done. One view for both, so that the tab, the sorting and the place in a table
 * that someone reads stay as they are when the crawl ends.
 */
export function ReportView({ run, store, services }: ReportViewProps) {
  const tab = useSignal<ReportTabId>('pages');
  const current = tab.value;
  const running = run.kind === 'running';
  const origin = (running ? null : run.report.origin) ?? new URL(run.seed).origin;
  return (
    <>
      {running ? (
        <StartedBar run={run} onStop={store.stop} />
      ) : (
        <FinishedBar report={run.report} services={services} onEdit={store.edit} />
      )}
      {running ? (
        <CrawlProgressBar run={run} />
      ) : (
        <TrapHints hints={run.report.trapHints ?? []} origin={origin} />
      )}
      <ReportTabs
        current={current}
        counts={countsOf(run)}
        onChange={(id) => {
          tab.value = id;
        }}
      />
      <div class="panes" id="report-panel" role="tabpanel" aria-labelledby={`report-panel-${current}`}>
        {current === 'pages' && <PagesPane pages={pagesOf(run)} origin={origin} live={running} />}
        {current === 'skipped' &&
          (running ? (
            <Pending what="The lines that decide are listed here" />
          ) : (
            <SkippedPane report={run.report} onOpenRobots={() => services.openUrl(`${origin}/robots.txt`)} />
          ))}
        {current === 'failures' &&
          (running ? (
            <Pending what="Failures are listed here, with cause and what to do," />
          ) : (
            <FailuresPane failures={run.report.failures} origin={origin} />
          ))}
      </div>
      {!running && <FateLine report={run.report} now={services.now()} />}
    </>
  );
}

function pagesOf(run: ReportViewProps['run']): readonly CrawledPage[] {
  return run.kind === 'running' ? run.pages : run.report.pages;
}

function countsOf(run: ReportViewProps['run']): Readonly<Record<ReportTabId, number>> {
  if (run.kind === 'running') {
    const { fetched, robotsSkipped, failed } = run.progress;
    return { pages: fetched, skipped: robotsSkipped, failures: failed };
  }
  const { report } = run;
  return { pages: report.pages.length, skipped: skippedCount(report), failures: report.failures.length };
}

function Pending({ what }: { readonly what: string }) {
  return <p class="pending soft">{what} when the crawl ends. Stop ends it now and keeps what it has.</p>;
}
