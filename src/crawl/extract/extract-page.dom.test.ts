import { describe, expect, it } from 'vitest';
import cases from '../test/field.json';
import { PAGE, pageOf, parseHtml } from '../test/parse-html.ts';
import { extractPage } from './extract-page.ts';
import { pageNofollow } from './robots-directives.ts';

const urls = (html: string) => pageOf(html).links.map(({ url }) => url);

describe('title', () => {
  it.each([
    ['<title> a\n\t b </title>', 'a b'],
    ['<title></title>', ''],
    ['<p>no title', null],
    ['<title>&lt;b&gt; &amp;amp;</title>', '<b> &amp;'],
    ['<title>a\u00a0 b\u3000</title>', 'a\u00a0 b\u3000'],
    ['<svg><title>drawing</title></svg><title>page</title>', 'page'],
    ['<title>one</title><title>two</title>', 'one'],
  ])('%s', (html, title) => {
    expect(pageOf(html).title).toBe(title);
    expect(title ?? '').toBe(parseHtml(html).title);
  });
});

describe('base', () => {
  it.each([
    ['no base', '', `${PAGE}`, 'https://site.example/dir/x'],
    [
      'an absolute one',
      '<base href="https://other.example/a/b">',
      'https://other.example/a/b',
      'https://other.example/a/x',
    ],
    ['one with white space', '<base href="\n /b/ ">', 'https://site.example/b/', 'https://site.example/b/x'],
    ['an empty one', '<base href="">', PAGE, 'https://site.example/dir/x'],
    [
      'one that cannot be parsed',
      '<base href="http://[::1"><base href="/two/">',
      PAGE,
      'https://site.example/dir/x',
    ],
    ['data:', '<base href="data:text/html,x">', PAGE, 'https://site.example/dir/x'],
    ['javascript:', '<base href="javascript:1"><base href="/two/">', PAGE, 'https://site.example/dir/x'],
    [
      'one that nothing relative resolves against',
      '<base href="mailto:a@b.example">',
      'mailto:a@b.example',
      null,
    ],
    ['one of SVG', '<svg><base href="/svg/"></base></svg>', PAGE, 'https://site.example/dir/x'],
    ['one in a template', '<template><base href="/t/"></template>', PAGE, 'https://site.example/dir/x'],
    ['one with a fragment', '<base href="/b/c#d">', 'https://site.example/b/c', 'https://site.example/b/x'],
  ])('%s', (_, base, baseUrl, link) => {
    const page = pageOf(`${base}<a href=x>x</a>`);
    expect(page.baseUrl).toBe(baseUrl);
    expect(page.links.map(({ url }) => url)).toEqual([link]);
    expect(page.url).toBe(PAGE);
  });
});

describe('links', () => {
  it('are a, area, a of SVG and meta refresh, in tree order', () => {
    const page =
      pageOf(`<meta http-equiv=Refresh content="3; url='/r'"><a href=1>One  <b>two</b>\n</a><a name=x>no</a>
      <map><area href=2 rel=NOFOLLOW alt=x></map>
      <svg><a href=3>in svg</a><a xlink:href=4><text>old</text></a><a href=5 xlink:href=6></a><a>no</a></svg>
      <a xlink:href=no>html</a><math><a href=no>math</a></math>
      <link rel=next href=no><form action=no></form><iframe src=no></iframe>`);
    expect(page.links.map(({ href, source, text }) => [href, source, text])).toEqual([
      ['/r', 'meta-refresh', ''],
      ['1', 'a', 'One two'],
      ['2', 'area', ''],
      ['3', 'svg-a', 'in svg'],
      ['4', 'svg-a', 'old'],
      ['5', 'svg-a', ''],
    ]);
    expect(page.links[2]).toMatchObject({ rel: ['nofollow'], nofollow: true });
  });

  it('in noscript count, because a crawler runs none; in a template they do not', () => {
    expect(urls('<noscript><a href=/n>n</a></noscript><template><a href=/t>t</a></template>')).toEqual([
      'https://site.example/n',
    ]);
  });

  it('of an XHTML page are those of its namespaces', () => {
    const xhtml = `<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="de"><head><title>T</title><base href="/b/"/></head><body>
      <a href="1"/><a xmlns="" href="2"/><h:a xmlns:h="http://www.w3.org/1999/xhtml" href="3"/><A href="4"/>
      <svg xmlns="http://www.w3.org/2000/svg"><a xmlns:l="http://www.w3.org/1999/xlink" l:href="5"/></svg></body></html>`;
    const page = extractPage(parseHtml(xhtml, 'application/xhtml+xml'), { url: PAGE, headers: [] });
    expect(page.links.map(({ url }) => url)).toEqual([1, 3, 5].map((i) => `https://site.example/b/${i}`));
    expect(page).toMatchObject({ title: 'T', language: 'de' });
  });

  it('write their query in the encoding of the page, their path in UTF-8', () => {
    const { links } = pageOf(
      '<base href="/ä?ö"><a href="ü?ü#ü">1</a><a href="?&#x416;">2</a><a href="">3</a>',
      {
        encoding: 'windows-1252',
      },
    );
    expect(links.map(({ url }) => url)).toEqual([
      'https://site.example/%C3%BC?%FC',
      'https://site.example/%C3%A4?%26%231046%3B',
      'https://site.example/%C3%A4?%F6',
    ]);
  });

  it('are cut short in their text, however much there is', () => {
    const { links } = pageOf(
      `<a href=1>${'word '.repeat(100)}</a><a href=2>${'<i>x</i>'.repeat(10_000)}</a>`,
    );
    expect(links.map(({ text }) => text.length)).toEqual([200, 200]);
  });
});

