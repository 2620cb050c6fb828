import { parseUrl, withoutFragment } from '../parse-url.ts';
import { encodeQuery } from '../text/query-encoding.ts';

const HTML = 'http://www.w3.org/1999/xhtml';

/** Resolves what a page writes to absolute URLs. */
export interface Resolver {
  readonly baseUrl: string;
  /** Absolute URL without fragment; null where the input cannot be parsed. */
  resolve(input: string): string | null;
}

/**
 * Makes a resolver for a document.
 *
 * It reads the base elements by hand, because an inert document has the extension page's address as its own. The first
 * one with an href counts, wherever it stands, resolved against the response's URL; one that cannot be parsed or has
 * the scheme data or javascript leaves the response's URL as base (HTML, 4.2.3, "set the frozen base URL").
 *
 * @param url the response's final URL
 * @param encoding of the page: non-ASCII characters of a query are written in it (URL standard, query state)
 */
export function createResolver(document: Document, url: string, encoding: string): Resolver {
  const own = resolveUrl(url, undefined, 'utf-8') ?? url;
  const baseUrl = baseOf(document, own, encoding);
  return { baseUrl, resolve: (input) => resolveUrl(input, baseUrl, encoding) };
}

function baseOf(document: Document, url: string, encoding: string): string {
  for (const base of document.querySelectorAll('base[href]')) {
    if (base.namespaceURI !== HTML) continue;
    const resolved = resolveUrl(base.getAttribute('href') ?? '', url, encoding);
    return resolved === null || /^(?:data|javascript):/.test(resolved) ? url : resolved;
  }
  return url;
}

function resolveUrl(input: string, base: string | undefined, encoding: string): string | null {
  const url = parseUrl(input, base);
  if (url === null) return null;
  const legacy = encoding !== 'utf-8' && (url.protocol === 'http:' || url.protocol === 'https:');
  return withoutFragment(legacy ? (parseUrl(encodeQuery(input, encoding), base) ?? url).href : url.href);
}
