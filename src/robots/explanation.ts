import type { AgentToken } from './token.ts';
import type { Dialect, GroupChoice, Rule, Verdict } from './types.ts';

/**
 * What became of a rule that matches.
 * - `decides`: it is the one.
 * - `fewer-octets`: another one matches with more octets (RFC 9309, 2.2.2).
 * - `allow-wins`: a disallow rule with as many octets as an allow rule that decides.
 * - `same`: does the same as the one that decides, with as many octets; the file has it later.
 * - `later`: the first match decides, and this is not it (first-match only).
 */
export type RuleOutcome = 'decides' | 'fewer-octets' | 'allow-wins' | 'same' | 'later';

/** A rule of the group that matches the URL. */
export interface RuleMatch {
  readonly rule: Rule;
  /** Octets of the pattern as compared, wildcards included: the most octets win (RFC 9309, 2.2.2). */
  readonly octets: number;
  readonly decides: boolean;
  readonly outcome: RuleOutcome;
  /** The pattern as it was compared, where percent-encoding or the dialect made another of it; else null. */
  readonly compared: string | null;
  /** Whether the rule stands behind the first 500 KiB, which a crawler need not read (RFC 9309, 2.5). */
  readonly pastLimit: boolean;
}

/** A group that was looked for, in the order in which they were. */
export interface GroupSearch {
  /** The name, or `*`. */
  readonly token: string;
  readonly as: 'own' | 'fallback' | 'wildcard';
  readonly found: boolean;
  /** Whether it was looked for at all: not where another was found before, or where the crawler ignores `*`. */
  readonly asked: boolean;
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
  /** Path and query as the URL has them, where percent-encoding made another path of them; else null. */
  readonly writtenPath: string | null;
  /** Each name that was given, in order, and the token that it became. */
  readonly agent: readonly AgentToken[];
  readonly search: readonly GroupSearch[];
  readonly group: GroupChoice | null;
  /** Every rule of the group that matches, the longest first; the one that decides stands first. */
  readonly matches: readonly RuleMatch[];
  /** The same question in every dialect. */
  readonly readings: readonly DialectVerdict[];
  /** Dialects that come to the other answer. */
  readonly disagreeing: readonly Dialect[];
  /** The verdict of a crawler that reads the first 500 KiB only (RFC 9309, 2.5); null where the file is no longer. */
  readonly withinLimit: Verdict | null;
}
