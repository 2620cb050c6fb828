import { describe, expect, it } from 'vitest';
import { PAGE, parseHtml } from './test/parse-html.ts';
import { createPageReader, type PageContent } from './visit.ts';

const XHTML =
  '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>ä</title></head><body><a href="/x?ä"/>';

function read(body: string | Uint8Array, ...types: readonly string[]): PageContent {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return createPageReader(parseHtml, ['DeepBot']).read({
    kind: 'response',
    url: PAGE,
    status: 200,
    hops: [],
    headers: types.map((type) => ['content-type', type] as const),
    body: bytes,
    bytes: bytes.length,
    truncated: false,
    elapsedMs: 1,
  });
}

const linksOf = ({ page }: PageContent) =>
  page?.links.map(({ url }) => url?.replace('https://site.example', ''));

describe('reading an answer', () => {
  it('reads XHTML as XML', () => {
    const content = read(`${XHTML}</body></html>`, 'application/xhtml+xml');
    expect(content).toMatchObject({ parsedAs: 'xml', encoding: 'utf-8', page: { title: 'ä' } });
    expect(linksOf(content)).toEqual(['/x?%C3%A4']);
  });

  it('reads XHTML that is not well-formed as HTML, and says so', () => {
    const content = read(`${XHTML}<br></body></html>`, 'application/xhtml+xml');
    expect(content).toMatchObject({ parsedAs: 'html-after-xml-error', page: { title: 'ä' } });
    expect(linksOf(content)).toEqual(['/x?%C3%A4']);
  });

  it('reads links in the encoding that the header, or the page itself, names', () => {
    const body = Uint8Array.from('<title>\xe4</title><a href="/x?\xe4">', (char) => char.charCodeAt(0));
    const latin = read(body, 'text/html; charset=iso-8859-1');
    expect([latin.page?.title, latin.encoding, linksOf(latin)]).toEqual(['ä', 'windows-1252', ['/x?%E4']]);
    const cyrillic = read(body, 'text/html;charset=koi8-r');
    expect([cyrillic.page?.title, linksOf(cyrillic)]).toEqual(['Д', ['/x?%E4']]);
  });

  it('reads an answer without type as HTML where it looks so', () => {
    expect(read('<!doctype html><a href=/y>')).toMatchObject({ contentType: null, parsedAs: 'html' });
    expect(read('<p>y', 'html')).toMatchObject({ contentType: 'html', parsedAs: 'html' });
    expect(read('just text').page).toBeNull();
  });

  it.each(['application/pdf', 'text/plain', 'application/xml', 'image/svg+xml'])(
    'reads no links from %s',
    (type) => {
      expect(read('<a href=/x>', type)).toEqual({
        contentType: type,
        page: null,
        parsedAs: null,
        encoding: null,
        text: null,
        document: null,
      });
    },
  );

  it('keeps all values of a header that came several times', () => {
    expect(read('<a href=/x>', 'text/plain', 'text/html')).toMatchObject({
      contentType: 'text/plain, text/html',
      parsedAs: 'html',
    });
  });

  it('gives the text and an inert document for the callback', () => {
    const { text, document: inert } = read(
      '<script>globalThis.touched = 1</script><img src=x onerror="globalThis.touched = 1">',
      'text/html',
    );
    expect(text).toContain('touched');
    expect(inert?.defaultView).toBeNull();
    expect('touched' in globalThis).toBe(false);
  });
});
