import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { CrawlReport, RobotsSkip, SkippedLink } from '../../crawl/index.ts';
import type { Column } from '../components/column.ts';
import { DataTable } from '../components/data-table.tsx';
import { RuleChip } from '../components/rule-chip.tsx';
import { addressWithin } from '../wording/address.ts';
import { counted } from '../wording/counts.ts';
import { SKIP_NAMES, skipSentence } from '../wording/skip-reasons.ts';
import { byNumber, byText } from './compare.ts';
import { type Facet, Facets } from './facets.tsx';
import { byLine, byReason, type LineGroup, type ReasonGroup } from './skipped-groups.ts';
import { depthColumn, urlColumn } from './url-columns.tsx';

export interface SkippedPaneProps {
  readonly report: CrawlReport;
  readonly onOpenRobots: () => void;
}

/** What was seen and not asked for: by the line that decides, then by every other reason. */
export function SkippedPane({ report, onOpenRobots }: SkippedPaneProps) {
  const { agent, origin, robotsSkipped, skipped } = report;
  const lines = useMemo(() => byLine(robotsSkipped), [robotsSkipped]);
  const reasons = useMemo(() => byReason(skipped), [skipped]);
  const facets = facetsOf(robotsSkipped.length, lines, reasons);
  const chosen = useSignal(facets[0]?.id ?? '');
  if (facets.length === 0) {
    return <p class="pending soft">Nothing was skipped: every link that was seen was asked for.</p>;
  }
  const reason = reasons.find((group) => group.reason === chosen.value);
  const line = lines.find((group) => lineId(group) === chosen.value);
  return (
    <div class="faceted">
      <Facets
        label="Skip reason"
        facets={facets}
        chosen={chosen.value}
        onChoose={(id) => {
          chosen.value = id;
        }}
      />
      <section class="pane" aria-live="polite">
        <p class="lead soft">
          {reason === undefined
            ? robotsSentence(agent, line?.skips.length ?? robotsSkipped.length)
            : skipSentence(reason.reason, agent)}
        </p>
        {reason === undefined ? (
          <RobotsTable skips={line?.skips ?? robotsSkipped} origin={origin} onOpenRobots={onOpenRobots} />
        ) : (
          <LinkTable links={reason.links} origin={origin} />
        )}
      </section>
    </div>
  );
}

function robotsSentence(agent: string, count: number): string {
  return `${agent} did not ask for ${count === 1 ? 'this URL' : `these ${counted(count, 'URL')}`} because robots.txt forbids it.`;
}

function lineId({ line }: LineGroup): string {
  return `line ${line ?? 'none'}`;
}

function facetsOf(
  robots: number,
  lines: readonly LineGroup[],
  reasons: readonly ReasonGroup[],
): readonly Facet[] {
  const byRobots: readonly Facet[] =
    robots === 0
      ? []
      : [
          { id: 'robots', name: 'robots.txt', count: robots, blocked: true },
          ...lines.map((group) => ({
            id: lineId(group),
            name: group.rule ?? 'the file as a whole',
            count: group.skips.length,
            line: group.line,
          })),
        ];
  return [
    ...byRobots,
    ...reasons.map(({ reason, links }) => ({ id: reason, name: SKIP_NAMES[reason], count: links.length })),
  ];
}

interface RobotsTableProps {
  readonly skips: readonly RobotsSkip[];
  readonly origin: string | null;
  readonly onOpenRobots: () => void;
}

function RobotsTable({ skips, origin, onOpenRobots }: RobotsTableProps) {
  const columns = useMemo((): readonly Column<RobotsSkip>[] => {
    return [
      urlColumn('url', 'URL', origin),
      {
        id: 'line',
        head: 'Deciding line',
        width: '36%',
        compare: byNumber(({ line }) => line ?? 0),
        cell: ({ line, rule }) =>
          line === null || rule === null ? (
            <span class="soft">robots.txt cannot be read</span>
          ) : (
            <RuleChip number={`${line}`} text={rule} isLine onOpen={onOpenRobots} />
          ),
      },
      depthColumn(),
      referrerColumn(origin),
    ];
  }, [origin, onOpenRobots]);
  return <DataTable label="Skipped by robots.txt" columns={columns} rows={skips} keyOf={({ url }) => url} />;
}

function LinkTable({
  links,
  origin,
}: {
  readonly links: readonly SkippedLink[];
  readonly origin: string | null;
}) {
  const columns = useMemo((): readonly Column<SkippedLink>[] => {
    return [urlColumn('url', 'URL', origin), referrerColumn(origin)];
  }, [origin]);
  return <DataTable label="Skipped" columns={columns} rows={links} keyOf={({ url }) => url} />;
}

function referrerColumn<Row extends { readonly referrer: string | null }>(
  origin: string | null,
): Column<Row> {
  return {
    id: 'referrer',
    head: 'Linked from',
    width: '28%',
    mono: true,
    compare: byText(({ referrer }) => referrer ?? ''),
    cell: ({ referrer }) =>
      referrer === null ? <span class="dim">the seed</span> : addressWithin(referrer, origin),
    title: ({ referrer }) => referrer ?? '',
  };
}
