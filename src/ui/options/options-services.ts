import type { Bounds, CrawledPage, CrawlProgress, CrawlReport, HostState } from '../../crawl/index.ts';
import type { RobotsSummary } from '../../robots/index.ts';
import type { UserSettings } from '../settings-shape.ts';

/** Why an origin may be read: given by the user, by this click on the toolbar button, or not at all. */
export type Access = 'granted' | 'this-click' | 'none';

/** Something that happened to what Gatepost keeps, for the user to read. */
export interface Notice {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly text: string;
}

/** A crawl that the user asked for. */
export interface CrawlRequest {
  readonly seed: string;
  /** Product token. */
  readonly agent: string;
  readonly bounds: Bounds;
  /** The tab whose click gave access; null where there is none. */
  readonly tabId: number | null;
  readonly signal: AbortSignal;
  readonly onPage: (page: CrawledPage) => void;
  readonly onProgress: (progress: CrawlProgress) => void;
  /**
   * Told once robots.txt is read: one line that says what the crawl does about it, and the User-Agent that requests carry,
   * null where the browser sends its own.
   */
  readonly onPolicy: (description: string, userAgent: string | null) => void;
}

/** A crawl that could not begin, for a reason outside the walk itself. */
interface CrawlProblem {
  readonly kind: 'problem';
  /** What happened and what to do, in plain sentences. */
  readonly detail: string;
}

/** How a crawl ended: with a report, whatever it holds, or before it began. */
export type CrawlOutcome = { readonly kind: 'report'; readonly report: CrawlReport } | CrawlProblem;

/** Everything that the options page needs from the world around it. */
export interface OptionsServices {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly checkAccess: (seedUrl: string, tabId: number | null) => Promise<Access>;
  /** Asks the browser's own question. Must run in the click's handler, before anything is awaited. */
  readonly requestAccess: (origin: string) => Promise<boolean>;
  readonly startCrawl: (request: CrawlRequest) => Promise<CrawlOutcome>;
  readonly saveFile: (name: string, mediaType: string, text: string) => void | Promise<void>;
  readonly openUrl: (url: string) => void;
  readonly loadSettings: () => Promise<UserSettings>;
  readonly saveSettings: (change: Partial<UserSettings>) => Promise<void>;
  /** Match patterns of the sites that the user gave access to, e.g. `https://www.example.com/*`. */
  readonly listSites: () => Promise<readonly string[]>;
  readonly withdrawSite: (pattern: string) => Promise<void>;
  /** Copies of robots.txt that are kept, last used first. */
  readonly listRobotsCopies: () => Promise<readonly RobotsSummary[]>;
  /** Drops the copy of one origin, or all of them where the origin is null. */
  readonly forgetRobots: (origin: string | null) => Promise<void>;
  /** Hosts that were asked and how they want to be treated, last asked first. */
  readonly listHosts: () => Promise<readonly HostState[]>;
  /** Forgets one host, or all of them where the host is null. */
  readonly forgetHost: (host: string | null) => Promise<void>;
  /** Newest first. */
  readonly listNotices: () => Promise<readonly Notice[]>;
  /** Takes all notices away. */
  readonly clearNotices: () => Promise<void>;
  /** Calls back when access is given or withdrawn, by whichever way. Returns a function that ends this. */
  readonly onAccessChanged: (listener: () => void) => () => void;
  /** Calls back when settings are changed elsewhere. Returns a function that ends this. */
  readonly onSettingsChanged: (listener: () => void) => () => void;
  /** Calls back when there are other notices than before. Returns a function that ends this. */
  readonly onNoticesChanged: (listener: () => void) => () => void;
}
