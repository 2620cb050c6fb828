import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { choices, flatten } from './agent-choices.ts';
import { AgentList, optionId } from './agent-list.tsx';
import { Icon } from './icon.tsx';

export interface AgentPickerProps {
  /** Product token of the chosen crawler. */
  readonly agent: string;
  readonly ownTokens: readonly string[];
  readonly onChoose: (token: string) => void;
  /** Tells the view around it that the list is open, so that there is room for it. */
  readonly onToggle?: (open: boolean) => void;
  readonly large?: boolean;
  readonly disabled?: boolean;
}

/** The crawler that is asked about: a button that opens a searchable list, usable by keyboard alone. */
export function AgentPicker(props: AgentPickerProps) {
  const open = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();

  const setOpen = (value: boolean): void => {
    open.value = value;
    props.onToggle?.(value);
  };
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };

  useEffect(() => {
    if (!open.value) return;
    const outside = (event: Event): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open.value]);

  return (
    <div class="picker" ref={box}>
      <button
        type="button"
        ref={button}
        class={`btn${props.large ? ' large' : ''}`}
        aria-label={`Crawler: ${props.agent}. Change`}
        aria-haspopup="listbox"
        aria-expanded={open.value}
        disabled={props.disabled}
        title={props.agent}
        onClick={() => setOpen(!open.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open.value) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <span class="clip">{props.agent}</span>
        <Icon name="down" size="s" />
      </button>
      {open.value && (
        <PickerPopover
          listId={listId}
          agent={props.agent}
          ownTokens={props.ownTokens}
          onChoose={(token) => {
            close();
            props.onChoose(token);
          }}
          onCancel={close}
        />
      )}
    </div>
  );
}

interface PickerPopoverProps {
  readonly listId: string;
  readonly agent: string;
  readonly ownTokens: readonly string[];
  readonly onChoose: (token: string) => void;
  readonly onCancel: () => void;
}

function PickerPopover({ listId, agent, ownTokens, onChoose, onCancel }: PickerPopoverProps) {
  const text = useSignal('');
  const active = useSignal(agent);
  const input = useRef<HTMLInputElement>(null);
  const { groups, problem } = choices(text.value, ownTokens);
  const shown = flatten(groups);
  const at = shown.findIndex(({ token }) => token === active.value);

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    document.getElementById(optionId(listId, active.value))?.scrollIntoView({ block: 'nearest' });
  }, [active.value, listId]);

  const moveTo = (index: number): void => {
    const next = shown[Math.max(0, Math.min(shown.length - 1, index))];
    if (next !== undefined) active.value = next.token;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8 }[event.key];
    if (target !== undefined) moveTo(target);
    else if (event.key === 'Enter') {
      const chosen = shown[at];
      if (chosen !== undefined) onChoose(chosen.token);
    } else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div class="popover">
      <div class="field">
        <Icon name="search" tone="dim" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label="Search crawlers"
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={at < 0 ? undefined : optionId(listId, active.value)}
          placeholder="Name, operator, or a token of your own"
          autocomplete="off"
          spellcheck={false}
          maxLength={80}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
            active.value = flatten(choices(text.value, ownTokens).groups)[0]?.token ?? '';
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <AgentList id={listId} groups={groups} active={active.value} chosen={agent} onChoose={onChoose} />
      {problem !== null && <p class="note">{problem}</p>}
    </div>
  );
}
