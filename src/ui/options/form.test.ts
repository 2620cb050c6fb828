import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_BOUNDS } from '../../crawl/index.ts';
import { boundsText, readBounds } from './bounds-fields.ts';
import { crawlHash, readRoute } from './route.ts';

describe('the address', () => {
  const empty = { page: 'crawl', seed: '', agent: null, tabId: null, start: false };
  it.each([
    ['', empty],
    ['#crawl', empty],
    ['#nonsense?seed=', empty],
    ['#settings', { page: 'settings' }],
    [
      '#crawl?seed=https%3A%2F%2Fa.example%2F%3Fq%3D1&agent=GPTBot&tab=7',
      { page: 'crawl', seed: 'https://a.example/?q=1', agent: 'GPTBot', tabId: 7, start: true },
    ],
    [
      '#crawl?seed=https://a.example/?x=1&start=0',
      { page: 'crawl', seed: 'https://a.example/?x=1', agent: null, tabId: null, start: false },
    ],
    ['#crawl?seed=x&tab=-1', { page: 'crawl', seed: 'x', agent: null, tabId: null, start: true }],
  ])('%s', (hash, route) => {
    expect(readRoute(hash)).toEqual(route);
  });

  it('reads back what it wrote, for any seed and crawler', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.string({ minLength: 1 }),
        fc.option(fc.nat()),
        fc.boolean(),
        (seed, agent, tabId, start) => {
          const crawl = { seed: seed.toWellFormed(), agent: agent.toWellFormed(), tabId, start };
          expect(readRoute(crawlHash(crawl))).toEqual({ page: 'crawl', ...crawl });
        },
      ),
    );
  });
});

describe('the bounds’ fields', () => {
  it('shows the defaults as a person would type them', () => {
    expect(boundsText(DEFAULT_BOUNDS)).toEqual({
      pages: '50',
      depth: '3',
      time: '120',
      size: '20',
      delay: '0.25',
    });
  });

  it('reads back what it shows', () => {
    expect(readBounds(boundsText(DEFAULT_BOUNDS))).toEqual({ bounds: DEFAULT_BOUNDS, problems: null });
  });

  it('takes a decimal comma and outer spaces', () => {
    const text = { ...boundsText(DEFAULT_BOUNDS), delay: ' 0,5 ' };
    expect(readBounds(text).bounds?.delayMs).toBe(500);
  });

  it.each([
    ['pages', 'maxPages', '1,000', 1_000],
    ['pages', 'maxPages', '100 000', 100_000],
    ['time', 'maxTimeMs', '3,600', 3_600_000],
    ['size', 'maxBytes', '1,5', 1_500_000],
    ['delay', 'delayMs', '0,250', 250],
  ] as const)('reads %s as %s: %j', (field, bound, typed, value) => {
    expect(readBounds({ ...boundsText(DEFAULT_BOUNDS), [field]: typed }).bounds?.[bound]).toBe(value);
  });

  it.each([
    ['pages', '0', 'At least 1.'],
    ['pages', '1.5', 'Type a whole number.'],
    ['pages', '1.000', 'Type a whole number.'],
    ['pages', '1,00', 'Type a whole number.'],
    ['pages', '1,00,000', 'Type a number'],
    ['pages', '1,000,000', 'At most 100,000.'],
    ['pages', '1e3', 'Type a number'],
    ['depth', '-1', 'At least 0.'],
    ['depth', '', 'Type a number'],
    ['time', '90000', 'At most 86,400.'],
    ['size', 'many', 'Type a number'],
    ['delay', 'Infinity', 'Type a number'],
  ] as const)('says what is wrong with %s = %j', (field, typed, part) => {
    const read = readBounds({ ...boundsText(DEFAULT_BOUNDS), [field]: typed });
    expect(read.bounds).toBeNull();
    expect(Object.keys(read.problems ?? {})).toEqual([field]);
    expect(read.problems?.[field]).toContain(part);
  });

  it('gives whole numbers in range, or names a field, for any text', () => {
    const field = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
    fc.assert(
      fc.property(field, field, field, field, field, (pages, depth, time, size, delay) => {
        const { bounds, problems } = readBounds({ pages, depth, time, size, delay });
        if (bounds === null) expect(Object.keys(problems)).not.toHaveLength(0);
        else
          for (const value of Object.values(bounds))
            expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
      }),
    );
  });
});
