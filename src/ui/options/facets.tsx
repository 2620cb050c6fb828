import { DirectiveText } from '../components/directive-text.tsx';
import { copiedText } from '../wording/copied-text.ts';
import { figure } from '../wording/counts.ts';

/** One part of a list that can be shown alone. */
export interface Facet {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** Marked as blocked. */
  readonly blocked?: boolean;
  /** Number of the line that the name is; null for a part without a line of its own. */
  readonly line?: number | null;
}

export interface FacetsProps {
  readonly label: string;
  readonly facets: readonly Facet[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Parts of a list with how many each holds; one is shown at a time. */
export function Facets({ label, facets, chosen, onChoose }: FacetsProps) {
  return (
    <nav class="fac" aria-label={label}>
      {facets.map(({ id, name, count, blocked, line }) => (
        <button
          type="button"
          key={id}
          class={`tr${line === undefined ? '' : ' sub'}`}
          aria-pressed={id === chosen}
          title={copiedText(name)}
          onClick={() => onChoose(id)}
        >
          <span class="mk">{blocked && <i class="m b" />}</span>
          <span class={`name${line === undefined ? '' : ' mono'}`}>
            {line !== undefined && line !== null && <span class="ln">{line} </span>}
            {line === undefined ? name : <DirectiveText text={name} />}
          </span>
          <span class="cnt">{figure(count)}</span>
        </button>
      ))}
    </nav>
  );
}
