import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CrawlProgress } from '../../crawl/index.ts';
import { pages } from '../test/crawl-report.ts';
import { collectLive, SHOW_EVERY_MS } from './live-feed.ts';

const progress = (fetched: number): CrawlProgress => ({
  fetched,
  failed: 0,
  robotsSkipped: 0,
  queued: 0,
  bytes: 0,
  depth: 0,
  elapsedMs: 0,
  current: null,
  waiting: null,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what a crawl tells', () => {
  it('is shown at once, then at most four times a second, and nothing is lost', () => {
    const shown: [number, number][] = [];
    const live = collectLive((had, { fetched }) => shown.push([had.length, fetched]));
    for (const [index, page] of pages(100).entries()) {
      live.page(page);
      live.progress(progress(index + 1));
      vi.advanceTimersByTime(10);
    }
    vi.advanceTimersByTime(SHOW_EVERY_MS);
    expect(shown[0]).toEqual([1, 1]);
    expect(shown.length).toBeLessThanOrEqual(1 + 1250 / SHOW_EVERY_MS);
    expect(shown.at(-1)).toEqual([100, 100]);
  });

  it('is not shown after the end', () => {
    const show = vi.fn();
    const live = collectLive(show);
    live.progress(progress(1));
    live.progress(progress(2));
    live.end();
    vi.advanceTimersByTime(10 * SHOW_EVERY_MS);
    expect(show).toHaveBeenCalledOnce();
  });
});
