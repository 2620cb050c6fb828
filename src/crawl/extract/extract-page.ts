import type { Alternate, Heading, Page } from '../page-types.ts';
import { elementText } from './element-text.ts';
import { extractLinks } from './links.ts';
import { createResolver, type Resolver } from './resolver.ts';
import { robotsHeaders, robotsMetas } from './robots-directives.ts';
import { collapse, tokens } from './white-space.ts';

const HEADINGS_LISTED = 200;

/** Where a document came from. */
export interface PageResponse {
  /** Final URL after redirects. */
  readonly url: string;
  /** Names in any case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** WHATWG name of the encoding that the text was read with; UTF-8 unless given. Queries of links are written in it. */
  readonly encoding?: string;
  /** Product tokens whose own metas count, beside `robots` and everything that reads as a crawler's name. */
  readonly agents?: readonly string[];
}

/**
 * Reads what a page says of itself. Pure: the document may be inert (made by DOMParser) and is not changed.
 *
 * @param document parsed with scripting off, so that what stands in `noscript` counts as a crawler would see it
 * @throws never, for any document
 */
export function extractPage(document: Document, response: PageResponse): Page {
  const resolver = createResolver(document, response.url, response.encoding ?? 'utf-8');
  const links = extractLinks(document, resolver);
  const headings = document.querySelectorAll('h1, h2, h3, h4, h5, h6');
  return {
    url: response.url,
    baseUrl: resolver.baseUrl,
    title: titleOf(document),
    links,
    robotsMeta: robotsMetas(document, response.agents),
    robotsHeader: robotsHeaders(response.headers),
    ...linkRelations(document, resolver),
    language: languageOf(document),
    headings: listHeadings(headings),
    counts: {
      elements: document.getElementsByTagName('*').length,
      links: links.length,
      headings: headings.length,
      images: document.querySelectorAll('img').length,
      scripts: document.querySelectorAll('script').length,
      forms: document.querySelectorAll('form').length,
      frames: document.querySelectorAll('frame, iframe').length,
    },
  };
}

/** HTML, `document.title`: child text of the first title element, white space stripped and collapsed. */
function titleOf(document: Document): string | null {
  for (const title of document.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'title')) {
    let text = '';
    for (const child of title.childNodes)
      if (child.nodeType === 3 || child.nodeType === 4) text += child.nodeValue ?? '';
    return collapse(text);
  }
  return null;
}

type LinkRelations = Pick<Page, 'canonical' | 'next' | 'prev'> & {
  readonly alternates: readonly Alternate[];
};

function linkRelations(document: Document, resolver: Resolver): LinkRelations {
  let canonical: string | null = null;
  let next: string | null = null;
  let prev: string | null = null;
  const alternates: Alternate[] = [];
  for (const link of document.querySelectorAll('link[rel][href]')) {
    const url = resolver.resolve(link.getAttribute('href') ?? '');
    if (url === null) continue;
    const rel = tokens(link.getAttribute('rel'));
    if (rel.includes('canonical')) canonical ??= url;
    if (rel.includes('next')) next ??= url;
    if (rel.includes('prev')) prev ??= url;
    const hreflang = link.getAttribute('hreflang');
    if (rel.includes('alternate') && hreflang !== null)
      alternates.push({ hreflang: collapse(hreflang), url });
  }
  return { canonical, next, prev, alternates };
}

function languageOf(document: Document): string | null {
  const root = document.documentElement as Element | null;
  if (root === null) return null;
  const language =
    root.getAttributeNS('http://www.w3.org/XML/1998/namespace', 'lang') ?? root.getAttribute('lang');
  return language === null ? null : collapse(language);
}

function listHeadings(elements: NodeListOf<Element>): Heading[] {
  const headings: Heading[] = [];
  for (const element of elements) {
    if (headings.length === HEADINGS_LISTED) break;
    headings.push({ level: Number(element.localName.slice(1)), text: elementText(element) });
  }
  return headings;
}
