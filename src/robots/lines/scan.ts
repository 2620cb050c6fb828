import { RecordTable } from './record-table.ts';
import { rowWriter } from './row-writer.ts';
import { scanOctets } from './scan-octets.ts';
import { scanText } from './scan-text.ts';
import { byteOrderMarkOf, type Source } from './source.ts';

/** The rows of a file, and how many lines it has. */
export interface Scan {
  readonly table: RecordTable;
  readonly lineCount: number;
}

/**
 * Reads a file once and notes where its records are (RFC 9309, 2.2). A line ends at CR, LF or CRLF; `#` begins a comment
 * anywhere; one byte order mark is skipped.
 */
export function scan(source: Source): Scan {
  const from = byteOrderMarkOf(source);
  const lineCount = typeof source === 'string' ? scanText(source, from) : scanOctets(source, from);
  return { table: new RecordTable(source, rowWriter.take()), lineCount };
}
