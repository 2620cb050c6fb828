import type { RecordTable } from '../lines/record-table.ts';
import type { Source } from '../lines/source.ts';
import type { PatternBuffer } from '../match/pattern-buffer.ts';
import type { Dialect, GroupChoice } from '../types.ts';

/** The rules that apply to a crawler, and how they came to. */
export interface Selection {
  readonly choice: GroupChoice;
  /** Equal for crawlers that share their rules. */
  readonly key: string;
  /** Rows of the table: every record between the group's first user-agent line and the next group. */
  readonly rows: readonly (readonly [from: number, to: number])[];
}

/** The groups of a file, as one dialect makes them out. */
export interface Grouping {
  /** The group for an ordered list of agents, or null where none applies. */
  select(agents: readonly string[], ignoreWildcardGroup: boolean): Selection | null;
}

/** One way of reading robots.txt. What differs from the standard is a piece of its own, named and with its reason. */
export interface DialectReading {
  readonly name: Dialect;
  /** The lines, as this dialect reads them. */
  readLines(table: RecordTable): RecordTable;
  makeGroups(table: RecordTable): Grouping;
  /** Makes the pattern of a rule ready for comparing. */
  readPattern(source: Source, start: number, end: number, into: PatternBuffer): void;
  /** A second pattern that the same rule stands for, where the dialect knows one; true where there is. */
  readSecondPattern(allow: boolean, source: Source, start: number, end: number, into: PatternBuffer): boolean;
  /** By unit: 1 where it may stand for anything but itself in a pattern; units beyond ASCII always may. */
  readonly special: Uint8Array;
  /** The path that patterns are compared with; null for what is no URL. */
  readPath(url: string | URL): string | null;
  /** Whether the path of a URL that needs no parsing is compared as it stands there (see `readPlainUrl`). */
  readonly takesPlainPaths: boolean;
  /** Whether the most octets win (RFC 9309, 2.2.2) or the first rule that matches. */
  readonly precedence: 'most-octets' | 'first';
  /** Whether `/robots.txt` itself is always allowed (RFC 9309, 2.2.2). */
  readonly exemptsRobotsTxt: boolean;
}
