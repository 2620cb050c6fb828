import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FakeAnswer } from './test/fake-site.ts';
import { plainWalk } from './test/plain-walk.ts';
import { randomSite } from './test/random-site.ts';
import { disallowing, SEED, type SiteOptions, type Walked, walkSite } from './test/walk-site.ts';
import type { CrawlReport } from './types.ts';

const policy = disallowing('/x');

const randomBounds = fc.record({
  maxPages: fc.integer({ min: 1, max: 30 }),
  maxDepth: fc.nat(6),
  maxBytes: fc.integer({ min: 1, max: 6_000 }),
  maxTimeMs: fc.integer({ min: 1, max: 5_000 }),
  delayMs: fc.nat(200),
});

function property(
  check: (walked: Walked, answers: Record<string, FakeAnswer>) => void,
  options: SiteOptions = {},
) {
  return fc.assert(
    fc.asyncProperty(randomSite, async (answers) =>
      check(await walkSite(answers, { policy, ...options }), answers),
    ),
    { numRuns: 300 },
  );
}

/** Every URL in the report's lists, once for each list that it is in. */
function fates(report: CrawlReport): string[] {
  return [
    ...report.pages.map(({ finalUrl }) => finalUrl),
    ...report.redirected.map(({ url }) => url),
    ...report.failures.map(({ url }) => url),
    ...report.robotsSkipped.map(({ url }) => url),
    ...report.skipped.map(({ url }) => url),
  ];
}

function checkFates(report: CrawlReport): void {
  const { counts } = report;
  const all = fates(report);
  expect(new Set(all).size).toBe(all.length);
  const skipped = Object.values(counts.skipped).reduce((sum, count) => sum + count, 0);
  expect(counts.fetched + counts.redirected + counts.failed + counts.robotsSkipped + skipped).toBe(
    counts.seen,
  );
  expect(counts.seen).toBe(all.length);
}

describe('any site', () => {
  it('is asked for each URL at most once, never for one that is disallowed or elsewhere, one request at a time', () =>
    property(({ requests, paths }) => {
      expect(new Set(paths).size).toBe(paths.length);
      for (const { url } of requests) expect(url).toMatch(/^https:\/\/site\.example\/\d*$/);
      for (const [i, { start }] of requests.entries())
        expect(start).toBeGreaterThanOrEqual(requests[i - 1]?.end ?? 0);
    }));

  it('is walked breadth-first: the depth of requests never falls, and each is one more than its referrer’s', () =>
    property(({ report }) => {
      const had = [...report.pages, ...report.failures, ...report.redirected];
      const depthOf = new Map(report.pages.map(({ finalUrl, depth }) => [finalUrl, depth]));
      for (const { depth, referrer } of had)
        if (referrer !== null) expect(depth).toBe((depthOf.get(referrer) ?? Number.NaN) + 1);
      const depths = report.pages.map(({ depth }) => depth);
      expect(depths).toEqual(depths.toSorted((a, b) => a - b));
    }));

  it('is asked for exactly the URLs that a plain queue asks for, in that order', () =>
    property(({ paths }, answers) => void expect(paths).toEqual(plainWalk(answers)), {
      bounds: { maxDepth: 100 },
      maxConsecutiveErrors: 100,
    }));

  it('gives every URL seen exactly one fate, whatever ends the walk', () =>
    fc.assert(
      fc.asyncProperty(randomSite, randomBounds, fc.nat(4_000), async (answers, bounds, stopAfter) => {
        const { report } = await walkSite(answers, {
          policy,
          bounds,
          plan: (clock, controller) => clock.at(clock.now() + stopAfter, () => controller.abort()),
        });
        checkFates(report);
      }),
      { numRuns: 500 },
    ));

  it('keeps within every bound, and names the one that ended the walk', () =>
    fc.assert(
      fc.asyncProperty(randomSite, randomBounds, async (answers, bounds) => {
        const { report, requests } = await walkSite(answers, { policy, bounds });
        expect(requests.length).toBeLessThanOrEqual(bounds.maxPages);
        expect(report.requests).toBe(requests.length);
        expect(report.bytes).toBeLessThanOrEqual(bounds.maxBytes);
        expect(report.elapsedMs).toBeLessThanOrEqual(bounds.maxTimeMs);
        for (const { depth } of [...report.pages, ...report.failures])
          expect(depth).toBeLessThanOrEqual(bounds.maxDepth);
        const { skipped } = report.counts;
        const waiting =
          skipped['over-max-pages'] + skipped['over-max-bytes'] + skipped['over-deadline'] + skipped.stopped;
        if (report.stopped === 'done') expect(waiting + skipped['over-max-depth']).toBe(0);
        if (report.stopped === 'max-depth-reached') expect(waiting).toBe(0);
        if (report.stopped === 'max-pages') expect(requests).toHaveLength(bounds.maxPages);
        if (report.stopped === 'max-bytes') expect(report.bytes).toBe(bounds.maxBytes);
      }),
      { numRuns: 500 },
    ));

  it('is asked for nothing after the page that the callback stopped at, and less is only a shorter walk', () =>
    fc.assert(
      fc.asyncProperty(randomSite, fc.integer({ min: 1, max: 10 }), async (answers, k) => {
        const whole = await walkSite(answers, { policy });
        let pages = 0;
        const part = await walkSite(answers, { policy, onPage: () => ++pages < k });
        expect(part.paths).toEqual(whole.paths.slice(0, part.paths.length));
        if (whole.report.pages.length < k) expect(part.report).toEqual(whole.report);
        else {
          expect(part.report).toMatchObject({ stopped: 'callback', pages: whole.report.pages.slice(0, k) });
          expect(part.requests.at(-1)?.url).toBe(part.report.pages.at(-1)?.url);
        }
      }),
      { numRuns: 300 },
    ));

  it('is left at once when a person stops the walk, with all that was had by then', () =>
    fc.assert(
      fc.asyncProperty(randomSite, fc.nat(2_000), async (answers, after) => {
        const whole = await walkSite(answers, { policy, bounds: { delayMs: 50 } });
        const part = await walkSite(answers, {
          policy,
          bounds: { delayMs: 50 },
          plan: (clock, controller) => clock.at(clock.now() + after, () => controller.abort()),
        });
        if (part.report.stopped !== 'user') expect(part.report).toEqual(whole.report);
        else {
          expect(part.report.elapsedMs).toBe(after);
          expect(part.report.pages).toEqual(whole.report.pages.slice(0, part.report.pages.length));
        }
      }),
      { numRuns: 300 },
    ));

  it('is reported on in the same bytes each time', () =>
    fc.assert(
      fc.asyncProperty(randomSite, randomBounds, async (answers, bounds) => {
        const [first, second] = [
          await walkSite(answers, { policy, bounds }),
          await walkSite(answers, { policy, bounds }),
        ];
        expect(JSON.stringify(first.report)).toBe(JSON.stringify(second.report));
        expect(first.report.seed).toBe(SEED);
      }),
      { numRuns: 100 },
    ));
});
