type Direction = 'ascending' | 'descending';

/** What a table was sorted by, and how many rows there were then. */
export interface Sorting {
  readonly column: string;
  readonly direction: Direction;
  /** Rows that were there when the user asked; later ones join below, so that no row moves while it is read. */
  readonly rows: number;
}

/** Two rows in ascending order: negative, zero or positive. */
export type Compare<Row> = (a: Row, b: Row) => number;

/** Rows in the order shown. Equal rows keep their order; rows that came after the sorting stay at the end. */
export function orderRows<Row>(
  rows: readonly Row[],
  sorting: Sorting | null,
  compare: Compare<Row> | undefined,
): readonly Row[] {
  if (sorting === null || compare === undefined) return rows;
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  const sorted = rows.slice(0, sorting.rows).sort((a, b) => sign * compare(a, b));
  return sorting.rows < rows.length ? sorted.concat(rows.slice(sorting.rows)) : sorted;
}

/** The sorting after a click on a column's head: ascending first, then the other way round. */
export function nextSorting(current: Sorting | null, column: string, rows: number): Sorting {
  const same = current?.column === column && current.rows === rows;
  const direction = same && current.direction === 'ascending' ? 'descending' : 'ascending';
  return { column, direction, rows };
}
