import { FindingCard } from '../components/finding-card.tsx';
import { RuleChip } from '../components/rule-chip.tsx';
import { askedSentence } from '../wording/identity.ts';
import type { CrawlStore } from './crawl-store.ts';
import type { OptionsServices } from './options-services.ts';
import type { Run } from './run.ts';
import { useReportDownload } from './use-report-download.ts';

export interface ProblemCardProps {
  readonly run: Extract<Run, { kind: 'failed' }>;
  readonly store: CrawlStore;
  readonly services: OptionsServices;
}

const UNREACHABLE_ADVICE =
  'Try again later, or crawl as if there were no file. That choice is kept, and Settings takes it back.';

/** Why not even the seed could be had, and what to do. The form under it is filled as it was. */
export function ProblemCard({ run, store, services }: ProblemCardProps) {
  const problem = run.report?.seedProblem ?? null;
  const download = useReportDownload(run.report, services);
  const downloadButton = run.report !== null && (
    <>
      <button type="button" class="btn small" onClick={() => void download.save()}>
        Download JSON
      </button>
      {download.problem !== null && (
        <span class="problem" role="alert">
          {download.problem}
        </span>
      )}
    </>
  );
  const { origin } = new URL(run.seed);
  if (problem?.kind === 'disallowed') {
    const { line, rule } = problem.skip;
    const openRobots = (): void => services.openUrl(`${origin}/robots.txt`);
    return (
      <FindingCard
        severity="info"
        title={`${run.agent} may not fetch the seed`}
        text={`${problem.detail} ${line === null ? UNREACHABLE_ADVICE : 'Start at a page it may fetch, or choose another crawler.'}`}
      >
        {line !== null && rule !== null && (
          <RuleChip number={`${line}`} text={rule} isLine onOpen={openRobots} />
        )}
        {line === null && (
          <>
            <button type="button" class="btn small" onClick={() => void store.crawlDespiteFailure()}>
              Crawl as if there were no file
            </button>
            <button type="button" class="btn small" onClick={openRobots}>
              Open robots.txt
            </button>
          </>
        )}
        {downloadButton}
      </FindingCard>
    );
  }
  if (problem?.kind === 'stopped') {
    return (
      <FindingCard
        severity="info"
        title="The crawl ended before the seed was asked for"
        text={problem.detail}
      />
    );
  }
  return (
    <FindingCard
      severity="error"
      title="The seed gave no page, so there is nothing to crawl"
      text={run.report === null ? run.detail : `${run.detail} ${askedSentence(run.report.userAgent)}`}
    >
      <button type="button" class="btn small" onClick={() => services.openUrl(run.seed)}>
        Open the seed
      </button>
      {downloadButton}
    </FindingCard>
  );
}
