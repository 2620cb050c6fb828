import { useEffect, useMemo, useReducer } from 'preact/hooks';
import type { HostState } from '../../crawl/index.ts';
import type { Column } from '../components/column.ts';
import { DataTable } from '../components/data-table.tsx';
import { ago, moment, waited } from '../wording/durations.ts';
import { statusPhrase } from '../wording/http-status.ts';
import { byNumber, byText } from './compare.ts';
import { removeColumn } from './remove-column.tsx';
import type { SettingsStore } from './settings-store.ts';

export interface KeptHostsProps {
  /** Last asked first. */
  readonly hosts: readonly HostState[];
  readonly store: SettingsStore;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Every host that Gatepost asked, how it answered and when it may be asked again. One or all can be forgotten. */
export function KeptHosts({ hosts, store, now }: KeptHostsProps) {
  const time = useTimeWhile(now, (at) => hosts.some(({ notBefore }) => notBefore > at));
  const columns = useMemo(() => hostColumns(time, (host) => void store.forgetHost(host)), [time, store]);
  return (
    <section class="panel">
      <header>
        <h2>Hosts Gatepost has asked</h2>
        <span class="soft">{hosts.length === 0 ? 'none' : `${hosts.length}`}</span>
      </header>
      {hosts.length === 0 ? (
        <div class="in">
          <p class="soft">
            None. Gatepost remembers when each host was asked and whether it wants to be left alone, so that
            starting anew is no way round it.
          </p>
        </div>
      ) : (
        <>
          <DataTable
            label="Hosts Gatepost has asked"
            columns={columns}
            rows={hosts}
            keyOf={({ host }) => host}
          />
          <div class="after">
            <button type="button" class="btn small" onClick={() => void store.forgetHost(null)}>
              Forget all hosts
            </button>
            <span class="hint">A host that is forgotten may be asked at once, whatever it asked for.</span>
          </div>
        </>
      )}
    </section>
  );
}

function hostColumns(now: number, forget: (host: string) => void): readonly Column<HostState>[] {
  return [
    {
      id: 'host',
      head: 'Host',
      mono: true,
      compare: byText(({ host }) => host),
      cell: ({ host }) => host,
      title: ({ host }) => host,
    },
    {
      id: 'visits',
      head: 'Visits',
      width: '72px',
      numeric: true,
      compare: byNumber(({ visits }) => visits),
      cell: ({ visits }) => visits,
    },
    {
      id: 'last',
      head: 'Last asked',
      width: '108px',
      compare: byNumber(({ lastAt }) => lastAt),
      cell: ({ lastAt }) => ago(now - lastAt),
      title: ({ lastAt }) => moment(lastAt, now),
    },
    {
      id: 'status',
      head: 'Last answer',
      width: '178px',
      compare: byNumber(({ lastStatus }) => lastStatus ?? 0),
      cell: lastAnswer,
      title: lastAnswer,
    },
    {
      id: 'not-before',
      head: 'Not before',
      width: '168px',
      compare: byNumber(({ notBefore }) => Math.max(0, notBefore - now)),
      cell: ({ notBefore }) =>
        notBefore > now ? notBeforeText(notBefore, now) : <span class="dim">may be asked now</span>,
      title: ({ notBefore }) => (notBefore > now ? notBeforeText(notBefore, now) : ''),
    },
    removeColumn({ of: ({ host }) => host, label: (host) => `Forget ${host}`, onRemove: forget }),
  ];
}

function lastAnswer({ lastStatus }: HostState): string {
  return lastStatus === null ? 'no answer' : `${lastStatus} ${statusPhrase(lastStatus)}`;
}

function notBeforeText(notBefore: number, now: number): string {
  return `${moment(notBefore, now)}, ${waited(notBefore - now)} left`;
}

/** The time, renewed each second while something counts down to a moment. */
function useTimeWhile(now: () => number, waits: (at: number) => boolean): number {
  const [, redraw] = useReducer<number, void>((drawn) => drawn + 1, 0);
  const time = now();
  const counts = waits(time);
  useEffect(() => {
    if (!counts) return;
    const timer = setInterval(redraw, 1000);
    return () => clearInterval(timer);
  }, [counts]);
  return time;
}
