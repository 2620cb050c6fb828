import type { ComponentChildren } from 'preact';
import { copiedText } from '../wording/copied-text.ts';
import { Icon } from './icon.tsx';

export interface VerdictBannerProps {
  readonly tone: 'allowed' | 'blocked' | 'unknown';
  /** The one word that answers. Never truncated. */
  readonly word: string;
  readonly sentence: string;
  /** True while the text changes by itself, so that a screen reader is not interrupted each second. */
  readonly quiet?: boolean;
  /** The deciding chip and whatever else qualifies the answer. */
  readonly children?: ComponentChildren;
}

/** The answer first: one word, one sentence, one line number. */
export function VerdictBanner({ tone, word, sentence, quiet = false, children }: VerdictBannerProps) {
  return (
    <section class={`verdict ${tone}`} aria-label="Verdict" aria-live={quiet ? 'off' : 'polite'}>
      <Icon name={tone} size="l" />
      <div class="said">
        <h1 class="word">{word}</h1>
        <p class="sentence">{copiedText(sentence)}</p>
        {children}
      </div>
    </section>
  );
}
