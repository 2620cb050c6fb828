import { useEffect } from 'preact/hooks';
import { Icon } from '../components/icon.tsx';
import { counted } from '../wording/counts.ts';
import { stopwatch } from '../wording/durations.ts';
import { CrawlFormView } from './crawl-form-view.tsx';
import type { CrawlStore } from './crawl-store.ts';
import { FinishedView } from './finished-view.tsx';
import type { OptionsServices } from './options-services.ts';
import { pageTitle } from './page-title.ts';
import { ProblemCard } from './problem-card.tsx';
import type { Run } from './run.ts';
import { RunningView } from './running-view.tsx';

export interface CrawlViewProps {
  readonly store: CrawlStore;
  readonly services: OptionsServices;
}

/** A crawl from the empty form to the report. */
export function CrawlView({ store, services }: CrawlViewProps) {
  const run = store.run.value;
  const running = run.kind === 'running';

  useEffect(() => {
    document.title = pageTitle(run);
  }, [run]);
  useEffect(() => {
    if (!running) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [running]);

  return (
    <main class="crawl">
      <p role="status" class={`state ${run.kind === 'finished' ? '' : 'vh'}`} data-state={run.kind}>
        {run.kind === 'finished' && <Icon name="check" tone="allowed" />}
        {stateLine(run)}
      </p>
      {run.kind === 'running' && <RunningView run={run} onStop={store.stop} />}
      {run.kind === 'finished' && <FinishedView run={run} store={store} services={services} />}
      {(run.kind === 'idle' || run.kind === 'failed') && (
        <div class="es">
          {run.kind === 'failed' && <ProblemCard run={run} services={services} />}
          <CrawlFormView store={store} />
        </div>
      )}
    </main>
  );
}

/** Where the crawl stands, in words that change only when the state does: it is read out. */
function stateLine(run: Run): string {
  switch (run.kind) {
    case 'idle':
      return 'No crawl yet. Nothing has been requested.';
    case 'running':
      return run.stopping ? 'Stopping.' : `Crawling ${new URL(run.seed).host} as ${run.agent}.`;
    case 'finished': {
      const { report } = run;
      const pages = counted(report.pages.length, 'page');
      return `Finished in ${stopwatch(report.elapsedMs)} with ${pages}. ${report.stopDetail}`;
    }
    case 'failed':
      return `There is no report. ${run.detail}`;
  }
}
