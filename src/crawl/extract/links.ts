import type { Link, LinkSource } from '../page-types.ts';
import { elementText } from './element-text.ts';
import { refreshTarget } from './refresh.ts';
import type { Resolver } from './resolver.ts';
import { asciiLowerCase, tokens } from './white-space.ts';

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/** One selector for all, so that the links come in tree order. */
const LINKS = 'a[*|href], area[href], meta[http-equiv][content]';

const NO_REL: readonly string[] = [];

/** Lists a document's links in tree order: `a` and `area` with href, `a` of SVG, and meta refresh. */
export function extractLinks(document: Document, resolver: Resolver): Link[] {
  const links: Link[] = [];
  for (const element of document.querySelectorAll(LINKS)) {
    const source = sourceOf(element);
    if (source === null) continue;
    const href = hrefOf(element, source);
    if (href === null) continue;
    const rel = element.hasAttribute('rel') ? tokens(element.getAttribute('rel')) : NO_REL;
    links.push({
      href,
      url: resolver.resolve(href),
      rel,
      nofollow: rel.includes('nofollow'),
      text: source === 'a' || source === 'svg-a' ? elementText(element) : '',
      source,
    });
  }
  return links;
}

function sourceOf(element: Element): LinkSource | null {
  const html = element.namespaceURI === HTML;
  switch (element.localName) {
    case 'a':
      if (html) return 'a';
      return element.namespaceURI === SVG ? 'svg-a' : null;
    case 'area':
      return html ? 'area' : null;
    default:
      return html ? 'meta-refresh' : null;
  }
}

function hrefOf(element: Element, source: LinkSource): string | null {
  switch (source) {
    case 'a':
    case 'area':
      return element.getAttribute('href');
    case 'svg-a':
      return element.getAttribute('href') ?? element.getAttributeNS(XLINK, 'href');
    case 'meta-refresh':
      if (asciiLowerCase(element.getAttribute('http-equiv') ?? '') !== 'refresh') return null;
      return refreshTarget(element.getAttribute('content') ?? '');
  }
}
