import { describe, expect, it } from 'vitest';
import type { FakeAnswer } from './test/fake-site.ts';
import { disallowing, SEED, walkSite } from './test/walk-site.ts';

const path = (url: string) => url.replace('https://site.example', '');

describe('order and reach', () => {
  it('goes level by level, within a level in the order pages list their links', async () => {
    const { paths, report } = await walkSite({
      '/': { links: ['/b', '/a'] },
      '/a': { links: ['/a1', '/b1'] },
      '/b': { links: ['/b1', '/b2'] },
      '/a1': {},
      '/b1': {},
      '/b2': {},
    });
    expect(paths).toEqual(['/', '/b', '/a', '/b1', '/b2', '/a1']);
    expect(report.pages.map(({ depth }) => depth)).toEqual([0, 1, 1, 2, 2, 2]);
    expect(report.pages.map(({ referrer }) => referrer && path(referrer))).toEqual([
      null,
      '/',
      '/',
      '/b',
      '/b',
      '/a',
    ]);
    expect(report).toMatchObject({
      stopped: 'done',
      seedProblem: null,
      origin: 'https://site.example',
      requests: 6,
    });
  });

  it('asks for each page once, whatever its fragment, and keeps what is another URL apart', async () => {
    const { paths } = await walkSite({
      '/': { links: ['/#a', '/x#1', '/x#2', '/x', '/x?', '/x/', '/X', '/x?b&a', '/x?a&b'] },
    });
    expect(paths).toEqual(['/', '/x', '/x?', '/x/', '/X', '/x?b&a', '/x?a&b']);
  });

  it('says of every other link why it is not followed', async () => {
    const { paths, report } = await walkSite(
      {
        '/': {
          links: [
            'http://site.example/',
            'https://site.example:8443/',
            'https://other.example/',
            'mailto:a@site.example',
            'http://[::1',
            'https://user:secret@site.example/in',
            { href: '/no', rel: 'nofollow' },
            '/x/y',
            '/a',
          ],
        },
        '/a': { links: ['/deep'] },
      },
      { policy: disallowing('/x'), bounds: { maxDepth: 1 } },
    );
    expect(paths).toEqual(['/', '/a']);
    expect(report.skipped.map(({ url, reason }) => [reason, url])).toEqual([
      ['off-origin', 'http://site.example/'],
      ['off-origin', 'https://site.example:8443/'],
      ['off-origin', 'https://other.example/'],
      ['unsupported-scheme', 'mailto:a@site.example'],
      ['invalid', 'http://[::1'],
      ['credentials', 'https://user:secret@site.example/in'],
      ['nofollow', 'https://site.example/no'],
      ['over-max-depth', 'https://site.example/deep'],
    ]);
    expect(report.robotsSkipped).toEqual([
      { url: `${SEED}x/y`, line: 7, rule: 'Disallow: /x', depth: 1, referrer: SEED },
    ]);
    expect(report.stopped).toBe('max-depth-reached');
    expect(report.counts).toMatchObject({
      seen: 11,
      fetched: 2,
      robotsSkipped: 1,
      skipped: { 'off-origin': 3, 'over-max-depth': 1 },
    });
  });

  it('follows a link that one page has nofollow on and another has not', async () => {
    const { paths, report } = await walkSite({
      '/': { links: [{ href: '/x', rel: 'nofollow' }, '/a'] },
      '/a': { links: ['/x'] },
      '/x': {},
    });
    expect(paths).toEqual(['/', '/a', '/x']);
    expect(report.skipped).toEqual([]);
    expect(report.pages[2]).toMatchObject({ depth: 2, referrer: `${SEED}a` });
  });

  it('names the first page that links with nofollow', async () => {
    const nofollow = { href: '/x', rel: 'nofollow' };
    const { report } = await walkSite({ '/': { links: ['/a', nofollow] }, '/a': { links: [nofollow] } });
    expect(report.skipped).toEqual([{ url: `${SEED}x`, reason: 'nofollow', referrer: SEED }]);
  });

  it.each([['nofollow'], ['none']])(
    'honours a page that says %s as a whole, and labels it',
    async (directive) => {
      const answers: Record<string, FakeAnswer> = {
        '/': { links: ['/a', '/b'], headers: [['x-robots-tag', directive]] },
        '/a': {},
      };
      const { paths, report } = await walkSite(answers);
      expect(paths).toEqual(['/']);
      expect(report.pages[0]).toMatchObject({ nofollow: true, links: 2 });
      expect(report.skipped.map(({ reason }) => reason)).toEqual(['page-nofollow', 'page-nofollow']);
      expect((await walkSite(answers, { followNofollow: true })).paths).toEqual(['/', '/a', '/b']);
    },
  );

  it('takes links from successful pages only', async () => {
    const { paths, report } = await walkSite({
      '/': { links: ['/gone', '/pdf', '/empty'] },
      '/gone': { status: 404, links: ['/from-404'] },
      '/pdf': { contentType: 'application/pdf', links: ['/from-pdf'] },
      '/empty': { status: 204 },
    });
    expect(paths).toEqual(['/', '/gone', '/pdf', '/empty']);
    expect(report.pages.map(({ url }) => path(url))).toEqual(['/', '/pdf', '/empty']);
    expect(report.failures).toEqual([
      {
        url: `${SEED}gone`,
        reason: 'http-status',
        status: 404,
        detail: 'The server answered 404.',
        depth: 1,
        referrer: SEED,
        finalUrl: null,
        hops: [],
      },
    ]);
  });
});

