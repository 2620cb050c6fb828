import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHttpDate } from './http-date.ts';

const NOW = Date.UTC(2026, 10, 30);

describe('an HTTP-date (RFC 9110, 5.6.7)', () => {
  it.each([
    ['Sun, 06 Nov 1994 08:49:37 GMT'],
    ['Sunday, 06-Nov-94 08:49:37 GMT'],
    ['Sun Nov  6 08:49:37 1994'],
    ['sun, 06 nov 1994 08:49:37 gmt'],
  ])('%s', (value) => {
    expect(parseHttpDate(value, NOW)).toBe(Date.UTC(1994, 10, 6, 8, 49, 37));
  });

  it('of two digits is at most 50 years ahead', () => {
    expect(parseHttpDate('Monday, 01-Jan-76 00:00:00 GMT', NOW)).toBe(Date.UTC(2076, 0, 1));
    expect(parseHttpDate('Monday, 01-Jan-77 00:00:00 GMT', NOW)).toBe(Date.UTC(1977, 0, 1));
  });

  it.each([
    '',
    'soon',
    'Sun, 06 Nov 1994 08:49:37 CET',
    'Sun, 06 Xxx 1994 08:49:37 GMT',
    'Sun, 00 Nov 1994 08:49:37 GMT',
    'Sun, 06 Nov 1994 24:00:00 GMT',
  ])('is not %j', (value) => {
    expect(parseHttpDate(value, NOW)).toBeNull();
  });

  it('means what the platform’s calendar says, for every day there is', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date(Date.UTC(9999, 11, 31)), noInvalidDate: true }),
        (date) => {
          expect(parseHttpDate(date.toUTCString(), NOW)).toBe(Math.floor(date.getTime() / 1000) * 1000);
        },
      ),
    );
  });
});
