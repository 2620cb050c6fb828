/** Crawl engine: walks a site and reads its pages. Pure: network, parser, clock and robots policy are handed in. */

export { type BoundProblem, checkBounds, DEFAULT_BOUNDS, DEFAULT_MAX_PAGE_BYTES } from './bounds.ts';
export { type CrawlOptions, crawl } from './crawl.ts';
export { extractPage, type PageResponse } from './extract/extract-page.ts';
export { afterVisit, describeHost, type HostState, type Visit, waitFor } from './host-state.ts';
export { MAX_URLS_RECORDED } from './ledger.ts';
export { retryAfterMs } from './pacer.ts';
export { createOffPolicy } from './policy/off.ts';
export {
  createRespectPolicy,
  MAX_CRAWL_DELAY_MS,
  type RespectOptions,
  type RobotsAccess,
} from './policy/respect.ts';
export { type PageKind, pageKindOf } from './text/content-type.ts';
export type * from './types.ts';
export type { PageContent, ParserType } from './visit.ts';
