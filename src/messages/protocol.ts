import type { Basis, Encoding, Explanation, RobotsRecord, RobotsSummary, Verdict } from '../robots/index.ts';

/** Asks what robots.txt means for one URL and one crawler. */
export interface PageVerdictRequest {
  readonly url: string;
  /** Product token. */
  readonly agent: string;
  /** The tab that shows the page; lets a click on the toolbar button serve as access. Null where there is none. */
  readonly tabId: number | null;
  /** True asks the server again even if a fresh copy is kept. */
  readonly refresh: boolean;
}

/** Asks for the robots.txt of a URL's origin itself. */
export interface RobotsRequest {
  /** Any URL of the origin. */
  readonly url: string;
  readonly tabId: number | null;
  readonly refresh: boolean;
}

/** One crawler's verdict in the strip of all crawlers. */
export interface CrawlerVerdict {
  readonly token: string;
  readonly allowed: boolean;
  /** 1-based line of the deciding rule, null where no rule decides. */
  readonly line: number | null;
}

/** Why robots.txt has no meaning for a page. */
export type NotGoverned = 'browser-page' | 'extension-page' | 'local-file' | 'other-scheme' | 'no-address';

/** Why nothing is known although robots.txt governs the page. Never mixed with what the server answered. */
export type NotKnown =
  /** The user has not given access to the origin. */
  | 'no-permission'
  /** robots.txt redirects to another origin, to which there is no access. */
  | 'redirect-no-permission'
  /** The server has asked to be left alone for a while, and there is no copy from before. */
  | 'not-before'
  /** Another extension, or the browser itself, stopped the request. */
  | 'blocked'
  /** The browser keeps every extension away from this site. */
  | 'browser-forbids';

/** Nothing can be said of the page, and why. */
export type NoAnswer =
  | { readonly kind: 'not-governed'; readonly url: string; readonly why: NotGoverned }
  | { readonly kind: 'not-known'; readonly url: string; readonly cause: NotKnown; readonly detail: string };

/** A basis without the file itself. */
export type BasisSummary = WithoutBody<Basis>;

type WithoutBody<Kind> = Kind extends unknown ? Omit<Kind, 'body'> : never;

/** What stands in the file before and after a line, as written; null where there is nothing. */
export interface Neighbours {
  readonly before: string | null;
  readonly after: string | null;
}

export interface PageVerdict {
  readonly kind: 'verdict';
  readonly url: string;
  readonly agent: string;
  readonly robots: RobotsSummary;
  /** Until when the server asks to be left alone, so that no newer copy can be had; null where it does not. */
  readonly notBefore: number | null;
  /** What the verdicts are made from. */
  readonly basis: BasisSummary;
  readonly verdict: Verdict;
  /** The verdict of who reads the file in the encoding that it seems to be in; null where that is UTF-8, as it must be. */
  readonly otherEncoding: { readonly encoding: Encoding; readonly verdict: Verdict } | null;
  /** What stands around the deciding rule, so that the file can be opened there; null where no rule decides. */
  readonly around: Neighbours | null;
  /** The whole why; null where no file was read, so that the access result alone decides. */
  readonly explanation: Explanation | null;
  /** Every known crawler, in the order of the agents' data. */
  readonly crawlers: readonly CrawlerVerdict[];
}

export interface RobotsAnswer {
  readonly kind: 'robots';
  readonly record: RobotsRecord;
  /** Until when the server asks to be left alone, in milliseconds since the epoch, so that no newer copy can be had; null where it does not. */
  readonly notBefore: number | null;
}

/** Every message between pages and the background: request and answer by name. */
export interface Protocol {
  'page-verdict': { request: PageVerdictRequest; answer: PageVerdict | NoAnswer };
  robots: { request: RobotsRequest; answer: RobotsAnswer | NoAnswer };
  /** Every robots.txt that is kept, last used first. */
  'robots-list': { request: Record<string, never>; answer: readonly RobotsSummary[] };
  /** Drops the copy of one origin, or all of them where the origin is null. */
  'robots-forget': { request: { readonly origin: string | null }; answer: null };
}

export type MessageName = keyof Protocol;
