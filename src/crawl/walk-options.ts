import type {
  Bounds,
  Clock,
  CrawledPage,
  CrawlProgress,
  FetchOutcome,
  PageRequest,
  RobotsPolicy,
} from './types.ts';
import type { PageContent } from './visit.ts';

/** What a walk needs, wherever its pages come from. */
export interface WalkOptions {
  /** Absolute http or https URL, as a person typed it; a fragment is dropped. */
  readonly seed: string;
  /** Product token that the report names. */
  readonly agent: string;
  /** Product tokens whose robots metas and X-Robots-Tag values count, beside those for everyone; `[agent]` unless given. */
  readonly agentTokens?: readonly string[];
  /** User-Agent that requests are made to carry, for the report to name; null, as when not given, where the platform sends its own. */
  readonly userAgent?: string | null;
  readonly bounds: Bounds;
  /** What robots.txt of the seed's origin means. */
  readonly policy: RobotsPolicy;
  /**
   * The policy for the origin that the seed turns out to live on, when it redirects to another one. Without it such a seed
   * is a failure under a policy that respects robots.txt, because nothing is known of that origin's.
   */
  policyFor?(origin: string, signal: AbortSignal): Promise<RobotsPolicy>;
  /** Makes one request and never rejects. What it rejects with all the same becomes a failure of that URL. */
  fetchPage(request: PageRequest): Promise<FetchOutcome>;
  readonly clock: Clock;
  /** Aborted when a person stops the walk. It ends at once, with all it has. */
  readonly signal: AbortSignal;
  /**
   * Called once for each page, in order, before the next request is made. False ends the walk: the next page is then never
   * requested. A promise is waited for, so that a page can be stored first.
   */
  onPage?(page: CrawledPage, content: PageContent): boolean | Promise<boolean>;
  /** Called at each change: a request, a pause, an answer, the end. */
  onProgress?(progress: CrawlProgress): void;
  /** Bytes read of one page at most; `DEFAULT_MAX_PAGE_BYTES` unless given. */
  readonly maxPageBytes?: number;
  /** Failures of the server or the network in a row that end the walk; 10 unless given. */
  readonly maxConsecutiveErrors?: number;
  /** Follows links that ask not to be followed; false unless given. */
  readonly followNofollow?: boolean;
  /** Distinct URLs kept in mind; `MAX_URLS_RECORDED` unless given. */
  readonly maxUrlsRecorded?: number;
}
