import { useRef } from 'preact/hooks';
import { figure } from '../wording/counts.ts';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly count?: number;
}

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly current: Id;
  readonly onChange: (id: Id) => void;
  /** Id of the element that shows the current tab's content. */
  readonly panelId: string;
}

/** Tabs by the ARIA pattern: one stop for the Tab key, arrows move and choose. */
export function Tabs<Id extends string>({ label, tabs, current, onChange, panelId }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ id }) => id === current);
    const last = tabs.length - 1;
    const target = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const next = target === undefined ? undefined : tabs[target];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target ?? 0]?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label: name, count }) => (
        <button
          type="button"
          role="tab"
          key={id}
          id={`${panelId}-${id}`}
          aria-selected={id === current}
          aria-controls={panelId}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {name} {count !== undefined && <span class="c">{figure(count)}</span>}
        </button>
      ))}
    </div>
  );
}
