import { describe, expect, it } from 'vitest';
import type { FakeAnswer } from './test/fake-site.ts';
import { disallowing, SEED, walkSite } from './test/walk-site.ts';

/** Milliseconds between the end of each request and the start of the next. */
function pauses(requests: readonly { start: number; end: number }[]): number[] {
  return requests.slice(1).map(({ start }, i) => start - (requests[i]?.end ?? 0));
}

const star = (...paths: string[]): Record<string, FakeAnswer> => ({ '/': { links: paths } });

describe('pauses', () => {
  it.each([
    ['the user’s delay', 700, 0, 700],
    ['robots.txt’s where it is longer', 700, 2_000, 2_000],
    ['the user’s where robots.txt’s is shorter', 700, 100, 700],
  ])(
    'keeps %s, from the end of a request to the start of the next',
    async (_, delayMs, crawlDelayMs, expected) => {
      const { requests } = await walkSite(
        { ...star('/a', '/b'), '/a': { takesMs: 3_000 }, '/b': {} },
        {
          bounds: { delayMs },
          policy: { ...disallowing('/x'), crawlDelayMs },
        },
      );
      expect(pauses(requests)).toEqual([expected, expected]);
    },
  );

  it.each([
    ['seconds', '7', 7_000],
    ['a date', 'Thu, 01 Jan 1970 00:16:50 GMT', 10_000],
    ['a date in the past', 'Thu, 01 Jan 1970 00:00:00 GMT', 250],
    ['nonsense', 'soon', 1_000],
    ['nothing', null, 1_000],
  ])('backs off after 429 and 503 as Retry-After says: %s', async (_, value, expected) => {
    for (const status of [429, 503]) {
      const headers = value === null ? [] : ([['retry-after', value]] as const);
      const { requests, report } = await walkSite(
        { ...star('/a', '/b', '/c'), '/a': { status, headers } },
        { bounds: { delayMs: 250 } },
      );
      // The clock begins at 1000 s; the seed and one pause later /a is asked for.
      const fromDate = value?.endsWith('GMT') && expected > 250 ? expected - 250 : expected;
      expect(pauses(requests)).toEqual([250, fromDate, 250]);
      expect(report.failures[0]).toMatchObject({ reason: 'http-status', status });
    }
  });

  it('doubles a pause that the server does not name, up to 30 s', async () => {
    const paths = Array.from({ length: 8 }, (_, i) => `/${i}`);
    const { requests } = await walkSite({
      ...star(...paths),
      ...Object.fromEntries(paths.map((path) => [path, { status: 503 }])),
    });
    expect(pauses(requests)).toEqual([0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('ends when the server asks to be left alone for longer than ten minutes', async () => {
    const { report, requests } = await walkSite(
      { ...star('/a', '/b'), '/a': { status: 503, headers: [['retry-after', '86400']] } },
      { bounds: { maxTimeMs: 1e9 } },
    );
    expect(requests).toHaveLength(2);
    expect(report).toMatchObject({
      stopped: 'errors',
      stopDetail: 'The server asks to be left alone for 86400 seconds. Try again later.',
    });
  });
});

it('ends at once when access to the site is lost, and keeps what it has', async () => {
  const { report, paths } = await walkSite({
    ...star('/a', '/b', '/c'),
    '/a': {},
    '/b': { fails: 'no-permission' },
  });
  expect(paths).toEqual(['/', '/a', '/b']);
  expect(report.pages.map(({ url }) => url)).toEqual([SEED, `${SEED}a`]);
  expect(report.failures).toMatchObject([{ url: `${SEED}b`, reason: 'no-permission' }]);
  expect(report).toMatchObject({ stopped: 'errors', stopDetail: report.failures[0]?.detail });
});

describe('failures in a row', () => {
  const many = Array.from({ length: 30 }, (_, i) => `/${i}`);
  const all = (answer: FakeAnswer) => ({
    ...star(...many),
    ...Object.fromEntries(many.map((path) => [path, answer])),
  });

  it.each([
    [{ fails: 'network' }],
    [{ fails: 'timeout' }],
    [{ fails: 'body-failed' }],
    [{ status: 500 }],
    [{ throws: true }],
  ] as const)('%j: end the walk after ten', async (answer) => {
    const { report, requests } = await walkSite(all(answer));
    expect(requests).toHaveLength(11);
    expect(report.stopped).toBe('errors');
    expect(report.stopDetail).toMatch(/^10 requests in a row failed; the last one: /);
    expect(report.counts.skipped.stopped).toBe(20);
  });

  it.each([[{ status: 404 }], [{ status: 403 }], [{ redirect: 'https://other.example/' }]])(
    '%j: do not',
    async (answer) => {
      const { report } = await walkSite(all(answer));
      expect(report).toMatchObject({ stopped: 'done', counts: { failed: 30 } });
    },
  );

  it('count anew after a page that came', async () => {
    const answers = all({ status: 500 });
    for (let i = 5; i < 30; i += 6) answers[`/${i}`] = {};
    expect((await walkSite(answers)).report.stopped).toBe('done');
    expect((await walkSite(answers, { maxConsecutiveErrors: 5 })).report).toMatchObject({
      stopped: 'errors',
      requests: 6,
    });
  });
});

describe('a stop by hand', () => {
  it.each([
    ['in a pause', { '/': { links: ['/a'] } }, 400, 1],
    ['in a request that obeys its signal', { '/': { links: ['/a'] }, '/a': { takesMs: 60_000 } }, 1_500, 2],
    ['in a request that does not', { '/': { links: ['/a'] }, '/a': { hangs: true } }, 1_500, 2],
  ] as const)('%s ends the walk at that moment with all it has', async (_, answers, after, requested) => {
    const { report, requests } = await walkSite(answers, {
      bounds: { delayMs: 1_000 },
      plan: (clock, controller) => clock.at(clock.now() + after, () => controller.abort()),
    });
    expect(requests).toHaveLength(requested);
    expect(report).toMatchObject({
      stopped: 'user',
      elapsedMs: after,
      pages: [{ url: SEED }],
      seedProblem: null,
    });
    expect(report.counts.seen).toBe(2);
  });

  it('in a callback that never answers ends it as well', async () => {
    const { report } = await walkSite(star('/a'), {
      onPage: () => new Promise(() => undefined),
      plan: (clock, controller) => clock.at(clock.now() + 10, () => controller.abort()),
    });
    expect(report).toMatchObject({ stopped: 'user', counts: { fetched: 1, skipped: { stopped: 1 } } });
  });

  it('during the last request is not taken for its end', async () => {
    const { report } = await walkSite(
      { ...star('/a'), '/a': { hangs: true } },
      {
        plan: (clock, controller) => clock.at(clock.now() + 10, () => controller.abort()),
      },
    );
    expect(report).toMatchObject({ stopped: 'user', failures: [{ reason: 'aborted' }] });
  });
});
