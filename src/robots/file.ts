import type { Grouping } from './dialects/dialect.ts';
import { readingOf } from './dialects/index.ts';
import type { RecordTable } from './lines/record-table.ts';
import { hasByteOrderMark, type Scan, scan } from './lines/scan.ts';
import { RuleSet } from './match/rule-set.ts';
import type { Dialect, GroupChoice } from './types.ts';

/** What a crawler must at least read: 500 KiB (RFC 9309, 2.5). Rules behind it may go unread. */
export const SIZE_LIMIT = 500 * 1024;

/** The group that applies to a crawler, with its rules. */
export interface Applied {
  readonly choice: GroupChoice;
  readonly rules: RuleSet;
  /** Rows of the table: every record between the group's first user-agent line and the next group. */
  readonly rows: readonly (readonly [from: number, to: number])[];
}

/** A file as one dialect reads it; made when that dialect is first asked for. */
export class Reading {
  readonly dialect: Dialect;
  readonly table: RecordTable;
  readonly #grouping: Grouping;
  readonly #ruleSets = new Map<string, RuleSet>();

  constructor(dialect: Dialect, lines: RecordTable) {
    const reading = readingOf(dialect);
    this.dialect = dialect;
    this.table = reading.readLines(lines);
    this.#grouping = reading.makeGroups(this.table);
  }

  /** The group for an ordered list of agents; crawlers with the same groups share the rules made ready for them. */
  applied(agents: readonly string[], ignoreWildcardGroup: boolean): Applied | null {
    const selection = this.#grouping.select(agents, ignoreWildcardGroup);
    if (selection === null) return null;
    const { choice, key, rows } = selection;
    let rules = this.#ruleSets.get(key);
    if (rules === undefined) {
      rules = new RuleSet(this.table, readingOf(this.dialect), rows);
      this.#ruleSets.set(key, rules);
    }
    return { choice, rules, rows };
  }
}

/** A parsed robots.txt. Ask it with `evaluate`, `explain`, `crawlDelay`, `sitemaps` and the like. */
export class RobotsFile {
  /** The file's octets as they were given; a text given instead, as UTF-8. */
  readonly bytes: Uint8Array;
  readonly lineCount: number;
  /** Whether the file begins with the UTF-8 byte order mark, which is skipped. */
  readonly byteOrderMark: boolean;
  readonly #scan: Scan;
  readonly #readings = new Map<Dialect, Reading>();

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#scan = scan(bytes);
    this.lineCount = this.#scan.lineCount;
    this.byteOrderMark = hasByteOrderMark(bytes);
  }

  reading(dialect: Dialect): Reading {
    let reading = this.#readings.get(dialect);
    if (reading === undefined) {
      reading = new Reading(dialect, this.#scan.table);
      this.#readings.set(dialect, reading);
    }
    return reading;
  }
}
