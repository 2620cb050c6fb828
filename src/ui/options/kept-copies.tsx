import { useMemo } from 'preact/hooks';
import type { RobotsSummary } from '../../robots/index.ts';
import type { Column } from '../components/column.ts';
import { DataTable } from '../components/data-table.tsx';
import { accessAnswer } from '../wording/access-result.ts';
import { ago, moment } from '../wording/durations.ts';
import { askedAs } from '../wording/identity.ts';
import { size } from '../wording/sizes.ts';
import { byNumber, byText } from './compare.ts';
import { removeColumn } from './remove-column.tsx';
import type { SettingsStore } from './settings-store.ts';

export interface KeptCopiesProps {
  /** Last used first. */
  readonly copies: readonly RobotsSummary[];
  readonly store: SettingsStore;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The robots.txt copies that are kept: what each site answered, to whom, since when and until when. One or all can be removed. */
export function KeptCopies({ copies, store, now }: KeptCopiesProps) {
  const columns = useMemo(() => copyColumns(now, (origin) => void store.forgetRobots(origin)), [now, store]);
  return (
    <section class="panel">
      <header>
        <h2>robots.txt copies kept</h2>
        <span class="soft">{copies.length === 0 ? 'none' : `${copies.length}`}</span>
      </header>
      {copies.length === 0 ? (
        <div class="in">
          <p class="soft">
            None. Each site’s robots.txt is kept for a while after it was read, as crawlers do.
          </p>
        </div>
      ) : (
        <>
          <DataTable
            label="robots.txt copies kept"
            columns={columns}
            rows={copies}
            keyOf={({ origin }) => origin}
          />
          <div class="after">
            <button type="button" class="btn small" onClick={() => void store.forgetRobots(null)}>
              Remove all copies
            </button>
            <span class="hint">A site whose copy is removed is asked again when you next look at it.</span>
          </div>
        </>
      )}
    </section>
  );
}

function copyColumns(now: number, forget: (origin: string) => void): readonly Column<RobotsSummary>[] {
  return [
    {
      id: 'origin',
      head: 'Origin',
      mono: true,
      compare: byText(({ origin }) => origin),
      cell: ({ origin }) => origin,
      title: ({ origin }) => origin,
    },
    {
      id: 'answer',
      head: 'Answer',
      width: '164px',
      compare: byText(accessAnswer),
      cell: accessAnswer,
      title: ({ detail }) => detail,
    },
    {
      id: 'size',
      head: 'Size',
      width: '88px',
      numeric: true,
      wideOnly: true,
      compare: byNumber(({ bytes }) => bytes),
      cell: ({ access, bytes }) => (access === 'successful' ? size(bytes) : <span class="dim">no file</span>),
    },
    {
      id: 'fetched',
      head: 'Fetched',
      width: '92px',
      compare: byNumber(({ fetchedAt }) => fetchedAt),
      cell: ({ fetchedAt }) => ago(now - fetchedAt),
      title: ({ fetchedAt }) => moment(fetchedAt, now),
    },
    {
      id: 'until',
      head: 'Kept until',
      width: '112px',
      compare: byNumber(({ expiresAt }) => expiresAt),
      cell: ({ expiresAt }) => moment(expiresAt, now),
      title: ({ expiresAt }) => moment(expiresAt, now),
    },
    {
      id: 'asked-as',
      head: 'Asked as',
      width: '132px',
      compare: byText(({ userAgent }) => userAgent ?? ''),
      cell: ({ userAgent }) => <span class={userAgent === null ? 'soft' : 'mono'}>{askedAs(userAgent)}</span>,
      title: ({ userAgent }) => askedAs(userAgent),
    },
    removeColumn({
      of: ({ origin }) => origin,
      label: (origin) => `Remove the copy of ${origin}`,
      onRemove: forget,
    }),
  ];
}
