import { useEffect, useRef } from 'preact/hooks';
import type { StopReason } from '../../crawl/index.ts';
import { Icon } from '../components/icon.tsx';
import { copiedText } from '../wording/copied-text.ts';
import { counted } from '../wording/counts.ts';
import { stopwatch } from '../wording/durations.ts';
import { endTone, endWord } from '../wording/stop-reasons.ts';
import { CrawlFormView } from './crawl-form-view.tsx';
import type { CrawlStore } from './crawl-store.ts';
import type { OptionsServices } from './options-services.ts';
import { ProblemCard } from './problem-card.tsx';
import { ReportView } from './report-view.tsx';
import type { Run } from './run.ts';

export interface CrawlViewProps {
  readonly store: CrawlStore;
  readonly services: OptionsServices;
}

/** A crawl from the empty form to the report. */
export function CrawlView({ store, services }: CrawlViewProps) {
  const run = store.run.value;
  const line = useRef<HTMLParagraphElement>(null);
  const before = useRef(run.kind);

  // The button that had the focus goes with its state: a keyboard must not start over at the top of the page.
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (before.current !== run.kind && lost) line.current?.focus();
    before.current = run.kind;
  }, [run.kind]);

  return (
    <main class="crawl">
      <p
        role="status"
        class={`state ${run.kind === 'finished' ? '' : 'vh'}`}
        data-state={run.kind}
        tabIndex={-1}
        ref={line}
      >
        {run.kind === 'finished' && <EndIcon reason={run.report.stopped} />}
        {stateLine(run)}
      </p>
      {(run.kind === 'running' || run.kind === 'finished') && (
        <ReportView run={run} store={store} services={services} />
      )}
      {(run.kind === 'idle' || run.kind === 'failed') && (
        <div class="es">
          {run.kind === 'failed' && <ProblemCard run={run} store={store} services={services} />}
          <CrawlFormView store={store} />
        </div>
      )}
    </main>
  );
}

function EndIcon({ reason }: { readonly reason: StopReason }) {
  switch (endTone(reason)) {
    case 'whole':
      return <Icon name="check" tone="allowed" />;
    case 'bounded':
      return <Icon name="stop" />;
    case 'troubled':
      return <Icon name="warning" tone="warning" />;
  }
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
      return `${endWord(report.stopped)} ${stopwatch(report.elapsedMs)} with ${pages}. ${copiedText(report.stopDetail)}`;
    }
    case 'failed':
      return `There is no report. ${copiedText(run.detail)}`;
  }
}
