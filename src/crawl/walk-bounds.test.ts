import { describe, expect, it } from 'vitest';
import { checkBounds, DEFAULT_BOUNDS } from './bounds.ts';
import { crawl } from './crawl.ts';
import { createOffPolicy } from './policy/off.ts';
import type { FakeAnswer } from './test/fake-site.ts';
import { createVirtualClock } from './test/virtual-clock.ts';
import { SEED, walkSite } from './test/walk-site.ts';
import type { CrawlProgress } from './types.ts';

/** A chain of pages, each linking to the next two. */
const CHAIN: Record<string, FakeAnswer> = Object.fromEntries(
  Array.from({ length: 40 }, (_, i) => [i === 0 ? '/' : `/${i}`, { links: [`/${i + 1}`, `/${i + 2}`] }]),
);

describe('bounds', () => {
  it('makes exactly as many requests as pages are asked for, failures included', async () => {
    const { report, requests } = await walkSite(
      { '/': { links: ['/gone', '/a', '/b', '/c'] }, '/a': {}, '/b': {} },
      { bounds: { maxPages: 3 } },
    );
    expect(requests).toHaveLength(3);
    expect(report).toMatchObject({
      stopped: 'max-pages',
      requests: 3,
      counts: { fetched: 2, failed: 1, skipped: { 'over-max-pages': 2 } },
    });
  });

  it('is done, not bound, when the last page in reach is the last allowed', async () => {
    const { report } = await walkSite(
      { '/': { links: ['/a'] }, '/a': { links: ['/'] } },
      { bounds: { maxPages: 2 } },
    );
    expect(report.stopped).toBe('done');
  });

  it.each([
    [0, 1],
    [1, 3],
    [2, 5],
  ])('at depth %i asks for %i pages', async (maxDepth, pages) => {
    const { report, requests } = await walkSite(CHAIN, { bounds: { maxDepth } });
    expect(requests).toHaveLength(pages);
    expect(report).toMatchObject({
      stopped: 'max-depth-reached',
      counts: { skipped: { 'over-max-depth': 2 } },
    });
  });

  it('stops at the byte bound, asks for no more than is left, and marks what was cut', async () => {
    const { report, requests } = await walkSite(
      { '/': { bytes: 600, links: ['/a', '/b'] }, '/a': { bytes: 600 } },
      { bounds: { maxBytes: 1000 } },
    );
    expect(requests.map(({ maxBytes }) => maxBytes)).toEqual([1000, 400]);
    expect(report).toMatchObject({
      stopped: 'max-bytes',
      bytes: 1000,
      counts: { skipped: { 'over-max-bytes': 1 } },
    });
    expect(report.pages.map(({ truncated }) => truncated)).toEqual([false, true]);
  });

  it('calls a walk whose only page was cut by the byte bound so', async () => {
    const { report } = await walkSite({ '/': { bytes: 600 } }, { bounds: { maxBytes: 100 } });
    expect(report.stopped).toBe('max-bytes');
  });

  it('goes on after a page that is longer than one page may be', async () => {
    const { report, requests } = await walkSite(
      { '/': { bytes: 600, links: ['/a'] }, '/a': {} },
      { maxPageBytes: 500 },
    );
    expect(requests.map(({ maxBytes }) => maxBytes)).toEqual([500, 500]);
    expect(report).toMatchObject({ stopped: 'done', pages: [{ truncated: true }, { truncated: false }] });
  });

  it('stops at the deadline in the middle of a request that never ends', async () => {
    const { report } = await walkSite(
      { '/': { links: ['/a', '/b'] }, '/a': { hangs: true } },
      { bounds: { maxTimeMs: 5_000 } },
    );
    expect(report).toMatchObject({
      stopped: 'deadline',
      elapsedMs: 5_000,
      failures: [{ reason: 'aborted' }],
      counts: { skipped: { 'over-deadline': 1 } },
    });
  });

  it.each([5_000, 9_000])('does not sit out a pause of %i ms with 5 s left', async (delayMs) => {
    const { report } = await walkSite({ '/': { links: ['/a'] } }, { bounds: { delayMs, maxTimeMs: 5_000 } });
    expect(report).toMatchObject({
      stopped: 'deadline',
      elapsedMs: 0,
      stopDetail: `The next request may be made in ${delayMs / 1000} seconds, which is after the bound of 5 seconds.`,
    });
  });

  it('is rejected with a sentence where it is nonsense', async () => {
    const bounds = { ...DEFAULT_BOUNDS, maxPages: 0, delayMs: Number.NaN };
    expect(checkBounds(bounds)).toEqual([
      { field: 'maxPages', detail: 'Pages must be a whole number, 1 or more; it is 0.' },
      { field: 'delayMs', detail: 'Delay must be a whole number, 0 or more; it is NaN.' },
    ]);
    expect(checkBounds({ ...DEFAULT_BOUNDS, maxTimeMs: 2 ** 31, maxDepth: 0.5 })).toEqual([
      { field: 'maxDepth', detail: 'Depth must be a whole number, 0 or more; it is 0.5.' },
      { field: 'maxTimeMs', detail: 'Time must be a whole number, at most 2147483647; it is 2147483648.' },
    ]);
    expect(checkBounds({ ...DEFAULT_BOUNDS, maxTimeMs: 2 ** 31 - 1 })).toEqual([]);
    expect(checkBounds(DEFAULT_BOUNDS)).toEqual([]);
    const options = {
      seed: SEED,
      agent: 'TestBot',
      bounds,
      policy: createOffPolicy(),
      clock: createVirtualClock(),
      signal: new AbortController().signal,
    };
    const unreachable = () => Promise.reject(new Error('not asked'));
    await expect(
      crawl({
        ...options,
        fetchPage: unreachable,
        parseHtml: () => {
          throw new Error('not asked');
        },
      }),
    ).rejects.toThrow(RangeError);
  });
});

