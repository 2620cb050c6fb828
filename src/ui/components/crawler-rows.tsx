import { useSignal } from '@preact/signals';
import { agentOf } from '../../agents/index.ts';
import type { CrawlerVerdict } from '../../messages/protocol.ts';
import { agentFacts } from '../wording/purposes.ts';
import { Icon } from './icon.tsx';

/** Rows that stand open at first; the rest come on demand. */
const ROWS_AT_FIRST = 6;

export interface CrawlerRowsProps {
  readonly crawlers: readonly CrawlerVerdict[];
  readonly chosen: string;
  readonly withoutLine: string;
  readonly onChoose: (token: string) => void;
}

/** The crawlers of one purpose, the chosen one first, then the blocked ones. A row chooses its crawler. */
export function CrawlerRows({ crawlers, chosen, withoutLine, onChoose }: CrawlerRowsProps) {
  const all = useSignal(false);
  const rank = ({ token, allowed }: CrawlerVerdict): number => (token === chosen ? 0 : allowed ? 2 : 1);
  const sorted = crawlers.toSorted((a, b) => rank(a) - rank(b));
  const shown = all.value || sorted.length <= ROWS_AT_FIRST + 1 ? sorted : sorted.slice(0, ROWS_AT_FIRST);
  const rest = sorted.slice(shown.length);
  return (
    <ul class="agents">
      {shown.map((crawler) => (
        <li key={crawler.token}>
          <CrawlerRow
            crawler={crawler}
            chosen={crawler.token === chosen}
            withoutLine={withoutLine}
            onChoose={onChoose}
          />
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <button type="button" class="agent more" onClick={() => (all.value = true)}>
            <span />
            <span>{`Show ${rest.length} more, ${remainder(rest)}`}</span>
          </button>
        </li>
      )}
    </ul>
  );
}

function remainder(rest: readonly CrawlerVerdict[]): string {
  const blocked = rest.filter(({ allowed }) => !allowed).length;
  if (blocked === 0) return 'all allowed';
  return blocked === rest.length ? 'all blocked' : `${blocked} blocked`;
}

interface CrawlerRowProps {
  readonly crawler: CrawlerVerdict;
  readonly chosen: boolean;
  readonly withoutLine: string;
  readonly onChoose: (token: string) => void;
}

function CrawlerRow({ crawler, chosen, withoutLine, onChoose }: CrawlerRowProps) {
  const agent = agentOf(crawler.token);
  const verdict = crawler.allowed ? 'allowed' : 'blocked';
  return (
    <button
      type="button"
      class={`agent${chosen ? ' on' : ''}`}
      aria-current={chosen ? 'true' : undefined}
      title={`${agent.token}: ${agentFacts(agent)}\nShow this crawler`}
      onClick={() => onChoose(crawler.token)}
    >
      <Icon name={verdict} tone={verdict} label={crawler.allowed ? 'Allowed' : 'Blocked'} />
      <span class="clip">
        <span class="tok">{agent.token}</span> <span class="who">{agentFacts(agent)}</span>
      </span>
      <span class="ln">{crawler.line === null ? withoutLine : `line ${crawler.line}`}</span>
    </button>
  );
}
