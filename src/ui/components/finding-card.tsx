import type { ComponentChildren } from 'preact';
import { copiedText } from '../wording/copied-text.ts';
import { Icon } from './icon.tsx';

const SEVERITY = { error: ['e', 'Error'], warning: ['w', 'Warning'], info: ['n', 'Information'] } as const;

export interface FindingCardProps {
  readonly severity: keyof typeof SEVERITY;
  readonly title: string;
  readonly text: string;
  /** At most two actions. */
  readonly children?: ComponentChildren;
}

/** Something wrong, likely wrong or worth knowing, where it interrupts: what happened, why it matters, what to do. */
export function FindingCard({ severity, title, text, children }: FindingCardProps) {
  const [letter, label] = SEVERITY[severity];
  return (
    <div class={`finding card ${letter}`}>
      <Icon name={severity} tone={severity} label={label} />
      <h3>{copiedText(title)}</h3>
      <p>{copiedText(text)}</p>
      {children !== undefined && <div class="do">{children}</div>}
    </div>
  );
}
