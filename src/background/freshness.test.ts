import { describe, expect, test } from 'vitest';
import type { AccessResult } from '../robots/index.ts';
import { freshFor } from './freshness.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('how long an answer is kept (RFC 9309, 2.4)', () => {
  test.each<[AccessResult, string | null, number]>([
    ['successful', null, HOUR],
    ['successful', 'public', HOUR],
    ['successful', 'max-age=120', 2 * MINUTE],
    ['successful', 'Public, Max-Age=120', 2 * MINUTE],
    ['successful', 'max-age="120"', 2 * MINUTE],
    ['successful', 'max-age=0', 0],
    ['successful', 'no-cache', 0],
    ['successful', 'max-age=600, no-store', 0],
    ['successful', 'max-age=86400', 24 * HOUR],
    ['successful', 'max-age=31536000', 24 * HOUR],
    ['successful', `max-age=${'9'.repeat(400)}`, 24 * HOUR],
    ['successful', 'max-age=-5', HOUR],
    ['successful', 'max-age=soon', HOUR],
    ['successful', 's-maxage=5', HOUR],
    ['successful', '', HOUR],
    ['unavailable', null, 10 * MINUTE],
    ['unavailable', 'max-age=86400', 10 * MINUTE],
    ['unreachable', null, MINUTE],
    ['unreachable', 'max-age=86400', MINUTE],
  ])('%s, Cache-Control: %s', (access, cacheControl, expected) => {
    expect(freshFor(access, cacheControl === null ? [] : [['cache-control', cacheControl]], 0)).toBe(
      expected,
    );
  });
});

test.each([
  ['120', 2 * MINUTE],
  ['5', MINUTE],
  ['Thu, 01 Jan 1970 00:10:00 GMT', 10 * MINUTE],
  ['99999999', 24 * HOUR],
  ['soon', MINUTE],
])('a failing server is left alone as long as it asks: Retry-After: %s', (value, expected) => {
  expect(freshFor('unreachable', [['retry-after', value]], 0)).toBe(expected);
});
