import type { CrawlReport } from '../../crawl/index.ts';
import { Icon } from '../components/icon.tsx';
import { askedSentence } from '../wording/identity.ts';
import type { OptionsServices } from './options-services.ts';
import type { Run } from './run.ts';
import { SeedBar } from './seed-bar.tsx';
import { useReportDownload } from './use-report-download.ts';

export interface StartedBarProps {
  readonly run: Extract<Run, { kind: 'running' }>;
  readonly onStop: () => void;
}

/** What is being crawled, and the way to stop it. */
export function StartedBar({ run, onStop }: StartedBarProps) {
  return (
    <SeedBar
      seed={run.seed}
      agent={run.agent}
      note={run.policy === null ? 'Reading robots.txt first' : noteOf(run.policy, run.userAgent)}
    >
      <button type="button" class="btn" onClick={onStop} disabled={run.stopping}>
        <Icon name="stop" />
        {run.stopping ? 'Stopping' : 'Stop'}
      </button>
    </SeedBar>
  );
}

export interface FinishedBarProps {
  readonly report: CrawlReport;
  readonly services: OptionsServices;
  readonly onEdit: () => void;
}

/** What was crawled, and the ways to repeat it and to take it away. */
export function FinishedBar({ report, services, onEdit }: FinishedBarProps) {
  const download = useReportDownload(report, services);
  return (
    <>
      <SeedBar seed={report.seed} agent={report.agent} note={noteOf(report.policy, report.userAgent)}>
        <button type="button" class="btn" onClick={onEdit}>
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
    </>
  );
}

/** Under whose name pages were asked for, and what robots.txt meant for it. */
function noteOf(policy: string, userAgent: string | null): string {
  return `${askedSentence(userAgent)} ${policy}`;
}
