import type { CrawlReport } from '../../crawl/index.ts';
import { Icon } from '../components/icon.tsx';
import { addressWithin } from '../wording/address.ts';
import { copiedText } from '../wording/copied-text.ts';
import { counted } from '../wording/counts.ts';

export interface TrapHintsProps {
  readonly hints: NonNullable<CrawlReport['trapHints']>;
  readonly origin: string | null;
}

/** Addresses that look as if there were no end of them: a crawler may spend its whole budget there. */
export function TrapHints({ hints, origin }: TrapHintsProps) {
  if (hints.length === 0) return null;
  return (
    <ul class="lead traps">
      {hints.map(({ kind, pattern, urls, examples }) => (
        <li key={`${kind} ${pattern}`}>
          <Icon name="warning" tone="warning" label="Warning" />
          <span>
            Looks endless: {counted(urls, 'URL')} with{' '}
            {kind === 'repeated-segments' ? 'the repeated part ' : 'the session parameter '}
            <span class="mono">{copiedText(pattern)}</span>
            {examples[0] !== undefined && (
              <>
                , for example <span class="mono">{addressWithin(examples[0], origin)}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
