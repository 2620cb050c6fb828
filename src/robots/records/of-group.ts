import type { EvaluateOptions } from '../evaluate.ts';
import type { RobotsFile } from '../file.ts';
import { OTHER } from '../lines/record-table.ts';
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
  const applied = reading.applied(agent, ignoreWildcardGroup);
  let longest: number | null = null;
  for (const [from, to] of applied?.rows ?? []) {
    for (let row = from; row < to; row++) {
      if (reading.table.kind(row) !== OTHER) continue;
      if (reading.table.nameText(row).toLowerCase() !== 'crawl-delay') continue;
      const seconds = readSeconds(reading.table.valueText(row));
      if (seconds !== null && (longest === null || seconds > longest)) longest = seconds;
    }
  }
  return longest;
}
