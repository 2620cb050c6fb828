import type { Compare } from '../components/row-order.ts';

/** Rows by a number. */
export function byNumber<Row>(of: (row: Row) => number): Compare<Row> {
  return (a, b) => of(a) - of(b);
}

/** Rows by a text's code units: the order of addresses, and fast at any length. */
export function byText<Row>(of: (row: Row) => string): Compare<Row> {
  return (a, b) => {
    const left = of(a);
    const right = of(b);
    if (left === right) return 0;
    return left < right ? -1 : 1;
  };
}
