import type { Bounds, FailureReason, Hop, StopReason } from './engine-types.ts';
import type { RobotsDirectives } from './page-types.ts';

/** How a page's bytes became a document. `html-after-xml-error`: XHTML that is not well-formed, read as HTML instead. */
export type ParsedAs = 'html' | 'xml' | 'html-after-xml-error';

/** One page that was fetched successfully. */
export interface CrawledPage {
  /** As requested. */
  readonly url: string;
  readonly finalUrl: string;
  readonly status: number;
  readonly depth: number;
  /** Null for pages that are not HTML, too. */
  readonly title: string | null;
  readonly contentType: string | null;
  readonly bytes: number;
  readonly elapsedMs: number;
  /** The page whose link led here first; null for the seed. */
  readonly referrer: string | null;
  readonly hops: readonly Hop[];
  /** Links found, whatever became of them. */
  readonly links: number;
  readonly canonical: string | null;
  readonly language: string | null;
  readonly robotsMeta: readonly RobotsDirectives[];
  readonly robotsHeader: readonly RobotsDirectives[];
  /** True when the page as a whole asks this crawler not to follow its links. */
  readonly nofollow: boolean;
  /** Null for pages that are not HTML: they are pages without links. */
  readonly parsedAs: ParsedAs | null;
  /** WHATWG name of the encoding that the text was read with; null for pages that are not HTML. */
  readonly encoding: string | null;
  /** True when the body was cut at a bound: links further down are missing. */
  readonly truncated: boolean;
  readonly headings: number;
  /** Final URL of the first page whose body is the same, octet by octet; absent where there is none. */
  readonly sameContentAs?: string;
}

/** A URL that was asked for and gave no page. */
export interface CrawlFailure {
  readonly url: string;
  readonly reason: FailureReason;
  /** Null where no answer came. */
  readonly status: number | null;
  /** One sentence for a person: what happened and what to do. */
  readonly detail: string;
  readonly depth: number;
  readonly referrer: string | null;
  /** Where it ended after redirects; null where that is unknown or no redirect happened. */
  readonly finalUrl: string | null;
  readonly hops: readonly Hop[];
}

/** A page that robots.txt kept the walk from asking for. */
export interface RobotsSkip {
  readonly url: string;
  /** Line of the deciding rule; null where the file as a whole forbids. */
  readonly line: number | null;
  /** Text of the deciding rule; null likewise. */
  readonly rule: string | null;
  readonly depth: number;
  readonly referrer: string | null;
}

/** A URL that was asked for and led to another one by redirect. */
export interface Redirected {
  readonly url: string;
  readonly finalUrl: string;
  /** Status of the final answer. */
  readonly status: number;
  readonly hops: readonly Hop[];
  readonly depth: number;
  readonly referrer: string | null;
  /** True when the final URL had been had already, so that the page stands in the list once. */
  readonly duplicate: boolean;
}

/**
 * Why a link was not followed, robots.txt apart.
 * - `nofollow`: every link to it has rel=nofollow; `page-nofollow`: or stands on a page that says so as a whole.
 * - `off-origin`, `unsupported-scheme`, `invalid`: where it leads. For `invalid` the URL is the attribute as written.
 * - `credentials`: it carries a user name or a password; a walk sends none.
 * - `over-max-depth`: it is further from the seed than asked for.
 * - `over-max-pages`, `over-max-bytes`, `over-deadline`: it was waiting when that bound ended the walk.
 * - `stopped`: it was waiting when a person, the callback or errors ended the walk.
 */
export type SkipReason =
  | 'nofollow'
  | 'page-nofollow'
  | 'off-origin'
  | 'unsupported-scheme'
  | 'invalid'
  | 'credentials'
  | 'over-max-pages'
  | 'over-max-depth'
  | 'over-max-bytes'
  | 'over-deadline'
  | 'stopped';

export interface SkippedLink {
  readonly url: string;
  readonly reason: SkipReason;
  /** The page that links there first; the seed's own URL where the seed itself was never asked for. */
  readonly referrer: string;
}

/** Every distinct URL seen has exactly one fate: `seen` is the sum of all others. */
export interface FateCounts {
  readonly seen: number;
  /** Pages had, by final URL. */
  readonly fetched: number;
  /** URLs asked for that ended at another one. */
  readonly redirected: number;
  readonly failed: number;
  readonly robotsSkipped: number;
  readonly skipped: Readonly<Record<SkipReason, number>>;
}

/**
 * What makes a site look endless. Nothing is left out or changed because of it: bounds end the walk, and this says what
 * used them up.
 * - `repeated-segments`: paths in which the same segments follow each other three times or more, as relative links on a
 *   server that answers anything make them. `pattern` is what repeats.
 * - `session-parameter`: a parameter with a new value in every link, so that one page has many URLs. `pattern` is its name.
 */
export interface TrapHint {
  readonly kind: 'repeated-segments' | 'session-parameter';
  readonly pattern: string;
  /** Distinct URLs seen that have it. */
  readonly urls: number;
  /** The first three of them. */
  readonly examples: readonly string[];
}

/**
 * Why not even the seed could be had: there is nothing to report on, and this says what to do.
 * `stopped`: the walk was ended before the seed was asked for.
 */
export type SeedProblem =
  | { readonly kind: 'stopped'; readonly detail: string }
  | { readonly kind: 'invalid-url'; readonly detail: string }
  | { readonly kind: 'unsupported-scheme'; readonly detail: string }
  | { readonly kind: 'credentials'; readonly detail: string }
  | { readonly kind: 'disallowed'; readonly detail: string; readonly skip: RobotsSkip }
  | { readonly kind: 'failed'; readonly detail: string; readonly failure: CrawlFailure };

/** The result of a walk, and its JSON export. All lists are in the order in which things happened. */
export interface CrawlReport {
  readonly version: 1;
  readonly seed: string;
  /** Null when the seed gave a page. Otherwise `stopped` is `errors`, or `user` or `deadline` where that came first. */
  readonly seedProblem: SeedProblem | null;
  /** Origin that the walk kept to: of the seed's final URL; null where the seed gave no page. */
  readonly origin: string | null;
  readonly agent: string;
  /** User-Agent that requests were made to carry; null where the browser sent its own. */
  readonly userAgent: string | null;
  readonly policy: string;
  readonly bounds: Bounds;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly elapsedMs: number;
  readonly stopped: StopReason;
  /** One sentence for a person on why it ended. */
  readonly stopDetail: string;
  /** Requests for pages that were made, whatever came back. */
  readonly requests: number;
  /** Bytes of bodies received, after content decoding. */
  readonly bytes: number;
  readonly pages: readonly CrawledPage[];
  readonly failures: readonly CrawlFailure[];
  readonly robotsSkipped: readonly RobotsSkip[];
  readonly redirected: readonly Redirected[];
  /** Links that were not followed for other reasons, by reason and URL. */
  readonly skipped: readonly SkippedLink[];
  readonly counts: FateCounts;
  /** Links whose URL was new but is not in any list, because `MAX_URLS_RECORDED` were known already; 0 but on huge sites. */
  readonly unrecordedLinks: number;
  /** What looked like a trap; absent in reports made before these were looked for. */
  readonly trapHints?: readonly TrapHint[];
}
