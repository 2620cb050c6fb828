import { useMemo } from 'preact/hooks';
import type { CrawlFailure } from '../../crawl/index.ts';
import type { Column } from '../components/column.ts';
import { DataTable } from '../components/data-table.tsx';
import { Icon } from '../components/icon.tsx';
import { addressWithin } from '../wording/address.ts';
import { copiedText } from '../wording/copied-text.ts';
import { failureCause, failureMeaning } from '../wording/failures.ts';
import { byText } from './compare.ts';

/** Room for two lines of what a failure means. */
const ROW_HEIGHT = 48;

export interface FailuresPaneProps {
  readonly failures: readonly CrawlFailure[];
  readonly origin: string | null;
}

/** URLs that were asked for and gave no page: cause, meaning with the next step, and where the link stands. */
export function FailuresPane({ failures, origin }: FailuresPaneProps) {
  const columns = useMemo(() => failureColumns(origin), [origin]);
  if (failures.length === 0) {
    return <p class="pending soft">Nothing failed: every URL that was asked for gave a page.</p>;
  }
  return (
    <DataTable
      label="Failures"
      columns={columns}
      rows={failures}
      keyOf={({ url }) => url}
      rowHeight={ROW_HEIGHT}
    />
  );
}

function failureColumns(origin: string | null): readonly Column<CrawlFailure>[] {
  return [
    {
      id: 'cause',
      head: 'Cause',
      width: '18%',
      compare: byText(failureCause),
      cell: (failure) => (
        <span class="cause">
          <Icon name="error" tone="error" />
          <span class="two">{failureCause(failure)}</span>
        </span>
      ),
      title: failureCause,
    },
    {
      id: 'url',
      head: 'URL',
      width: '26%',
      mono: true,
      compare: byText(({ url }) => url),
      cell: ({ url }) => <span class="two">{addressWithin(url, origin)}</span>,
      title: ({ url }) => url,
    },
    {
      id: 'meaning',
      head: 'What it means',
      cell: (failure) => <span class="two soft">{copiedText(failureMeaning(failure))}</span>,
      title: failureMeaning,
    },
    {
      id: 'referrer',
      head: 'Linked from',
      width: '20%',
      mono: true,
      compare: byText(({ referrer }) => referrer ?? ''),
      cell: ({ referrer }) =>
        referrer === null ? <span class="dim">the seed</span> : addressWithin(referrer, origin),
      title: ({ referrer }) => referrer ?? '',
    },
  ];
}
