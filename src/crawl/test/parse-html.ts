import { extractPage, type PageResponse } from '../extract/extract-page.ts';
import type { Page } from '../types.ts';
import type { ParserType } from '../visit.ts';

/** As the extension does it. */
export function parseHtml(text: string, type: ParserType = 'text/html'): Document {
  return new DOMParser().parseFromString(text, type);
}

export const PAGE = 'https://site.example/dir/page';

/** Reads HTML as the page at `PAGE`. */
export function pageOf(html: string, response: Partial<PageResponse> = {}): Page {
  return extractPage(parseHtml(html), { url: PAGE, headers: [], ...response });
}
