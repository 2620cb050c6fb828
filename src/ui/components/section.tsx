import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

export interface SectionProps {
  readonly title: string;
  /** What a closed section still answers. */
  readonly summary: ComponentChildren;
  readonly open?: boolean;
  readonly children: ComponentChildren;
}

/** A disclosure whose head carries its own summary. */
export function Section({ title, summary, open = false, children }: SectionProps) {
  return (
    <details class="section" open={open}>
      <summary>
        <Icon name="right" />
        <h2>{title}</h2>
        <span class="sum">{summary}</span>
      </summary>
      <div class="in">{children}</div>
    </details>
  );
}
