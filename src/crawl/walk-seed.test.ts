import { describe, expect, it } from 'vitest';
import { createOffPolicy } from './policy/off.ts';
import { disallowing, SEED, walkSite } from './test/walk-site.ts';

const OTHER = 'https://www.site.example/';

describe('a seed that gives no page', () => {
  it.each([
    ['no url', 'invalid-url', 'invalid'],
    ['http://', 'invalid-url', 'invalid'],
    ['http://a b.example/', 'invalid-url', 'invalid'],
    ['ftp://site.example/', 'unsupported-scheme', 'unsupported-scheme'],
    ['about:blank', 'unsupported-scheme', 'unsupported-scheme'],
    ['https://me:secret@site.example/', 'credentials', 'credentials'],
  ])('%s: %s', async (seed, kind, reason) => {
    const { report, requests } = await walkSite({}, { seed });
    expect(requests).toEqual([]);
    expect(report).toMatchObject({ stopped: 'errors', origin: null, pages: [], seedProblem: { kind } });
    expect(report.stopDetail).toBe(report.seedProblem?.detail);
    expect(report.skipped).toMatchObject([{ reason }]);
  });

  it('is explained by the line of robots.txt that disallows it', async () => {
    const { report, requests } = await walkSite(
      { '/x': {} },
      { seed: `${SEED}x`, policy: disallowing('/x') },
    );
    expect(requests).toEqual([]);
    expect(report.seedProblem).toMatchObject({
      kind: 'disallowed',
      detail: 'The seed is a page that line 7 of robots.txt (Disallow: /x) disallows.',
      skip: { url: `${SEED}x`, line: 7 },
    });
    expect(report.robotsSkipped).toHaveLength(1);
  });

  it.each([
    [{ fails: 'network' }, 'network', 'The seed gave no page. It failed.'],
    [{ status: 500 }, 'http-status', 'The seed gave no page. The server answered 500.'],
    [{ throws: true }, 'network', 'The seed gave no page. The request could not be made: broken fetcher'],
    [
      { redirect: '/x' },
      'redirect-disallowed',
      'The seed gave no page. It redirects to https://site.example/x, which line 7 of robots.txt (Disallow: /x) disallows.',
    ],
  ] as const)('%j: %s', async (answer, reason, detail) => {
    const { report } = await walkSite({ '/': answer, '/x': {} }, { policy: disallowing('/x') });
    expect(report).toMatchObject({
      stopped: 'errors',
      stopDetail: detail,
      origin: null,
      seedProblem: { kind: 'failed', failure: { reason } },
    });
    expect(report.failures).toHaveLength(1);
  });

  it('is told from a walk that was stopped before it began', async () => {
    const { report, requests } = await walkSite({ '/': {} }, { plan: (_, controller) => controller.abort() });
    expect(requests).toEqual([]);
    expect(report).toMatchObject({
      stopped: 'user',
      seedProblem: { kind: 'stopped' },
      skipped: [{ url: SEED, reason: 'stopped' }],
    });
  });

  it('keeps the true reason when time ran out on it', async () => {
    const { report } = await walkSite({ '/': { hangs: true } });
    expect(report).toMatchObject({
      stopped: 'deadline',
      seedProblem: { kind: 'failed', failure: { reason: 'aborted' } },
    });
  });
});

describe('a seed that is good', () => {
  it('is asked for without its fragment and need not be HTML', async () => {
    const { report, paths } = await walkSite(
      { '/a': { contentType: 'text/plain' } },
      { seed: 'HTTPS://Site.Example:443/a#b' },
    );
    expect(paths).toEqual(['/a']);
    expect(report).toMatchObject({
      stopped: 'done',
      seed: 'HTTPS://Site.Example:443/a#b',
      seedProblem: null,
    });
    expect(report.pages).toMatchObject([{ contentType: 'text/plain', title: null, parsedAs: null }]);
  });

  it('brings the origin of its final URL, and that origin’s policy', async () => {
    const asked: string[] = [];
    const { report, requests } = await walkSite(
      { '/': { redirect: OTHER }, [OTHER]: { links: ['/a', '/x', SEED] } },
      {
        policy: disallowing('/a'),
        policyFor: async (origin) => {
          asked.push(origin);
          return disallowing('/x');
        },
      },
    );
    expect(asked).toEqual(['https://www.site.example']);
    expect(requests.map(({ url }) => url)).toEqual([SEED, OTHER, `${OTHER}a`].filter((url) => url !== OTHER));
    expect(report).toMatchObject({ origin: 'https://www.site.example', policy: 'Disallows /x.' });
    expect(report.robotsSkipped.map(({ url }) => url)).toEqual([`${OTHER}x`]);
  });

  it('does not lead to an origin whose robots.txt nobody knows', async () => {
    const { report, requests } = await walkSite(
      { '/': { redirect: OTHER }, [OTHER]: { links: ['/a'] } },
      { policy: disallowing('/y') },
    );
    expect(requests).toHaveLength(1);
    expect(report.seedProblem?.detail).toBe(
      `The seed gave no page. It redirects to ${OTHER}. Start the crawl at that address instead.`,
    );
  });

  it('leads to another origin where robots.txt is not consulted', async () => {
    const { report } = await walkSite(
      { '/': { redirect: OTHER }, [OTHER]: { links: ['/a'] } },
      { policy: createOffPolicy() },
    );
    expect(report.counts).toMatchObject({ fetched: 1, redirected: 1, failed: 1 });
  });

  it('fails where the other origin’s robots.txt cannot be asked for', async () => {
    const { report } = await walkSite(
      { '/': { redirect: OTHER }, [OTHER]: {} },
      {
        policyFor: () => Promise.reject(new Error('no permission')),
      },
    );
    expect(report.seedProblem?.detail).toBe(
      'The seed gave no page. It redirects to https://www.site.example, whose robots.txt could not be asked for: no permission',
    );
  });
});
