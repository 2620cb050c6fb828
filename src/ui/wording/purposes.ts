import type { Agent, ObeysRobots, Purpose } from '../../agents/index.ts';

/** What a purpose is called in the strip of all crawlers. */
export const PURPOSE_NAMES: Readonly<Record<Purpose, string>> = {
  search: 'Search',
  'ai-training': 'AI training',
  'ai-search': 'AI search',
  'user-fetch': 'User fetch',
  ads: 'Ads',
  preview: 'Previews',
  seo: 'SEO',
  archive: 'Archive',
  other: 'Other',
};

const OBEYS: Readonly<Record<ObeysRobots, string>> = {
  yes: 'obeys',
  partial: 'obeys in part',
  no: 'does not obey',
  undocumented: 'no statement',
};

/** Who runs a crawler and whether robots.txt binds it, for a row: `OpenAI, obeys`. */
export function agentFacts(agent: Agent): string {
  if (agent.operator === null) return 'your own token';
  if (agent.kind === 'control-token') return `${agent.operator}, control token`;
  return `${agent.operator}, ${OBEYS[agent.obeysRobots]}`;
}

/** What the operator says of obeying, as a sentence; null where nobody is known to operate the crawler. */
export function obeysSentence({ operator, token, obeysRobots, kind }: Agent): string | null {
  if (operator === null) return null;
  if (kind === 'control-token') return `${token} fetches nothing itself; it governs use of what was fetched`;
  switch (obeysRobots) {
    case 'yes':
      return `${operator} says ${token} obeys robots.txt`;
    case 'partial':
      return `${operator} says ${token} obeys robots.txt in part`;
    case 'no':
      return `${operator} says ${token} does not obey robots.txt`;
    case 'undocumented':
      return `${operator} does not say whether ${token} obeys robots.txt`;
  }
}

/** How many of a set are allowed, in words: `all 15 allowed`, `4 of 16 blocked`, `allowed`. */
export function verdictCount(allowed: number, total: number): string {
  const blocked = total - allowed;
  if (total === 1) return blocked === 1 ? 'blocked' : 'allowed';
  if (blocked === 0) return `all ${total} allowed`;
  if (blocked === total) return `all ${total} blocked`;
  return `${blocked} of ${total} blocked`;
}

/** The strip's summary, by the larger side: `67 of 72 allowed`. */
export function stripSummary(allowed: number, total: number): string {
  const blocked = total - allowed;
  return blocked > allowed ? `${blocked} of ${total} blocked` : `${allowed} of ${total} allowed`;
}
