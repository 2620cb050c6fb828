import type { CrawledPage } from '../../crawl/index.ts';

/**
 * The pages whose links led from the seed to a page, the seed first and the page last.
 * Begins later where a page on the way is not in the list.
 */
export function pathFromSeed(page: CrawledPage, pages: readonly CrawledPage[]): readonly CrawledPage[] {
  const byUrl = new Map<string, CrawledPage>();
  for (const known of pages) {
    byUrl.set(known.finalUrl, known);
    byUrl.set(known.url, known);
  }
  const path = [page];
  const seen = new Set([page.url]);
  for (let at = page; at.referrer !== null; ) {
    const before = byUrl.get(at.referrer);
    if (before === undefined || seen.has(before.url)) break;
    seen.add(before.url);
    path.unshift(before);
    at = before;
  }
  return path;
}
