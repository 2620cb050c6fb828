/** Which rows of a long table are drawn, and the space that stands for the rest. */
export interface RowWindow {
  /** First row drawn, 0-based. */
  readonly first: number;
  /** One past the last row drawn. */
  readonly end: number;
  /** Height in px in place of the rows before. */
  readonly before: number;
  /** Height in px in place of the rows after. */
  readonly after: number;
}

export interface RowWindowInput {
  readonly rows: number;
  /** Height of every row in px. */
  readonly rowHeight: number;
  /** Distance in px from the top of the first row to the top of what is seen. */
  readonly scrollTop: number;
  /** Height in px of what is seen. */
  readonly height: number;
}

/** Rows drawn above and below what is seen, so that a quick scroll meets no gap. */
const SPARE_ROWS = 12;

/** The rows to draw for a scroll position, a few more than fit. */
export function rowWindow({ rows, rowHeight, scrollTop, height }: RowWindowInput): RowWindow {
  const seenFirst = Math.floor(Math.max(0, scrollTop) / rowHeight);
  const seen = Math.ceil(height / rowHeight) + 1;
  const first = Math.max(0, Math.min(seenFirst, rows - seen) - SPARE_ROWS);
  const end = Math.min(rows, Math.max(seenFirst, 0) + seen + SPARE_ROWS);
  return { first, end, before: first * rowHeight, after: (rows - end) * rowHeight };
}
