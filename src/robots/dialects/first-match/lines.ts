import { lineAndKind, OTHER, RecordTable, STRIDE } from '../../lines/record-table.ts';
import { byteOrderMarkOf } from '../../lines/source.ts';

/** Deviation: a byte order mark is part of the first line's name, which is then unknown. */
export function readLines(table: RecordTable): RecordTable {
  if (byteOrderMarkOf(table.source) === 0 || table.count === 0 || table.line(0) !== 1) return table;
  const cells = table.cells.slice();
  cells[STRIDE - 1] = lineAndKind(1, OTHER);
  return new RecordTable(table.source, cells);
}
