import type { DialectReading, Grouping } from './dialects/dialect.ts';
import { readingOf } from './dialects/index.ts';
import { type Extent, extentOf } from './lines/limit.ts';
import type { RecordTable } from './lines/record-table.ts';
import { type Scan, scan } from './lines/scan.ts';
import { byteOrderMarkOf, type Source } from './lines/source.ts';
import type { PathText } from './match/path-text.ts';
import { RuleSet } from './match/rule-set.ts';
import type { Dialect, GroupChoice, Verdict, VerdictReason } from './types.ts';

/** The group that applies to a crawler, with its rules. */
export class Applied {
  readonly choice: GroupChoice;
  readonly rules: RuleSet;
  /** Rows of the table: every record between the group's first user-agent line and the next group. */
  readonly rows: readonly (readonly [from: number, to: number])[];
  /** One verdict a rule: the same object for each URL that the rule decides about. */
  readonly #verdicts = new Map<number, Verdict>();

  constructor(choice: GroupChoice, rules: RuleSet, rows: readonly (readonly [number, number])[]) {
    this.choice = choice;
    this.rules = rules;
    this.rows = rows;
  }

  verdict(path: PathText): Verdict {
    const row = this.rules.decide(path);
    let verdict = this.#verdicts.get(row);
    if (verdict === undefined) {
      verdict = this.#verdictOf(row);
      this.#verdicts.set(row, verdict);
    }
    return verdict;
  }

  #verdictOf(row: number): Verdict {
    if (row < 0) return { allowed: true, reason: 'no-rule-matched', rule: null, group: this.choice };
    const allowed = this.rules.allows(row);
    const reason: VerdictReason = allowed ? 'allow-rule' : 'disallow-rule';
    return { allowed, reason, rule: this.rules.rule(row), group: this.choice };
  }
}

/** So many crawlers are remembered with their group. */
const REMEMBERED = 256;

/** A file as one dialect reads it; made when that dialect is first asked for. */
export class Reading {
  readonly dialect: DialectReading;
  readonly table: RecordTable;
  readonly #grouping: Grouping;
  readonly #ruleSets = new Map<string, RuleSet>();
  readonly #byAgent = new Map<string, Applied | null>();
  readonly #byAgentOnly = new Map<string, Applied | null>();
  /** The last question's crawler: most often the next one's too. */
  #lastAgent: string | null = null;
  #lastIgnores = false;
  #lastApplied: Applied | null = null;

  constructor(dialect: Dialect, lines: RecordTable) {
    const reading = readingOf(dialect);
    this.dialect = reading;
    this.table = reading.readLines(lines);
    this.#grouping = reading.makeGroups(this.table);
  }

  /** The group for an ordered list of agents; crawlers with the same groups share the rules made ready for them. */
  applied(agent: string | readonly string[], ignoreWildcardGroup: boolean): Applied | null {
    if (agent === this.#lastAgent && ignoreWildcardGroup === this.#lastIgnores) return this.#lastApplied;
    const applied = this.#remembered(agent, ignoreWildcardGroup);
    if (typeof agent === 'string') {
      this.#lastAgent = agent;
      this.#lastIgnores = ignoreWildcardGroup;
      this.#lastApplied = applied;
    }
    return applied;
  }

  #remembered(agent: string | readonly string[], ignoreWildcardGroup: boolean): Applied | null {
    const known = ignoreWildcardGroup ? this.#byAgentOnly : this.#byAgent;
    const key =
      typeof agent === 'string' ? agent : agent.length === 1 ? (agent[0] as string) : agent.join('\n');
    let applied = known.get(key);
    if (applied === undefined) {
      applied = this.#apply(typeof agent === 'string' ? [agent] : agent, ignoreWildcardGroup);
      if (known.size === REMEMBERED) known.clear();
      known.set(key, applied);
    }
    return applied;
  }

  #apply(agents: readonly string[], ignoreWildcardGroup: boolean): Applied | null {
    const selection = this.#grouping.select(agents, ignoreWildcardGroup);
    if (selection === null) return null;
    const { choice, key, rows } = selection;
    let rules = this.#ruleSets.get(key);
    if (rules === undefined) {
      rules = new RuleSet(this.table, this.dialect, rows);
      this.#ruleSets.set(key, rules);
    }
    return new Applied(choice, rules, rows);
  }
}

/** A parsed robots.txt. Ask it with `evaluate`, `explain`, `crawlDelay`, `sitemaps` and the like. */
export class RobotsFile {
  /** The file as it was given. */
  readonly source: Source;
  readonly lineCount: number;
  /** Whether the file begins with the UTF-8 byte order mark, which is skipped. */
  readonly byteOrderMark: boolean;
  readonly #scan: Scan;
  #extent: Extent | null = null;
  #withinLimit: RobotsFile | null = null;
  readonly #readings = new Map<Dialect, Reading>();
  /** The reading that was last asked for. */
  #last: Reading | null = null;

  constructor(source: Source) {
    this.source = source;
    this.#scan = scan(source);
    this.lineCount = this.#scan.lineCount;
    this.byteOrderMark = byteOrderMarkOf(source) > 0;
  }

  /** Octets; of a file given as text, those of its UTF-8. */
  get size(): number {
    return this.#measured().size;
  }

  /** The first line that does not end within the first 500 KiB (RFC 9309, 2.5); infinite where all do. */
  get limitLine(): number {
    return this.#measured().limitLine;
  }

  /** The file without what is behind the first 500 KiB; itself where it is no longer. */
  withinLimit(): RobotsFile {
    if (this.limitLine === Number.POSITIVE_INFINITY) return this;
    this.#withinLimit ??= new RobotsFile(this.source.slice(0, this.#measured().limitAt));
    return this.#withinLimit;
  }

  #measured(): Extent {
    this.#extent ??= extentOf(this.source);
    return this.#extent;
  }

  reading(dialect: Dialect): Reading {
    if (this.#last?.dialect.name === dialect) return this.#last;
    let reading = this.#readings.get(dialect);
    if (reading === undefined) {
      reading = new Reading(dialect, this.#scan.table);
      this.#readings.set(dialect, reading);
    }
    this.#last = reading;
    return reading;
  }
}