describe('what is kept in mind', () => {
  it('is bounded: further links are counted, and pages within reach are still asked for', async () => {
    const links = Array.from({ length: 30 }, (_, i) => `https://other.example/${i}`);
    const { report, paths } = await walkSite(
      { '/': { links: [...links, '/a'] }, '/a': { links: ['/b'] }, '/b': {} },
      { maxUrlsRecorded: 10 },
    );
    expect(paths).toEqual(['/', '/a', '/b']);
    expect(report).toMatchObject({
      stopped: 'done',
      unrecordedLinks: 21,
      counts: { skipped: { 'off-origin': 9 } },
    });
  });

  it('says that there is more where the queue itself was full', async () => {
    const links = Array.from({ length: 30 }, (_, i) => `/${i}`);
    const { report, requests } = await walkSite(
      { '/': { links } },
      { maxUrlsRecorded: 4, bounds: { maxPages: 6 } },
    );
    expect(requests).toHaveLength(6);
    expect(report).toMatchObject({ stopped: 'max-pages', unrecordedLinks: 25, counts: { seen: 6 } });
  });
});

describe('the callback', () => {
  it('ends the walk by false; the next page is then never requested', async () => {
    const seen: string[] = [];
    const { report, requests } = await walkSite(CHAIN, {
      onPage: ({ url }, { page }) => {
        seen.push(url);
        return page?.links.length === 2 && seen.length < 3;
      },
    });
    expect(requests).toHaveLength(3);
    expect(report).toMatchObject({ stopped: 'callback', counts: { fetched: 3, skipped: { stopped: 2 } } });
  });

  it('is waited for', async () => {
    const { requests } = await walkSite(
      { '/': { links: ['/a'] } },
      {
        onPage: () => Promise.resolve(false),
      },
    );
    expect(requests).toHaveLength(1);
  });

  it('makes the walk reject with what it throws, and nothing is asked for after it', async () => {
    const failing = walkSite(CHAIN, {
      onPage: () => {
        throw new Error('store is full');
      },
    });
    await expect(failing).rejects.toThrow('store is full');
  });
});

describe('progress', () => {
  it('tells what it asks for, what it waits for, and the end', async () => {
    const told: CrawlProgress[] = [];
    const { clock } = await walkSite(
      { '/': { links: ['/a'] }, '/a': { bytes: 50 } },
      { bounds: { delayMs: 500 }, onProgress: (progress) => void told.push(progress) },
    );
    expect(
      told.map(({ current, waiting, fetched, queued }) => [
        current,
        waiting?.reason ?? null,
        fetched,
        queued,
      ]),
    ).toEqual([
      [SEED, null, 0, 0],
      [null, null, 1, 1],
      [null, 'delay', 1, 1],
      [`${SEED}a`, null, 1, 0],
      [null, null, 2, 0],
      [null, null, 2, 0],
    ]);
    expect(told[2]?.waiting?.until).toBe(clock.now());
    expect(told.at(-1)).toMatchObject({ bytes: 150, depth: 1, elapsedMs: 500 });
  });
});
