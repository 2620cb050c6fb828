import { describe, expect, it } from 'vitest';
import { parseRobots } from '../robots/index.ts';
import { type CrawlReport, crawl, createRespectPolicy, DEFAULT_BOUNDS, type PageRequest } from './index.ts';
import { parseHtml } from './test/parse-html.ts';
import { createVirtualClock } from './test/virtual-clock.ts';

const ORIGIN = 'https://site.example';

interface Answer {
  readonly type?: string;
  readonly body: string | Uint8Array;
  readonly headers?: readonly (readonly [string, string])[];
}

const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

const SITE: Readonly<Record<string, Answer>> = {
  '/': {
    body: `<!doctype html><html lang=en><title> Home
      page </title><base href="/shop/"><h1>Home</h1><a href="../about#team">About</a><a href="list?sort=price">By price</a>
      <a href="list">List</a><a rel="sponsored NOFOLLOW" href="/partner">Partner</a><a href="https://other.example/">Other</a>
      <map><area href="/feuille"></map><a href="/old.html">Old</a><a href="/file.pdf">PDF</a><a href="/gone">Gone</a>`,
  },
  '/about': { body: '<title>About</title><meta name=robots content=nofollow><a href="/hidden">h</a>' },
  '/shop/list': {
    type: 'application/xhtml+xml',
    body: '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>List</title></head><body><a href="/feuille?q=é"/></body></html>',
  },
  '/feuille': {
    type: 'text/html; charset=iso-8859-1',
    body: latin1('<title>\xc9t\xe9</title><a href="?q=\xe9">e</a>'),
  },
  '/feuille?q=%E9': { body: '<title>Latin</title>' },
  '/feuille?q=%C3%A9': { body: '<title>UTF-8</title>' },
  '/old.html': { body: '<meta http-equiv=refresh content="0; url=/new">' },
  '/new': { body: '<title>New</title>', headers: [['x-robots-tag', 'otherbot: none']] },
  '/file.pdf': { type: 'application/pdf', body: '<a href="/never">' },
};

const ROBOTS = `User-agent: *
Disallow: /

User-agent: DeepBot
Disallow: /*?sort=
Crawl-delay: 2
`;

async function crawlSite(maxBytes = DEFAULT_BOUNDS.maxBytes): Promise<CrawlReport> {
  const clock = createVirtualClock();
  const policy = createRespectPolicy({
    robots: { access: 'successful', file: parseRobots(ROBOTS) },
    agents: ['DeepBot'],
  });
  const fetchPage = async ({ url, maxBytes: most }: PageRequest) => {
    const answer = SITE[url.slice(ORIGIN.length)];
    const body =
      typeof answer?.body === 'string'
        ? new TextEncoder().encode(answer.body)
        : (answer?.body ?? new Uint8Array());
    const type = ['content-type', answer?.type ?? 'text/html'] as const;
    return {
      kind: 'response' as const,
      url,
      status: answer === undefined ? 404 : 200,
      hops: [],
      headers: [type, ...(answer?.headers ?? [])],
      body: body.subarray(0, most),
      bytes: Math.min(body.length, most),
      truncated: body.length > most,
      elapsedMs: 3,
    };
  };
  return clock.run(
    crawl({
      seed: `${ORIGIN}/#top`,
      agent: 'DeepBot',
      bounds: { ...DEFAULT_BOUNDS, maxBytes },
      policy,
      fetchPage,
      parseHtml,
      clock,
      signal: new AbortController().signal,
    }),
  );
}

const path = (url: string) => url.slice(ORIGIN.length);

describe('a crawl of real documents', () => {
  it('finds what a crawler would, page by page', async () => {
    const report = await crawlSite();
    expect(
      report.pages.map(({ url, title, depth, encoding, parsedAs }) => [
        path(url),
        title,
        depth,
        encoding,
        parsedAs,
      ]),
    ).toEqual([
      ['/', 'Home page', 0, 'windows-1252', 'html'],
      ['/about', 'About', 1, 'windows-1252', 'html'],
      ['/shop/list', 'List', 1, 'utf-8', 'xml'],
      ['/feuille', 'Été', 1, 'windows-1252', 'html'],
      ['/old.html', null, 1, 'windows-1252', 'html'],
      ['/file.pdf', null, 1, null, null],
      ['/feuille?q=%C3%A9', 'UTF-8', 2, 'windows-1252', 'html'],
      ['/feuille?q=%E9', 'Latin', 2, 'windows-1252', 'html'],
      ['/new', 'New', 2, 'windows-1252', 'html'],
    ]);
    expect(report).toMatchObject({
      stopped: 'done',
      agent: 'DeepBot',
      requests: 10,
      elapsedMs: 18_000,
      failures: [{ url: `${ORIGIN}/gone`, status: 404 }],
    });
  });

  it('explains what it skipped', async () => {
    const report = await crawlSite();
    expect(report.robotsSkipped).toEqual([
      {
        url: `${ORIGIN}/shop/list?sort=price`,
        line: 5,
        rule: 'Disallow: /*?sort=',
        depth: 1,
        referrer: `${ORIGIN}/`,
      },
    ]);
    expect(report.skipped.map(({ url, reason }) => [reason, url])).toEqual([
      ['nofollow', `${ORIGIN}/partner`],
      ['off-origin', 'https://other.example/'],
      ['page-nofollow', `${ORIGIN}/hidden`],
    ]);
    expect(report.pages.at(-1)).toMatchObject({
      nofollow: false,
      robotsHeader: [{ name: 'otherbot', directives: ['none'] }],
    });
    expect(report.policy).toBe('Obeys robots.txt as DeepBot, read by RFC 9309, with 2 s between requests.');
  });

  it('is the same in JSON, twice', async () => {
    const first = JSON.stringify(await crawlSite());
    expect(JSON.stringify(await crawlSite())).toBe(first);
    expect(JSON.parse(first)).toEqual(await crawlSite());
  });

  it('l49: uses the links of the part that was read', async () => {
    const cutInSecondLink = String(SITE['/']?.body).indexOf('sort=price');
    const report = await crawlSite(cutInSecondLink);
    expect(report).toMatchObject({
      stopped: 'max-bytes',
      bytes: cutInSecondLink,
      pages: [{ truncated: true, links: 1 }],
    });
    expect(report.skipped).toEqual([
      { url: `${ORIGIN}/about`, reason: 'over-max-bytes', referrer: `${ORIGIN}/` },
    ]);
  });
});