describe('meta refresh', () => {
  const fieldCase = cases.find(({ id }) => id === 'l46') as {
    input: { meta: string[] };
    expected: { target: string[] };
  };
  it.each(fieldCase.input.meta.map((content, i) => [content, fieldCase.expected.target[i]]))(
    'l46: %s',
    (content, target) => {
      const document = parseHtml('<meta http-equiv=refresh>');
      document.querySelector('meta')?.setAttribute('content', content ?? '');
      expect(extractPage(document, { url: PAGE, headers: [] }).links.map(({ url }) => url)).toEqual([target]);
    },
  );

  it.each([
    ['0', []],
    ['0;', []],
    ['x;url=/a', []],
    ['', []],
    ['0 /a', ['/a']],
    ['0,/a', ['/a']],
    ['.5;url=/a', ['/a']],
    ['1.5.3 ; /a', ['/a']],
    ['0;url', ['/url']],
    ['0;uri=/a', ['/uri=/a']],
    ['0; url =  "/a', ['/a']],
    ['0;"/a"b', ['/a']],
    ['0url=/a', []],
  ])('%j leads to %j', (content, expected) => {
    const document = parseHtml('<meta http-equiv=REFRESH>');
    document.querySelector('meta')?.setAttribute('content', content);
    const page = extractPage(document, { url: 'https://site.example/', headers: [] });
    expect(page.links.map(({ url }) => url?.replace('https://site.example', ''))).toEqual(expected);
  });
});

describe('relations', () => {
  it('are data, not links', () => {
    expect(
      pageOf(`<link rel="CANONICAL" href="/c#x"><link rel=canonical href=/second><link rel="x next" href=?p=2>
        <link rel=prev href=?p=0><link rel=alternate hreflang=" de " href=/de><link rel=alternate hreflang=x-default href=/>
        <link rel=alternate type=application/rss+xml href=/feed><link rel=canonical><link rel=next href="http://[">`),
    ).toMatchObject({
      canonical: 'https://site.example/c',
      next: `${PAGE}?p=2`,
      prev: `${PAGE}?p=0`,
      alternates: [
        { hreflang: 'de', url: 'https://site.example/de' },
        { hreflang: 'x-default', url: 'https://site.example/' },
      ],
      links: [],
    });
  });
});

describe('robots directives', () => {
  it('l51: are understood in any case and number, for everyone or for one crawler', () => {
    const field = cases.find(({ id }) => id === 'l51') as { input: { meta: string[]; header: string } };
    const nofollow = (html: string, agent: string) =>
      pageNofollow(pageOf(html, { agents: [agent] }), [agent]);
    expect(field.input.meta.map((html) => nofollow(html, 'DeepBot'))).toEqual([true, true, false, false]);
    expect(field.input.meta.map((html) => nofollow(html, 'Googlebot'))).toEqual([true, true, false, true]);
    const [name, value] = field.input.header.split(': ') as [string, string];
    expect(pageNofollow(pageOf('', { headers: [[name, value]] }), ['DeepBot'])).toBe(true);
  });

  it('are listed as the page gives them', () => {
    const page = pageOf(
      `<meta name="Robots" content=" NoIndex ,, max-snippet:20 "><meta name=bingbot content=none>
       <meta name=Kingfisher content=nofollow><meta name=description content=nofollow><meta property=robots content=none>`,
      {
        agents: ['KingFisher'],
        headers: [
          ['X-Robots-Tag', 'noindex, unavailable_after: 25 Jun 2030 15:00:00 PST'],
          ['x-robots-tag', 'GoogleBot: nofollow, noarchive, otherbot: none'],
        ],
      },
    );
    expect(page.robotsMeta).toEqual([
      { name: 'robots', directives: ['noindex', 'max-snippet:20'] },
      { name: 'bingbot', directives: ['none'] },
      { name: 'kingfisher', directives: ['nofollow'] },
    ]);
    expect(page.robotsHeader).toEqual([
      { name: 'robots', directives: ['noindex', 'unavailable_after: 25 jun 2030 15:00:00 pst'] },
      { name: 'googlebot', directives: ['nofollow', 'noarchive'] },
      { name: 'otherbot', directives: ['none'] },
    ]);
  });
});

describe('the rest', () => {
  it('is language, headings and counts', () => {
    const page = pageOf(
      '<html lang=" en-GB "><h2>B</h2><h1>A <i>b</i></h1><h7>no</h7><img><img><script></script><form></form><iframe></iframe>',
    );
    expect(page.language).toBe('en-GB');
    expect(page.headings).toEqual([
      { level: 2, text: 'B' },
      { level: 1, text: 'A b' },
    ]);
    expect(page.counts).toEqual({
      elements: 12,
      links: 0,
      headings: 2,
      images: 2,
      scripts: 1,
      forms: 1,
      frames: 1,
    });
  });

  it('is nothing for a document without a root', () => {
    const document = parseHtml('');
    document.documentElement.remove();
    expect(extractPage(document, { url: PAGE, headers: [] })).toMatchObject({
      title: null,
      links: [],
      language: null,
      headings: [],
    });
  });
});
