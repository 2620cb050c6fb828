import { tokenEnd } from './dialects/groups.ts';
import type { RobotsFile } from './file.ts';
import { ALLOW, DISALLOW, USER_AGENT } from './lines/record-table.ts';
import { ruleIn } from './match/rule-set.ts';
import type { LineRange, Rule } from './types.ts';

/** One group as the file has it, before groups of the same token are merged (RFC 9309, 2.1 and 2.2.1). */
export interface Group extends LineRange {
  readonly agents: readonly {
    /** As written. */
    readonly value: string;
    /** What of it names a crawler; null for nothing. */
    readonly token: string | null;
    /** 1-based. */
    readonly line: number;
  }[];
  readonly rules: readonly Rule[];
}

/** Every group of a file, in file order, as the standard makes them out. */
export function groups(file: RobotsFile): readonly Group[] {
  const { table } = file.reading('rfc9309');
  const found: { agents: Group['agents'][number][]; rules: Rule[]; first: number; last: number }[] = [];
  for (let row = 0; row < table.count; row++) {
    const kind = table.kind(row);
    const line = table.line(row);
    let group = found.at(-1);
    if (kind === USER_AGENT) {
      if (group === undefined || group.rules.length > 0) {
        group = { agents: [], rules: [], first: line, last: line };
        found.push(group);
      }
      const value = table.valueText(row);
      const end = tokenEnd(value, 0, value.length);
      group.agents.push({ value, token: end === 0 ? null : value.slice(0, end), line });
      group.last = line;
    } else if ((kind === ALLOW || kind === DISALLOW) && group !== undefined) {
      group.rules.push(ruleIn(table, row));
      group.last = line;
    }
  }
  return found;
}
