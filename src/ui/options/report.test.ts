import { describe, expect, it } from 'vitest';
import { type CrawlProgress, DEFAULT_BOUNDS } from '../../crawl/index.ts';
import { bareReport, finishedReport, pages } from '../test/crawl-report.ts';
import { boundUses, nearestBound, timeToBound } from './nearest-bound.ts';
import { pageTitle } from './page-title.ts';
import { pathFromSeed } from './path-from-seed.ts';
import { reportFile } from './report-file.ts';
import { byLine, byReason, skippedCount } from './skipped-groups.ts';

const PROGRESS: CrawlProgress = {
  fetched: 10,
  failed: 0,
  robotsSkipped: 0,
  queued: 0,
  bytes: 0,
  depth: 1,
  elapsedMs: 12_000,
  current: null,
  waiting: null,
};

describe('the bound that ends the crawl', () => {
  it.each([
    [{}, 'pages', 48_000],
    [{ elapsedMs: 60_000 }, 'time', 60_000],
    [{ bytes: 15_000_000 }, 'size', 4_000],
    [{ fetched: 20, failed: 30 }, 'pages', 0],
  ])('%j', (change, name, left) => {
    const progress = { ...PROGRESS, ...change };
    const nearest = nearestBound(boundUses(DEFAULT_BOUNDS, progress));
    expect(nearest.name).toBe(name);
    expect(timeToBound(nearest, progress.elapsedMs)).toBeCloseTo(left, -1);
  });

  it('does not guess from next to nothing', () => {
    const progress = { ...PROGRESS, fetched: 0, elapsedMs: 500 };
    expect(timeToBound(nearestBound(boundUses(DEFAULT_BOUNDS, progress)), 500)).toBeNull();
  });
});

describe('the way from the seed', () => {
  const [seed, first, second] = pages(3);
  if (seed === undefined || first === undefined || second === undefined)
    throw new Error('Three pages were made.');

  it('goes by the first referrers, by final URLs too', () => {
    const middle = { ...first, finalUrl: `${first.url}/` };
    const page = { ...second, referrer: middle.finalUrl };
    expect(pathFromSeed(page, [seed, middle, page]).map(({ url }) => url)).toEqual([
      seed.url,
      first.url,
      second.url,
    ]);
  });

  it('ends where a page is missing, and never runs in a circle', () => {
    const lost = { ...second, referrer: 'https://elsewhere.example/' };
    expect(pathFromSeed(lost, [lost])).toEqual([lost]);
    const a = { ...first, referrer: second.url };
    const b = { ...second, referrer: first.url };
    expect(pathFromSeed(a, [a, b])).toEqual([b, a]);
  });
});

describe('what was skipped', () => {
  const report = finishedReport(50);

  it('groups by the line that decides, the biggest effect first', () => {
    expect(byLine(report.robotsSkipped).map(({ line, skips }) => [line, skips.length])).toEqual([
      [17, 31],
      [18, 18],
      [19, 4],
      [20, 3],
    ]);
  });

  it('groups the rest by reason, and counts add up', () => {
    const groups = byReason(report.skipped);
    const sum = groups.reduce((total, { links }) => total + links.length, report.robotsSkipped.length);
    expect(sum).toBe(skippedCount(report));
  });
});

describe('the report as a file', () => {
  it('is the report, and is named after site, crawler and time', () => {
    const report = bareReport();
    const { name, mediaType, text } = reportFile(report);
    expect(name).toMatch(/^gatepost-www\.fernhollow\.example-Googlebot-2026-11-30T[\d-]+\.json$/);
    expect(mediaType).toBe('application/json');
    expect(JSON.parse(text)).toEqual(report);
  });

  it('has a name that any file system takes, whatever the host and the crawler', () => {
    const report = { ...bareReport(), seed: 'http://[::1]:8080/', agent: 'a/../b:c' };
    expect(reportFile(report).name).toMatch(/^[\w.-]+$/);
  });
});

describe('the tab’s title', () => {
  const facts = { seed: 'https://a.example/', agent: 'Googlebot', bounds: DEFAULT_BOUNDS };
  it('shows how far the crawl is', () => {
    expect(pageTitle({ kind: 'idle' })).toBe('Gatepost');
    expect(
      pageTitle({
        kind: 'running',
        ...facts,
        policy: null,
        userAgent: null,
        progress: PROGRESS,
        pages: [],
        stopping: false,
      }),
    ).toBe('10 of 50 · a.example · Gatepost');
    expect(pageTitle({ kind: 'finished', ...facts, report: bareReport() })).toBe(
      '1 page · a.example · Gatepost',
    );
    expect(pageTitle({ kind: 'failed', ...facts, report: null, detail: '' })).toBe(
      'No crawl · a.example · Gatepost',
    );
  });
});
