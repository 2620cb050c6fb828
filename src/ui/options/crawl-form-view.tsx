import { useId } from 'preact/hooks';
import { AgentPicker } from '../components/agent-picker.tsx';
import { addressParts, readTypedAddress } from '../wording/address.ts';
import { BOUNDS_FIELDS, type BoundsField } from './bounds-fields.ts';
import type { CrawlStore } from './crawl-store.ts';

/** The empty state: what a crawl does, what it does not, and the form that starts it. */
export function CrawlFormView({ store }: { readonly store: CrawlStore }) {
  const id = useId();
  const { seed } = store.form.value;
  const problems = store.problems.value;
  return (
    <form
      class="empty"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void store.submit();
      }}
    >
      <h1>See your site as a crawler does</h1>
      <p>
        Gatepost starts at one page and follows its links, within limits that you set. It obeys robots.txt,
        sends no cookies and asks only the site you name. You see each page it may fetch, each one it may not,
        and the line that decides.
      </p>
      <div class="form">
        <label for={`${id}-seed`}>Seed</label>
        <div>
          <div class="row">
            <div class={`field large grow${problems.seed === undefined ? '' : ' wrong'}`}>
              <input
                id={`${id}-seed`}
                type="url"
                value={seed}
                placeholder="https://www.example.com/"
                autocomplete="off"
                spellcheck={false}
                aria-invalid={problems.seed !== undefined}
                aria-describedby={`${id}-seed-problem`}
                onInput={(event) => store.setSeed(event.currentTarget.value)}
              />
            </div>
            <AgentPicker
              large
              agent={store.choice.value.agent}
              ownTokens={store.choice.value.ownTokens}
              onChoose={store.chooseAgent}
            />
          </div>
          <p class="problem" id={`${id}-seed-problem`} role="alert">
            {problems.seed}
          </p>
        </div>
        <span class="lb" id={`${id}-limits`}>
          Limits
        </span>
        {/* biome-ignore lint/a11y/useSemanticElements: a grid of fields that a fieldset cannot lay out */}
        <div class="bounds" role="group" aria-labelledby={`${id}-limits`}>
          {(Object.keys(BOUNDS_FIELDS) as BoundsField[]).map((field) => (
            <BoundField key={field} field={field} store={store} />
          ))}
        </div>
        <span />
        <StartLine store={store} />
      </div>
    </form>
  );
}

function BoundField({ field, store }: { readonly field: BoundsField; readonly store: CrawlStore }) {
  const id = useId();
  const { label, hint, whole } = BOUNDS_FIELDS[field];
  const problem = store.problems.value[field];
  return (
    <div class="bound">
      <label for={id}>{label}</label>
      <div class={`field${problem === undefined ? '' : ' wrong'}`}>
        <input
          id={id}
          class="num"
          inputMode={whole ? 'numeric' : 'decimal'}
          autocomplete="off"
          value={store.form.value.bounds[field]}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-hint`}
          onInput={(event) => store.setBound(field, event.currentTarget.value)}
        />
      </div>
      <span class={problem === undefined ? 'hint' : 'hint problem'} id={`${id}-hint`}>
        {problem ?? hint}
      </span>
    </div>
  );
}

/** The button, and what pressing it means for access. */
function StartLine({ store }: { readonly store: CrawlStore }) {
  const typed = readTypedAddress(store.form.value.seed);
  const host = 'url' in typed ? addressParts(typed.url).host : '';
  const access = host === '' ? null : store.access.value;
  const asks = access === 'none';
  const { access: refused, browser } = store.problems.value;
  return (
    <div>
      <div class="row start">
        <button type="submit" class="btn large primary">
          {asks ? 'Allow access and crawl' : 'Crawl'}
        </button>
        <span class="soft">
          {asks && 'Your browser asks once, for this site only.'}
          {access === 'this-click' &&
            'Your click on the toolbar button gives access while that tab stays on the site.'}
          {access === 'granted' && `You gave access to ${host}.`}
        </span>
      </div>
      <p class="problem" role="alert">
        {refused ?? browser}
      </p>
    </div>
  );
}
