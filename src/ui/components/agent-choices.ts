import { type Agent, agentOf, PURPOSES, searchAgents } from '../../agents/index.ts';
import { PURPOSE_NAMES } from '../wording/purposes.ts';

/** Crawlers under one heading of the picker. */
export interface ChoiceGroup {
  readonly name: string;
  readonly agents: readonly Agent[];
}

/** What the picker shows for what was typed. */
export interface Choices {
  readonly groups: readonly ChoiceGroup[];
  /** Why the typed text cannot be used as a token of one's own; null where it can, is known, or is empty. */
  readonly problem: string | null;
}

/** Characters of product tokens as crawlers use them: those of RFC 9309, 2.2.1 and digits, which many real ones have. */
const TOKEN = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Groups of crawlers that match the typed text: the user's own tokens first, then by purpose.
 * A text that names no known crawler is offered as a token of one's own.
 */
export function choices(text: string, ownTokens: readonly string[]): Choices {
  const typed = text.trim();
  const wanted = typed.toLowerCase();
  const found = searchAgents(typed);
  const own = ownTokens.filter((token) => token.toLowerCase().includes(wanted));
  const known =
    found.some(({ token }) => token.toLowerCase() === wanted) ||
    own.some((token) => token.toLowerCase() === wanted);
  const isNew = typed !== '' && !known;
  const offered = isNew && TOKEN.test(typed) ? [...own, typed] : own;
  const groups = [
    { name: 'Your own', agents: offered.map((token) => agentOf(token)) },
    ...PURPOSES.map((purpose) => ({
      name: PURPOSE_NAMES[purpose],
      agents: found.filter((agent) => agent.purpose === purpose),
    })),
  ].filter(({ agents }) => agents.length > 0);
  return {
    groups: bestFirst(groups, found[0] ?? null, typed),
    problem:
      isNew && !TOKEN.test(typed) && found.length === 0
        ? 'A product token has letters, digits, - and _ only, with no version: Googlebot, not Googlebot/2.1.'
        : null,
  };
}

/** All crawlers of the groups in the order shown. */
export function flatten(groups: readonly ChoiceGroup[]): readonly Agent[] {
  return groups.flatMap(({ agents }) => agents);
}

/** While a person searches, the group that holds the best hit comes first, so that Enter takes it. */
function bestFirst(
  groups: readonly ChoiceGroup[],
  best: Agent | null,
  typed: string,
): readonly ChoiceGroup[] {
  if (typed === '' || best === null) return groups;
  const holds = ({ agents }: ChoiceGroup): number => (agents.includes(best) ? 0 : 1);
  return groups.toSorted((a, b) => holds(a) - holds(b));
}
