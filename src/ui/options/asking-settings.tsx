import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { fromProblem } from '../../store/identity.ts';
import { type Choice, Choices } from '../components/choices.tsx';
import type { AskingChoice } from '../settings-shape.ts';

export interface AskingSettingsProps {
  readonly asking: AskingChoice;
  readonly onChange: (change: Partial<AskingChoice>) => void;
}

const IDENTITIES: readonly Choice<AskingChoice['identity']>[] = [
  { value: 'browser', name: 'Your browser', hint: 'The site sees the same name as when you visit it.' },
  { value: 'gatepost', name: 'Gatepost', hint: 'The site’s log shows who asked.' },
  {
    value: 'crawler',
    name: 'The chosen crawler',
    hint: 'Sites that verify crawlers by their addresses will see that it is not the real one.',
  },
];

const POLICIES: readonly Choice<AskingChoice['failurePolicy']>[] = [
  {
    value: 'rfc9309',
    name: 'As RFC 9309 says',
    hint: 'A robots.txt that cannot be reached forbids the whole site, so the crawl ends there.',
  },
  {
    value: 'failure-is-permission',
    name: 'Failure is permission',
    hint: 'Crawl as if there were no file. Some crawlers do so; their owners answer for it.',
  },
];

/** How sites are asked: under whose name, and what a crawl makes of a robots.txt that cannot be reached. */
export function AskingSettings({ asking, onChange }: AskingSettingsProps) {
  return (
    <section class="panel">
      <header>
        <h2>How Gatepost asks</h2>
      </header>
      <div class="in">
        <Choices
          legend="Name that requests carry"
          choices={IDENTITIES}
          chosen={asking.identity}
          onChoose={(identity) => onChange({ identity })}
        />
        <FromField from={asking.from} onChange={(from) => onChange({ from })} />
        <Choices
          legend="When robots.txt cannot be reached"
          choices={POLICIES}
          chosen={asking.failurePolicy}
          onChoose={(failurePolicy) => onChange({ failurePolicy })}
        />
      </div>
    </section>
  );
}

function FromField({ from, onChange }: { readonly from: string; readonly onChange: (from: string) => void }) {
  const id = useId();
  const typed = useSignal<string | null>(null);
  const problem = fromProblem(typed.value ?? from);
  const keep = (): void => {
    if (typed.value === null || problem !== null) return;
    if (typed.value !== from) onChange(typed.value);
    typed.value = null;
  };
  return (
    <div class="from">
      <label for={id}>E-mail address that goes with requests</label>
      <div class={`field${problem === null ? '' : ' wrong'}`}>
        <input
          id={id}
          type="email"
          placeholder="none"
          autocomplete="off"
          spellcheck={false}
          value={typed.value ?? from}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-hint`}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
          onChange={keep}
        />
      </div>
      <span class={problem === null ? 'hint' : 'hint problem'} id={`${id}-hint`}>
        {problem ?? 'As the header From, so that the site’s owner can reach you.'}
      </span>
    </div>
  );
}
