import data from './agents.json' with { type: 'json' };

/** What a crawler fetches pages for. */
export type Purpose =
  | 'search'
  | 'ai-training'
  | 'ai-search'
  | 'user-fetch'
  | 'ads'
  | 'preview'
  | 'seo'
  | 'archive'
  | 'other';

/** What the operator says of robots.txt: `partial` has documented exceptions, `undocumented` says nothing. */
export type ObeysRobots = 'yes' | 'partial' | 'no' | 'undocumented';

/** A crawler that people care about. */
export interface Agent {
  /** Product token as its operator writes it. */
  readonly token: string;
  /** Null for a token that the user entered. */
  readonly operator: string | null;
  readonly purpose: Purpose;
  readonly obeysRobots: ObeysRobots;
  readonly docUrl: string | null;
  /** A control token never fetches: it only governs what another crawler's pages may be used for. */
  readonly kind: 'crawler' | 'fetcher' | 'control-token';
  /** Tokens whose groups are tried, in order, after the crawler's own and before `*`. */
  readonly fallbackTokens: readonly string[];
  /** True where the operator documents that the `*` group never applies. */
  readonly ignoresWildcardGroup: boolean;
  readonly status: 'current' | 'unverified' | 'deprecated';
  /** Where the entry is from; `operator` is its own documentation. */
  readonly source: 'operator' | 'secondary' | 'community' | 'disputed' | 'unverified';
  readonly note: string;
}

/** Every known crawler, grouped by purpose in the data's order. */
export const AGENTS: readonly Agent[] = data.agents as readonly Agent[];

/** Purposes in the order in which they are shown. */
export const PURPOSES: readonly Purpose[] = data.purposes as readonly Purpose[];

/** The crawler that is chosen until the user chooses another. */
export const DEFAULT_AGENT = 'Googlebot';

const byToken = new Map(AGENTS.map((agent) => [agent.token.toLowerCase(), agent]));

/**
 * The crawler of a product token, compared case-insensitively (RFC 9309, 2.2.1).
 * A token that nobody knows is a crawler of the user's own: no fallback, nothing documented.
 */
export function agentOf(token: string): Agent {
  return (
    byToken.get(token.toLowerCase()) ?? {
      token,
      operator: null,
      purpose: 'other',
      obeysRobots: 'undocumented',
      docUrl: null,
      kind: 'crawler',
      fallbackTokens: [],
      ignoresWildcardGroup: false,
      status: 'unverified',
      source: 'unverified',
      note: '',
    }
  );
}

/** The crawler's own token, then its fallback tokens: the order in which groups are looked for. */
export function tokensOf(agent: Agent): readonly string[] {
  return [agent.token, ...agent.fallbackTokens];
}

/**
 * Crawlers whose token or operator contains the text, those whose token begins with it first.
 * An empty text gives all of them.
 */
export function searchAgents(text: string): readonly Agent[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return AGENTS;
  const hits = AGENTS.filter(
    ({ token, operator }) =>
      token.toLowerCase().includes(wanted) || (operator ?? '').toLowerCase().includes(wanted),
  );
  const begins = ({ token }: Agent): number => (token.toLowerCase().startsWith(wanted) ? 0 : 1);
  return hits.sort((a, b) => begins(a) - begins(b));
}
