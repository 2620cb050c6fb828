import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentKey } from './content-key.ts';
import { walkSite } from './test/walk-site.ts';

describe('the key of a body', () => {
  it('is the same for the same octets only', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), fc.uint8Array({ minLength: 1 }), (a, b) => {
        expect(contentKey(a) === contentKey(b)).toBe(
          a.length === b.length && a.every((octet, i) => octet === b[i]),
        );
        expect(contentKey(a)).toBe(contentKey(Uint8Array.from(a)));
      }),
    );
  });

  it('tells 100,000 short bodies apart', () => {
    const keys = Array.from({ length: 100_000 }, (_, i) => contentKey(new TextEncoder().encode(`page ${i}`)));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is none for an empty body', () => {
    expect(contentKey(new Uint8Array())).toBeNull();
  });
});

it('a walk says which pages have the content of an earlier one, and follows the links of each', async () => {
  const { report } = await walkSite({
    '/': { links: ['/a', '/b', '/c', '/d'] },
    '/a': { links: ['x'] },
    '/b': { links: ['x'] },
    '/c': { links: ['/y'] },
    '/d': { links: ['x'] },
  });
  const same = report.pages.map(({ url, sameContentAs }) => [new URL(url).pathname, sameContentAs]);
  expect(same).toEqual([
    ['/', undefined],
    ['/a', undefined],
    ['/b', 'https://site.example/a'],
    ['/c', undefined],
    ['/d', 'https://site.example/a'],
  ]);
});
