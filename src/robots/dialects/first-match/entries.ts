import { CARRIAGE_RETURN, LINE_FEED } from '../../lines/characters.ts';
import { ALLOW, DISALLOW, OTHER, type RecordTable, USER_AGENT } from '../../lines/record-table.ts';
import { type Source, unitAt } from '../../lines/source.ts';
import type { GroupMatch } from '../../types.ts';
import type { Grouping, Selection } from '../dialect.ts';
import { unquote } from './quoting.ts';

/** What the 1994 standard calls a record: user-agent lines and the lines below them, up to an empty line. */
interface Entry {
  readonly agents: { readonly name: string; readonly line: number }[];
  readonly from: number;
  to: number;
  last: number;
}

/** Where the reading stands: outside of a group, behind a user-agent line, or behind another line of a group. */
type State = 'outside' | 'agents' | 'lines';

/**
 * Finds the groups as Python does, which is as the 1994 standard has it but for leniencies.
 * - An empty line ends a group; one with user-agent lines only is then forgotten.
 * - Crawl-delay and Request-rate count as rules: a user-agent line behind them begins a new group.
 * - Groups of the same name are not merged: the first one in the file holds.
 * - A group with `*` among its names is for all who have none, and the first such group holds.
 */
export function entriesOf(table: RecordTable): Grouping {
  const entries: Entry[] = [];
  let wildcard: Entry | undefined;
  let open: Entry | undefined;
  let state: State = 'outside';
  let scanned = 0;

  const close = (row: number) => {
    if (open !== undefined && state === 'lines') {
      open.to = row;
      if (!open.agents.some(({ name }) => name === '*')) entries.push(open);
      else wildcard ??= open;
    }
    open = undefined;
    state = 'outside';
  };

  for (let row = 0; row < table.count; row++) {
    const start = table.start(row);
    if (hasEmptyLine(table.source, scanned, start)) close(row);
    scanned = table.end(row);
    const kind = table.kind(row);
    const line = table.line(row);
    if (kind === USER_AGENT) {
      if (state === 'lines') close(row);
      open ??= { agents: [], from: row, to: row, last: line };
      open.agents.push({ name: unquote(table.valueText(row)), line });
      state = 'agents';
    } else if (open !== undefined && (kind === ALLOW || kind === DISALLOW || isPace(table, row))) {
      state = 'lines';
    }
    if (open !== undefined && (kind === USER_AGENT || kind === ALLOW || kind === DISALLOW)) open.last = line;
  }
  close(table.count);
  return {
    select(agents, ignoreWildcardGroup) {
      for (const [position, agent] of agents.entries()) {
        const found = entryFor(entries, agent);
        if (found !== null) return selection(...found, position === 0 ? 'token' : 'fallback');
      }
      return wildcard === undefined || ignoreWildcardGroup ? null : selection(wildcard, '*', 'wildcard');
    },
  };
}

/** Whether an empty line, one without even white space, stands between two places of the file. */
function hasEmptyLine(source: Source, from: number, to: number): boolean {
  let lineIsEmpty = from === 0;
  for (let at = from; at < to; at++) {
    const unit = unitAt(source, at);
    if (unit !== LINE_FEED && unit !== CARRIAGE_RETURN) {
      lineIsEmpty = false;
      continue;
    }
    if (lineIsEmpty) return true;
    if (unit === CARRIAGE_RETURN && unitAt(source, at + 1) === LINE_FEED) at++;
    lineIsEmpty = true;
  }
  return false;
}

function isPace(table: RecordTable, row: number): boolean {
  if (table.kind(row) !== OTHER) return false;
  const name = table.nameText(row).toLowerCase();
  return name === 'crawl-delay' || name === 'request-rate';
}

/** A group's name need only occur in the crawler's, version left away: the group `bot` takes in `mapbot/2.0`. */
function entryFor(entries: readonly Entry[], agent: string): [entry: Entry, name: string] | null {
  const [crawler = ''] = agent.toLowerCase().split('/', 1);
  for (const entry of entries) {
    const named = entry.agents.find(({ name }) => crawler.includes(name.toLowerCase()));
    if (named !== undefined) return [entry, named.name];
  }
  return null;
}

function selection(entry: Entry, token: string, match: GroupMatch): Selection {
  const lines = entry.agents.filter(({ name }) => name === token).map(({ line }) => line);
  const first = entry.agents[0]?.line ?? entry.last;
  return {
    choice: { token, match, userAgentLines: lines, ranges: [{ first, last: entry.last }] },
    key: String(entry.from),
    rows: [[entry.from, entry.to]],
  };
}
