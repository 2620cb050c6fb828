/** One comparison; times in nanoseconds an operation. */
export interface Row {
  readonly what: string;
  readonly ours: number;
  readonly other: string;
  readonly theirs: number;
  readonly least: number | undefined;
  readonly most: number | undefined;
}

/** Prints a Markdown table; returns how many goals are missed. */
export function printTable(rows: readonly Row[]): number {
  const lines = rows.map((row) => [
    row.what,
    time(row.ours),
    row.other,
    time(row.theirs),
    ratio(row),
    goal(row),
    isReached(row) ? '' : 'MISSED',
  ]);
  const head = ['what', 'ours', 'beside', 'takes', 'ratio', 'goal', ''];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  const print = (cells: readonly string[]) =>
    process.stdout.write(
      `| ${cells.map((cell, column) => cell.padEnd(widths[column] as number)).join(' | ')} |\n`,
    );
  print(head);
  print(widths.map((width) => '-'.repeat(width)));
  for (const cells of lines) print(cells);
  return rows.filter((row) => !isReached(row)).length;
}

function isReached({ ours, theirs, least, most }: Row): boolean {
  return (least === undefined || theirs / ours >= least) && (most === undefined || ours / theirs <= most);
}

function ratio({ ours, theirs, least }: Row): string {
  return least === undefined ? `${round(ours / theirs)} x its time` : `${round(theirs / ours)} x as fast`;
}

function goal({ least, most }: Row): string {
  if (least !== undefined) return `at least ${least}`;
  return most === undefined ? '' : `at most ${most}`;
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(2);
}

function time(nanoseconds: number): string {
  if (nanoseconds < 1e3) return `${nanoseconds.toFixed(0)} ns`;
  return nanoseconds < 1e6 ? `${(nanoseconds / 1e3).toFixed(1)} µs` : `${(nanoseconds / 1e6).toFixed(2)} ms`;
}
