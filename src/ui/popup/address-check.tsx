import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Icon } from '../components/icon.tsx';
import { readTypedAddress } from '../wording/address.ts';

/** A way on where the current page has no verdict: check any address that is typed. */
export function AddressCheck({ onCheck }: { readonly onCheck: (url: string) => void }) {
  const text = useSignal('');
  const problem = useSignal<string | null>(null);
  const id = useId();
  const submit = (event: Event): void => {
    event.preventDefault();
    const read = readTypedAddress(text.value);
    if ('problem' in read) problem.value = read.problem;
    else onCheck(read.url);
  };
  return (
    <form class="check" onSubmit={submit} noValidate>
      <label class="strong" for={id}>
        Check another address
      </label>
      <div class="row">
        <div class={`field grow${problem.value === null ? '' : ' wrong'}`}>
          <Icon name="search" tone="dim" />
          <input
            id={id}
            type="url"
            placeholder="https://"
            autocomplete="off"
            spellcheck={false}
            aria-invalid={problem.value !== null}
            aria-describedby={`${id}-problem`}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
              problem.value = null;
            }}
          />
        </div>
        <button type="submit" class="btn">
          Check
        </button>
      </div>
      <p class="problem" id={`${id}-problem`} role="alert">
        {problem.value}
      </p>
    </form>
  );
}
