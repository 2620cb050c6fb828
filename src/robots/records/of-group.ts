import type { EvaluateOptions } from '../evaluate.ts';
import type { RobotsFile } from '../file.ts';
import { textOf } from '../lines/octets.ts';
import { COLON, END, OTHER, START, VALUE } from '../lines/record-table.ts';
import { readSeconds } from './crawl-delay.ts';

/**
 * The seconds that a crawler's group asks it to wait between two requests; null where the group asks for nothing that can be
 * read. Of several, the longest: it satisfies the others too.
 */
export function crawlDelay(
  file: RobotsFile,
  agent: string | readonly string[],
  options: EvaluateOptions = {},
): number | null {
  const { dialect = 'rfc9309', ignoreWildcardGroup = false } = options;
  const reading = file.reading(dialect);
  const { bytes } = reading.table;
  let longest: number | null = null;
  for (const [from, to] of reading.applied(typeof agent === 'string' ? [agent] : agent, ignoreWildcardGroup)
    ?.rows ?? []) {
    for (let row = from; row < to; row++) {
      if (reading.table.kind(row) !== OTHER) continue;
      const name = textOf(bytes, reading.table.cell(row, START), reading.table.cell(row, COLON));
      if (!/^crawl-delay[ \t]*$/i.test(name)) continue;
      const seconds = readSeconds(
        textOf(bytes, reading.table.cell(row, VALUE), reading.table.cell(row, END)),
      );
      if (seconds !== null && (longest === null || seconds > longest)) longest = seconds;
    }
  }
  return longest;
}
