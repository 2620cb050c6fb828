import { KIND, kindAndFlags, LINE, OTHER, RecordTable, STRIDE } from '../../lines/record-table.ts';
import { hasByteOrderMark } from '../../lines/scan.ts';

/** Deviation: a byte order mark is part of the first line's name, which is then unknown. */
export function readLines(table: RecordTable): RecordTable {
  if (!hasByteOrderMark(table.bytes) || table.count === 0 || table.cell(0, LINE) !== 1) return table;
  const cells = table.cells.slice(0, table.count * STRIDE);
  cells[KIND] = kindAndFlags(OTHER, table.flags(0));
  return new RecordTable(table.bytes, cells, table.count);
}
