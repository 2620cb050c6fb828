/** How robots.txt is read where crawlers differ. `rfc9309` is the standard, strictly. */
export type Dialect = 'rfc9309' | 'google' | 'first-match';

/** A rule is an allow or a disallow line, nothing else (RFC 9309, 2.2.2). */
export type RuleKind = 'allow' | 'disallow';

/** One allow or disallow line of a file. */
export interface Rule {
  readonly kind: RuleKind;
  /** The path pattern as written, outer white space and comment removed. */
  readonly pattern: string;
  /** 1-based line number. */
  readonly line: number;
  /** The directive as written, outer spaces and tabs trimmed, comment removed: `Disallow: /drafts/`. */
  readonly text: string;
}

/** How a group came to apply to a crawler (RFC 9309, 2.2.1). */
export type GroupMatch = 'token' | 'fallback' | 'wildcard';

/** The group that applies: all groups of one token, merged (RFC 9309, 2.2.1). */
export interface GroupChoice {
  /** The token as the file first writes it, or `*`. */
  readonly token: string;
  readonly match: GroupMatch;
  /** Every user-agent line of that token, 1-based, in file order. */
  readonly userAgentLines: readonly number[];
  /** First user-agent line to last rule of each merged group, 1-based and inclusive. */
  readonly ranges: readonly LineRange[];
}

/** 1-based, inclusive. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Why a verdict is what it is.
 * - `allow-rule`, `disallow-rule`: that rule decides (RFC 9309, 2.2.2).
 * - `no-rule-matched`: a group applies, none of its rules matches, so allowed.
 * - `no-group`: no group names the crawler and there is no `*` group, so allowed.
 * - `robots-txt`: `/robots.txt` itself is always allowed (2.2.2).
 * - `unavailable`: robots.txt cannot be had, so everything is allowed (2.3.1.3).
 * - `unreachable`: robots.txt cannot be reached, so everything is disallowed (2.3.1.4).
 * - `invalid-url`: the URL cannot be parsed or has no path (`mailto:`), so there is nothing to fetch; not allowed.
 */
export type VerdictReason =
  | 'allow-rule'
  | 'disallow-rule'
  | 'no-rule-matched'
  | 'no-group'
  | 'robots-txt'
  | 'unavailable'
  | 'unreachable'
  | 'invalid-url';

/** Whether a crawler may fetch a URL, and what decides. */
export interface Verdict {
  readonly allowed: boolean;
  readonly reason: VerdictReason;
  /** The deciding rule; null where no rule decides. */
  readonly rule: Rule | null;
  /** The group that applies; null where none does. */
  readonly group: GroupChoice | null;
}
