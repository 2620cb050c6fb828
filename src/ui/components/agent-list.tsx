import type { Agent } from '../../agents/index.ts';
import { agentFacts } from '../wording/purposes.ts';
import type { ChoiceGroup } from './agent-choices.ts';
import { Icon } from './icon.tsx';

export interface AgentListProps {
  readonly id: string;
  readonly groups: readonly ChoiceGroup[];
  /** Token that the arrow keys stand on. */
  readonly active: string;
  readonly chosen: string;
  readonly onChoose: (token: string) => void;
}

/** The element id of a crawler's option, so that the search field can point at it. */
export function optionId(listId: string, token: string): string {
  return `${listId}-${token.replaceAll(/\W/g, '_')}`;
}

/** Crawlers to choose from, grouped. */
export function AgentList({ id, groups, active, chosen, onChoose }: AgentListProps) {
  return (
    <div class="options" id={id} role="listbox" aria-label="Crawlers">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox is no fieldset
        <div role="group" aria-label={group.name} key={group.name}>
          <div class="heading">{group.name}</div>
          {group.agents.map((agent) => (
            <AgentOption
              key={agent.token}
              id={optionId(id, agent.token)}
              agent={agent}
              active={agent.token === active}
              chosen={agent.token === chosen}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface AgentOptionProps {
  readonly id: string;
  readonly agent: Agent;
  readonly active: boolean;
  readonly chosen: boolean;
  readonly onChoose: (token: string) => void;
}

function AgentOption({ id, agent, active, chosen, onChoose }: AgentOptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the search field, which points here
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys
    <div
      id={id}
      class={`option${active ? ' on' : ''}`}
      role="option"
      aria-selected={chosen}
      aria-label={agent.token}
      aria-describedby={`${id}-facts`}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(agent.token)}
    >
      <span class="mark">{chosen && <Icon name="check" size="s" />}</span>
      <span class="clip">
        <span class="tok">{agent.token}</span>{' '}
        <span class="who" id={`${id}-facts`} aria-hidden="true">
          {agentFacts(agent)}
        </span>
      </span>
    </div>
  );
}
