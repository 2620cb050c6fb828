import type { AgentToken } from './token.ts';
import type { Dialect, GroupChoice, Rule, Verdict } from './types.ts';

/** A rule of the group that matches the URL. */
export interface RuleMatch {
  readonly rule: Rule;
  /** Octets of the pattern as compared, wildcards included: the most octets win (RFC 9309, 2.2.2). */
  readonly octets: number;
  readonly decides: boolean;
}

/** What one dialect makes of the same question. */
export interface DialectVerdict {
  readonly dialect: Dialect;
  readonly verdict: Verdict;
}

/** A verdict with the whole why. Plain data that survives JSON. */
export interface Explanation {
  readonly dialect: Dialect;
  readonly verdict: Verdict;
  /** The URL as it was given. */
  readonly url: string;
  /** What patterns were compared with; null where the URL is none. */
  readonly path: string | null;
  /** Each name that was given, in order, and the token that it became. */
  readonly agent: readonly AgentToken[];
  readonly group: GroupChoice | null;
  /** Every rule of the group that matches, the longest first; the one that decides stands first. */
  readonly matches: readonly RuleMatch[];
  /** The same question in every dialect. */
  readonly readings: readonly DialectVerdict[];
}
