import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { CrawledPage } from '../../crawl/index.ts';
import type { Column } from '../components/column.ts';
import { DataTable } from '../components/data-table.tsx';
import { copiedText } from '../wording/copied-text.ts';
import { figure } from '../wording/counts.ts';
import { duration } from '../wording/durations.ts';
import { size } from '../wording/sizes.ts';
import { byNumber, byText } from './compare.ts';
import { PageDetails } from './page-details.tsx';
import { depthColumn, urlColumn } from './url-columns.tsx';

export interface PagesPaneProps {
  readonly pages: readonly CrawledPage[];
  /** Origin that addresses are shortened by. */
  readonly origin: string | null;
  readonly live?: boolean;
}

/** Every page that was fetched, and the details of the one that is chosen. */
export function PagesPane({ pages, origin, live = false }: PagesPaneProps) {
  const open = useSignal<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => pageColumns(origin), [origin]);
  const page = open.value === null ? undefined : pages.find(({ url }) => url === open.value);
  if (pages.length === 0) {
    return (
      <p class="pending soft">
        {live ? 'Pages appear here one by one as they are fetched.' : 'No page was fetched.'}
      </p>
    );
  }
  return (
    <div class={`split${page === undefined ? '' : ' detailed'}`} ref={box}>
      <DataTable
        label="Pages"
        columns={columns}
        rows={pages}
        keyOf={({ url }) => url}
        selected={open.value}
        onSelect={({ url }) => {
          open.value = open.value === url ? null : url;
        }}
      />
      {page !== undefined && (
        <PageDetails
          page={page}
          pages={pages}
          origin={origin}
          onOpen={(url) => {
            open.value = url;
          }}
          onClose={() => {
            // The close button goes with the details: back to the row they were opened from, where it is in sight.
            box.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
            open.value = null;
          }}
        />
      )}
    </div>
  );
}

function pageColumns(origin: string | null): readonly Column<CrawledPage>[] {
  return [
    urlColumn('path', 'Path', origin),
    {
      id: 'title',
      head: 'Title',
      width: '32%',
      compare: byText(({ title }) => title ?? ''),
      cell: ({ title }) =>
        title === null || title === '' ? <span class="dim">none</span> : <bdi>{copiedText(title)}</bdi>,
      title: ({ title }) => title ?? '',
    },
    {
      id: 'status',
      head: 'Status',
      width: '116px',
      compare: byNumber(({ status }) => status),
      cell: ({ status, hops }) => (
        <>
          {status}
          {hops.length > 0 && <span class="dim">{` after ${hops[0]?.status ?? 'redirect'}`}</span>}
        </>
      ),
    },
    depthColumn(),
    {
      id: 'links',
      head: 'Links',
      width: '72px',
      numeric: true,
      wideOnly: true,
      compare: byNumber(({ links }) => links),
      cell: ({ links }) => figure(links),
    },
    {
      id: 'size',
      head: 'Size',
      width: '84px',
      numeric: true,
      wideOnly: true,
      compare: byNumber(({ bytes }) => bytes),
      cell: ({ bytes }) => <span class="soft">{size(bytes)}</span>,
    },
    {
      id: 'time',
      head: 'Time',
      width: '76px',
      numeric: true,
      compare: byNumber(({ elapsedMs }) => elapsedMs),
      cell: ({ elapsedMs }) => <span class="soft">{duration(elapsedMs)}</span>,
    },
  ];
}
