import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutFragment } from '../parse-url.ts';
import { PAGE, pageOf, parseHtml } from '../test/parse-html.ts';
import { extractPage } from './extract-page.ts';

const fragment = fc.oneof(
  fc.constantFrom(
    '<a href=',
    '"',
    "'",
    '>',
    '</a>',
    '<base href=',
    '<area href=',
    '<svg>',
    '<math>',
    '</svg>',
    '<template>',
    '<title>',
    '</title>',
    '<!--',
    '-->',
    '<meta http-equiv=refresh content="0;url=',
    '<meta name=robots content=',
    '<link rel=canonical href=',
    'javascript:',
    'https://',
    '//',
    '?',
    '#',
    '\\',
    ':',
    '[',
    ']',
    '%',
    '%zz',
    ' ',
    '\n',
    '\0',
    'ä',
    '\ud800',
    '<table>',
    '<noscript>',
    '<![CDATA[',
    '&amp;',
    '&#0;',
    '<h1>',
    '<form>',
  ),
  fc.string(),
);

const hrefPart = fc.oneof(
  fc.constantFrom(
    'http:',
    'https:',
    'HTTP:',
    '/',
    '//',
    '\\',
    '?',
    '#',
    '@',
    ':',
    '.',
    '..',
    '%2e',
    ' ',
    '\t',
    '\n',
    '[::1]',
    'ä.example',
    '80',
    '\0',
    'data:',
  ),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);

describe('any text', () => {
  it('gives a page, never an exception, with links that are absolute, without fragment, and none of the extension’s', () => {
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 40 }), (parts) => {
        const page = pageOf(parts.join(''), { encoding: 'shift_jis' });
        for (const { url } of page.links) {
          if (url === null) continue;
          expect(URL.canParse(url)).toBe(true);
          expect(url).not.toContain('#');
          expect(url).not.toContain(location.host);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('in an href leads where the browser itself would go', () => {
    fc.assert(
      fc.property(fc.array(hrefPart, { maxLength: 6 }), (parts) => {
        const document = parseHtml(`<a>x</a>`);
        const link = document.querySelector('a')!;
        link.setAttribute('href', parts.join(''));
        const [found] = extractPage(document, { url: PAGE, headers: [] }).links;
        document.head.append(Object.assign(document.createElement('base'), { href: PAGE }));
        // A link that cannot be parsed has no protocol. Chromium lets some through whose host it has escaped.
        const invalid =
          link.protocol === ':' || (/^(?:https?|ftp):/.test(link.protocol) && link.hostname.includes('%'));
        const expected = invalid ? null : withoutFragment(link.href);
        // In data: Chromium keeps the tabs and line feeds that the standard removes.
        if (link.protocol === 'data:') expect(found?.url).toMatch(/^data:/);
        else expect(found?.url).toBe(expected);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('a page made to hurt', () => {
  it('of 50,000 links is read in full', () => {
    const { links } = pageOf(
      Array.from({ length: 50_000 }, (_, i) => `<a href=/${i}>link ${i}</a>`).join(''),
    );
    expect(links).toHaveLength(50_000);
    expect(links.at(-1)).toMatchObject({ url: 'https://site.example/49999', text: 'link 49999' });
  });

  it('of 10,000 nested elements is read', () => {
    expect(pageOf(`${'<div>'.repeat(10_000)}<a href=/deep>x</a>`).links).toHaveLength(1);
  });

  it('of a link in a link in a link does not multiply their text', () => {
    const depth = 5_000;
    const xhtml = `<html xmlns="http://www.w3.org/1999/xhtml"><body>${'<a href="/x">t<b/>'.repeat(depth)}${'</a>'.repeat(depth)}</body></html>`;
    const document = parseHtml(xhtml, 'application/xhtml+xml');
    const page = extractPage(document, { url: PAGE, headers: [] });
    expect(Math.max(0, ...page.links.map(({ text }) => text.length))).toBeLessThanOrEqual(200);
  });

  it('of one line of ten million characters is read', () => {
    const page = pageOf(
      `<title>${' '.repeat(5_000_000)}x</title><a href="${' '.repeat(5_000_000)}/y?ä ">y</a>`,
      { encoding: 'gbk' },
    );
    expect(page.title).toBe('x');
    expect(page.links[0]?.url).toMatch(/^https:\/\/site\.example\/y\?/);
  });
});
