import type { EvaluateOptions } from '../evaluate.ts';
import type { RobotsFile } from '../file.ts';
import { OTHER } from '../lines/record-table.ts';
import { type OtherRecord, otherRecord } from './other-records.ts';

/** The other records that stand in the group of a crawler, in file order; Sitemap lines belong to no group and are left out. */
export function groupRecords(
  file: RobotsFile,
  agent: string | readonly string[],
  options: EvaluateOptions = {},
): readonly OtherRecord[] {
  const { dialect = 'rfc9309', ignoreWildcardGroup = false } = options;
  const reading = file.reading(dialect);
  const records: OtherRecord[] = [];
  for (const [from, to] of reading.applied(agent, ignoreWildcardGroup)?.rows ?? []) {
    for (let row = from; row < to; row++) {
      if (reading.table.kind(row) !== OTHER) continue;
      const record = otherRecord(reading.table, row);
      if (record.kind !== 'sitemap') records.push(record);
    }
  }
  return records;
}

/**
 * The seconds that a crawler's group asks it to wait between two requests; null where the group asks for nothing that can be
 * read. Of several, the longest: it satisfies the others too.
 */
export function crawlDelay(
  file: RobotsFile,
  agent: string | readonly string[],
  options: EvaluateOptions = {},
): number | null {
  let longest: number | null = null;
  for (const record of groupRecords(file, agent, options)) {
    if (record.kind !== 'crawl-delay' || record.seconds === null) continue;
    if (longest === null || record.seconds > longest) longest = record.seconds;
  }
  return longest;
}
