import { describe, expect, it } from 'vitest';
import { disallowing, SEED, walkSite } from './test/walk-site.ts';

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
    expect(report.stopped).toBe('done');
  });
  it('reports a disallowed link with its line', async () => {
    const { report } = await walkSite({ '/': { links: ['/x/1'] } }, { policy: disallowing('/x') });
    expect(report.robotsSkipped).toEqual([
      { url: `${SEED}x/1`, line: 7, rule: 'Disallow: /x', depth: 1, referrer: SEED },
    ]);
  });
});
