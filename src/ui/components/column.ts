import type { ComponentChildren } from 'preact';
import type { Compare } from './row-order.ts';

/** A column: its head, its width, how it sorts and what its cells hold. */
export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  /** True shows the head to screen readers only, where the cells speak for themselves. */
  readonly headHidden?: boolean;
  /** CSS width; without it the column takes what is left. */
  readonly width?: string;
  readonly numeric?: boolean;
  readonly compare?: Compare<Row>;
  readonly cell: (row: Row) => ComponentChildren;
  /** The cell's whole text, where the cell may be cut. */
  readonly title?: (row: Row) => string;
  readonly mono?: boolean;
  /** Left out where the page is narrow. */
  readonly wideOnly?: boolean;
}
