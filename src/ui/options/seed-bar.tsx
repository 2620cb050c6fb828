import type { ComponentChildren } from 'preact';
import { copiedText } from '../wording/copied-text.ts';

export interface SeedBarProps {
  readonly seed: string;
  readonly agent: string;
  readonly note: string;
  readonly children: ComponentChildren;
}

/** What was asked for, and what can be done with it now. */
export function SeedBar({ seed, agent, note, children }: SeedBarProps) {
  return (
    <div class="toolbar seedbar">
      <div class="field static">
        <span class="dim">Seed</span>
        <span class="mono clip" title={copiedText(seed)}>
          {copiedText(seed)}
        </span>
      </div>
      <span class="as nowrap">
        as <b>{agent}</b>
      </span>
      <span class="note soft clip grow" title={note}>
        {note}
      </span>
      {children}
    </div>
  );
}
