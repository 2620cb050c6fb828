import { useSignal } from '@preact/signals';
import { agentOf, PURPOSES, type Purpose } from '../../agents/index.ts';
import type { CrawlerVerdict } from '../../messages/protocol.ts';
import { PURPOSE_NAMES, verdictCount } from '../wording/purposes.ts';
import { CrawlerRows } from './crawler-rows.tsx';
import { Icon } from './icon.tsx';

export interface CrawlerStripProps {
  readonly crawlers: readonly CrawlerVerdict[];
  /** Token of the chosen crawler. */
  readonly chosen: string;
  /** What stands at a row's end where no line decides, e.g. `no rule`. */
  readonly withoutLine: string;
  readonly onChoose: (token: string) => void;
}

/** Every known crawler in one strip a purpose: marks, count in words, rows on demand. */
export function CrawlerStrip({ crawlers, chosen, withoutLine, onChoose }: CrawlerStripProps) {
  const open = useSignal<ReadonlySet<Purpose>>(new Set());
  const toggle = (purpose: Purpose): void => {
    const next = new Set(open.value);
    if (!next.delete(purpose)) next.add(purpose);
    open.value = next;
  };
  return (
    <>
      {PURPOSES.map((purpose) => {
        const those = crawlers.filter(({ token }) => agentOf(token).purpose === purpose);
        if (those.length === 0) return null;
        const on = open.value.has(purpose);
        return (
          <div key={purpose}>
            <PurposeRow purpose={purpose} crawlers={those} open={on} onToggle={() => toggle(purpose)} />
            {on && (
              <CrawlerRows crawlers={those} chosen={chosen} withoutLine={withoutLine} onChoose={onChoose} />
            )}
          </div>
        );
      })}
    </>
  );
}

interface PurposeRowProps {
  readonly purpose: Purpose;
  readonly crawlers: readonly CrawlerVerdict[];
  readonly open: boolean;
  readonly onToggle: () => void;
}

function PurposeRow({ purpose, crawlers, open, onToggle }: PurposeRowProps) {
  const allowed = crawlers.filter((crawler) => crawler.allowed).length;
  return (
    <button type="button" class={`purpose${open ? ' on' : ''}`} aria-expanded={open} onClick={onToggle}>
      <Icon name="right" size="s" />
      <span>{PURPOSE_NAMES[purpose]}</span>
      <Marks allowed={allowed} blocked={crawlers.length - allowed} />
      <span class="count">{verdictCount(allowed, crawlers.length)}</span>
    </button>
  );
}

/** One mark a crawler, the blocked ones last: a disc is allowed, a bar is blocked. */
function Marks({ allowed, blocked }: { readonly allowed: number; readonly blocked: number }) {
  const marks = [...Array<string>(allowed).fill('m a'), ...Array<string>(blocked).fill('m b')];
  return (
    <span class="marks" aria-hidden="true">
      {marks.map((mark, index) => (
        <i class={mark} key={index} />
      ))}
    </span>
  );
}

/** The strip before anything is known: the same height, no claim. */
export function WaitingStrip() {
  return (
    <>
      {(['search', 'ai-training', 'ai-search'] as const).map((purpose) => (
        <div class="purpose still" key={purpose}>
          <span />
          <span>{PURPOSE_NAMES[purpose]}</span>
          <span class="marks" aria-hidden="true">
            {Array.from({ length: 15 }, (_, index) => (
              <i class="m w" key={index} />
            ))}
          </span>
          <span class="count">waiting</span>
        </div>
      ))}
    </>
  );
}
