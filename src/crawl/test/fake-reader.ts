import type { FetchedResponse, Page } from '../types.ts';
import type { PageContent, PageReader } from '../visit.ts';
import type { FakeLink } from './fake-site.ts';

/** Reads the pages of a fake site, whose bodies are lists of links. Real documents are read in `*.dom.test.ts`. */
export const fakeReader: PageReader = {
  read(response) {
    const contentType = response.headers.find(([name]) => name === 'content-type')?.[1] ?? null;
    if (contentType !== 'text/html') return { ...NOTHING, contentType };
    const text = new TextDecoder().decode(response.body);
    const page = pageOf(response, JSON.parse(text) as FakeLink[]);
    return { contentType, page, parsedAs: 'html', encoding: 'utf-8', text, document: null };
  },
};

const NOTHING: PageContent = {
  contentType: null,
  page: null,
  parsedAs: null,
  encoding: null,
  text: null,
  document: null,
};

function pageOf({ url, headers }: FetchedResponse, links: readonly FakeLink[]): Page {
  const tag = headers.find(([name]) => name === 'x-robots-tag')?.[1];
  return {
    url,
    baseUrl: url,
    title: url,
    links: links.map((link) => {
      const { href, rel } = typeof link === 'string' ? { href: link, rel: '' } : link;
      const resolved = URL.parse(href, url);
      if (resolved !== null) resolved.hash = '';
      const nofollow = rel === 'nofollow';
      return { href, url: resolved?.href ?? null, rel: [rel], nofollow, text: '', source: 'a' };
    }),
    robotsMeta: [],
    robotsHeader: tag === undefined ? [] : [{ name: 'robots', directives: [tag] }],
    canonical: null,
    next: null,
    prev: null,
    alternates: [],
    language: null,
    headings: [],
    counts: { elements: 0, links: links.length, headings: 0, images: 0, scripts: 0, forms: 0, frames: 0 },
  };
}
