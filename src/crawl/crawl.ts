import { checkBounds } from './bounds.ts';
import type { CrawlReport } from './types.ts';
import { createPageReader, type ParserType } from './visit.ts';
import { walk } from './walk.ts';
import type { WalkOptions } from './walk-options.ts';

export interface CrawlOptions extends WalkOptions {
  /**
   * Makes an inert document of a text, with scripting off: `new DOMParser().parseFromString(text, type)`. XHTML that is
   * not well-formed must come back as that gives it, with a `parsererror` element in it.
   */
  parseHtml(text: string, type: ParserType): Document;
}

/**
 * Crawls a site from a seed, breadth-first and within bounds, and reports on every URL that it saw.
 *
 * Whatever goes wrong is in the report: a page that failed under `failures`, a seed that gave no page as `seedProblem`, the
 * end and its reason as `stopped` and `stopDetail`.
 *
 * @throws RangeError for bounds that `checkBounds` rejects; otherwise only what `onPage` or `onProgress` throw
 */
export async function crawl(options: CrawlOptions): Promise<CrawlReport> {
  const [problem] = checkBounds(options.bounds);
  if (problem !== undefined) throw new RangeError(problem.detail);
  const agents = options.agentTokens ?? [options.agent];
  return walk(options, createPageReader(options.parseHtml, agents));
}
