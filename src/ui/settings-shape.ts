import type { Bounds } from '../crawl/index.ts';

/** Which crawler the user asks about. */
export interface CrawlerChoice {
  /** Product token of the crawler. */
  readonly agent: string;
  /** Tokens of crawlers that the user entered, last used first. */
  readonly ownTokens: readonly string[];
}

/** What the user chose, remembered from one use to the next. */
export interface UserSettings extends CrawlerChoice {
  readonly bounds: Bounds;
}
