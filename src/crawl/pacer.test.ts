import { describe, expect, it } from 'vitest';
import { retryAfterMs } from './pacer.ts';

describe('Retry-After (RFC 9110, 10.2.3)', () => {
  const NOW = Date.UTC(2026, 10, 30, 12, 0, 0);
  it.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Mon, 30 Nov 2026 12:01:30 GMT', 90_000],
    ['Mon, 30 Nov 2026 11:00:00 GMT', 0],
    ['-5', null],
    ['1.5', null],
    ['tomorrow', null],
    ['', null],
  ])('%j is %s ms', (value, expected) => {
    expect(
      retryAfterMs(
        [
          ['date', 'x'],
          ['retry-after', value],
        ],
        NOW,
      ),
    ).toBe(expected);
  });

  it('is null where there is none', () => {
    expect(retryAfterMs([], NOW)).toBeNull();
  });
});
