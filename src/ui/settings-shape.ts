import type { Bounds } from '../crawl/index.ts';
import type { FailurePolicy } from '../robots/index.ts';

/** Which crawler the user asks about. */
export interface CrawlerChoice {
  /** Product token of the crawler. */
  readonly agent: string;
  /** Tokens of crawlers that the user entered, last used first. */
  readonly ownTokens: readonly string[];
}

/** How sites are asked. */
export interface AskingChoice {
  /** Whose name requests carry: the browser's own, Gatepost's, or that of the crawler that is looked at. */
  readonly identity: 'browser' | 'gatepost' | 'crawler';
  /** E-mail address that goes with requests, so that a site's owner can reach the user; empty for none. */
  readonly from: string;
  /** What a crawl makes of a robots.txt that cannot be reached. */
  readonly failurePolicy: FailurePolicy;
}

/** What the user chose, remembered from one use to the next. */
export interface UserSettings extends CrawlerChoice, AskingChoice {
  readonly bounds: Bounds;
}
