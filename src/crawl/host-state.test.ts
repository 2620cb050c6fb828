import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterVisit, describeHost, type HostState, type Visit, waitFor } from './host-state.ts';

const DAY = 24 * 60 * 60 * 1000;

function visits(...statuses: readonly (number | null)[]): HostState {
  let state: HostState | null = null;
  for (const status of statuses)
    state = afterVisit(state, 'site.example', { at: 1_000, status, headers: [] });
  if (state === null) throw new Error('no visit');
  return state;
}

describe('how long a host asks to be left alone', () => {
  test.each<[readonly (number | null)[], number]>([
    [[200], 0],
    [[404], 0],
    [[500], 0],
    [[null], 0],
    [[503], 0],
    [[429], 30_000],
    [[429, 503], 0],
    [[429, 429], 60_000],
    [[429, 429, 429], 120_000],
    [[429, 200], 0],
    [[429, 200, 429], 30_000],
    [Array.from({ length: 40 }, () => 429), 10 * 60 * 1000],
  ])('after %j', (statuses, wait) => {
    const state = visits(...statuses);
    expect(waitFor(state, 1_000)).toBe(wait);
    expect(state.visits).toBe(statuses.length);
  });

  test.each<[string, number]>([
    ['120', 120_000],
    ['0', 0],
    ['Thu, 01 Jan 1970 00:00:11 GMT', 10_000],
    ['99999999999', DAY],
  ])('Retry-After: %s', (value, wait) => {
    const state = afterVisit(null, 'site.example', {
      at: 1_000,
      status: 503,
      headers: [['retry-after', value]],
    });
    expect(waitFor(state, 1_000)).toBe(wait);
    expect(waitFor(state, 1_000 + wait)).toBe(0);
  });

  test('Retry-After that cannot be read counts as none', () => {
    const visit = (status: number): Visit => ({ at: 0, status, headers: [['retry-after', 'soon']] });
    expect(waitFor(afterVisit(null, 'site.example', visit(429)), 0)).toBe(30_000);
    expect(waitFor(afterVisit(null, 'site.example', visit(503)), 0)).toBe(0);
  });

  test('Retry-After of any other answer asks for nothing', () => {
    const visit: Visit = { at: 0, status: 301, headers: [['retry-after', '120']] };
    expect(waitFor(afterVisit(null, 'site.example', visit), 0)).toBe(0);
  });
});

test('the delay counts from the last request', () => {
  expect(waitFor(visits(200), 1_400, 1_000)).toBe(600);
  expect(waitFor(visits(429), 1_400, 1_000)).toBe(29_600);
  expect(waitFor(null, 0, 1_000)).toBe(0);
});

test('a pause is never longer than a day, and never in the past', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 4e12 }), (value, at) => {
      const state = afterVisit(null, 'h', { at, status: 429, headers: [['retry-after', value]] });
      expect(state.notBefore).toBeGreaterThanOrEqual(at);
      expect(state.notBefore).toBeLessThanOrEqual(at + DAY);
    }),
  );
});

test.each<[readonly (number | null)[], string]>([
  [[200], 'site.example: 1 visit, last answer 200'],
  [[200, null], 'site.example: 2 visits, no answer last'],
  [[429], 'site.example: 1 visit, last answer 429, not before 1970-01-01T00:00:31.000Z'],
])('prints itself after %j', (statuses, line) => {
  expect(describeHost(visits(...statuses), (ms) => new Date(ms).toISOString())).toBe(line);
});
