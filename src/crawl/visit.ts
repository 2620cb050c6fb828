import { extractPage } from './extract/extract-page.ts';
import { pageKindOf, parseContentType } from './text/content-type.ts';
import { decodePage } from './text/decode.ts';
import { looksLikeHtml } from './text/sniff.ts';
import type { FetchedResponse, Page, ParsedAs } from './types.ts';

/** What `parseHtml` is asked to read a text as. */
export type ParserType = 'text/html' | 'application/xhtml+xml';

/** A page as it was read. All null for an answer that is not HTML: such a page has no links. */
export interface PageContent {
  readonly contentType: string | null;
  readonly page: Page | null;
  readonly parsedAs: ParsedAs | null;
  readonly encoding: string | null;
  readonly text: string | null;
  /** Inert. Read what is needed during the callback and let it go: a kept document keeps its whole page in memory. */
  readonly document: Document | null;
}

/** Reads an answer's body: bytes to text, text to document, document to page. */
export interface PageReader {
  read(response: FetchedResponse): PageContent;
}

/**
 * @param parseHtml makes an inert document of a text; DOMParser's parseFromString as it is
 * @param agents product tokens whose own robots metas are read
 */
export function createPageReader(
  parseHtml: (text: string, type: ParserType) => Document,
  agents: readonly string[],
): PageReader {
  return {
    read(response) {
      const { url, headers, body } = response;
      const contentType = headerValue(headers, 'content-type');
      const declared = pageKindOf(contentType);
      const kind = declared === 'unknown' ? (looksLikeHtml(body) ? 'html' : 'none') : declared;
      if (kind === 'none') {
        return { contentType, page: null, parsedAs: null, encoding: null, text: null, document: null };
      }
      const { text, encoding } = decodePage(body, parseContentType(contentType)?.charset ?? null, kind);
      const { document, parsedAs } = parse(parseHtml, text, kind);
      const page = extractPage(document, { url, headers, encoding, agents });
      return { contentType, page, parsedAs, encoding, text, document };
    },
  };
}

/** Values of all headers of a name, joined by commas; null without one. */
function headerValue(headers: FetchedResponse['headers'], name: string): string | null {
  const values = headers.filter(([header]) => header === name).map(([, value]) => value);
  return values.length === 0 ? null : values.join(', ');
}

/**
 * XHTML is read as XML. Where it is not well-formed it is read as HTML instead, which no browser does: browsers show an
 * error and no page, but its links are there to be seen, and the page says `html-after-xml-error`.
 */
function parse(
  parseHtml: (text: string, type: ParserType) => Document,
  text: string,
  kind: 'html' | 'xhtml',
): { document: Document; parsedAs: ParsedAs } {
  if (kind === 'html') return { document: parseHtml(text, 'text/html'), parsedAs: 'html' };
  const document = parseHtml(text, 'application/xhtml+xml');
  if (document.getElementsByTagNameNS('*', 'parsererror').length === 0) return { document, parsedAs: 'xml' };
  return { document: parseHtml(text, 'text/html'), parsedAs: 'html-after-xml-error' };
}
