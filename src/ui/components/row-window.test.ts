import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSorting, orderRows } from './row-order.ts';
import { rowWindow } from './row-window.ts';

describe('the rows in sight', () => {
  it('draws all rows of a short table', () => {
    expect(rowWindow({ rows: 5, rowHeight: 28, scrollTop: 0, height: 600 })).toEqual({
      first: 0,
      end: 5,
      before: 0,
      after: 0,
    });
  });

  it('draws a few rows of a long table, and always those in sight', () => {
    fc.assert(
      fc.property(
        fc.record({
          rows: fc.integer({ min: 0, max: 20_000 }),
          rowHeight: fc.integer({ min: 20, max: 60 }),
          scrollTop: fc.integer({ min: -50, max: 1_300_000 }),
          height: fc.integer({ min: 0, max: 2_000 }),
        }),
        (input) => {
          const { rows, rowHeight, height } = input;
          const { first, end, before, after } = rowWindow(input);
          expect(before + (end - first) * rowHeight + after).toBe(rows * rowHeight);
          expect(end - first).toBeLessThanOrEqual(Math.ceil(height / rowHeight) + 30);
          const furthest = Math.max(0, rows * rowHeight - height);
          const top = Math.max(0, Math.min(input.scrollTop, furthest));
          if (rows > 0) {
            expect(before).toBeLessThanOrEqual(top);
            expect(end * rowHeight).toBeGreaterThanOrEqual(Math.min(rows * rowHeight, top + height));
          }
        },
      ),
    );
  });
});

describe('the order of rows', () => {
  const compare = (a: number, b: number): number => a - b;

  it('sorts up, then down, and keeps rows that came later below', () => {
    const rows = [3, 1, 2];
    const up = nextSorting(null, 'n', rows.length);
    expect(orderRows(rows, up, compare)).toEqual([1, 2, 3]);
    expect(orderRows([...rows, 0], up, compare)).toEqual([1, 2, 3, 0]);
    const down = nextSorting(up, 'n', rows.length);
    expect(orderRows(rows, down, compare)).toEqual([3, 2, 1]);
  });

  it('sorts anew in the same direction once there are more rows', () => {
    const up = nextSorting(null, 'n', 3);
    expect(nextSorting(up, 'n', 4)).toEqual({ column: 'n', direction: 'ascending', rows: 4 });
    expect(nextSorting(up, 'm', 3)).toEqual({ column: 'm', direction: 'ascending', rows: 3 });
  });

  it('leaves rows as they came where nothing was asked for', () => {
    const rows = [3, 1];
    expect(orderRows(rows, null, compare)).toBe(rows);
  });

  it('keeps equal rows in order and does not touch what it was given', () => {
    const rows = Object.freeze([
      { n: 1, at: 0 },
      { n: 1, at: 1 },
      { n: 0, at: 2 },
    ]);
    const sorted = orderRows(rows, nextSorting(null, 'n', 3), (a, b) => a.n - b.n);
    expect(sorted.map(({ at }) => at)).toEqual([2, 0, 1]);
  });
});