describe('redirects', () => {
  it('reads a page once that several URLs lead to, and lists each (l37)', async () => {
    const { paths, report } = await walkSite({
      '/': { links: ['/old-a', '/old-b', '/new'] },
      '/old-a': { redirect: '/new' },
      '/old-b': { redirect: '/new' },
      '/new': { links: ['/child'] },
      '/child': {},
    });
    expect(paths).toEqual(['/', '/old-a', '/old-b', '/child']);
    expect(report.pages.map(({ url, finalUrl }) => [path(url), path(finalUrl)])).toEqual([
      ['/', '/'],
      ['/old-a', '/new'],
      ['/child', '/child'],
    ]);
    expect(
      report.redirected.map(({ url, finalUrl, duplicate }) => [path(url), path(finalUrl), duplicate]),
    ).toEqual([
      ['/old-a', '/new', false],
      ['/old-b', '/new', true],
    ]);
    expect(report.counts).toMatchObject({ seen: 5, fetched: 3, redirected: 2 });
  });

  it.each([
    ['to another origin', { redirect: 'https://other.example/x' }, 'redirect-off-origin'],
    ['to another scheme', { redirect: 'http://site.example/x' }, 'redirect-off-origin'],
    ['to a disallowed URL', { redirect: '/x/1' }, 'redirect-disallowed'],
    ['over a disallowed URL', { redirect: '/x/hop' }, 'redirect-disallowed'],
    ['over another origin', { redirect: 'https://other.example/bounce' }, 'redirect-off-origin'],
    ['for ever', { redirect: '/r' }, 'too-many-redirects'],
  ] as const)('counts none %s as a page', async (_, answer, reason) => {
    const { report } = await walkSite(
      {
        '/': { links: ['/r'] },
        '/r': answer,
        '/x/1': {},
        '/x/hop': { redirect: '/fine' },
        '/fine': { links: ['/never'] },
        'https://other.example/x': { links: ['/never'] },
        'http://site.example/x': {},
        'https://other.example/bounce': { redirect: 'https://site.example/fine' },
      },
      { policy: disallowing('/x') },
    );
    expect(report.pages).toHaveLength(1);
    expect(report.failures).toMatchObject([{ url: `${SEED}r`, reason }]);
    expect(report.counts.seen).toBe(2);
  });

  it('explains a redirect to a disallowed URL by its line', async () => {
    const { report } = await walkSite(
      { '/': { links: ['/r'] }, '/r': { redirect: '/x' }, '/x': {} },
      { policy: disallowing('/x') },
    );
    expect(report.failures[0]).toMatchObject({
      detail: 'It redirects to https://site.example/x, which line 7 of robots.txt (Disallow: /x) disallows.',
      finalUrl: `${SEED}x`,
      status: 200,
    });
  });

  it('leaves a link to a page that only a failed redirect has led to its own fate', async () => {
    const { report } = await walkSite(
      {
        '/': { links: ['/r', '/x'] },
        '/r': { redirect: '/x' },
        '/x': {},
      },
      { policy: disallowing('/x') },
    );
    expect(report.robotsSkipped.map(({ url }) => path(url))).toEqual(['/x']);
    expect(report.counts).toMatchObject({ seen: 3, fetched: 1, failed: 1, robotsSkipped: 1 });
  });
});
