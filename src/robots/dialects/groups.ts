import { isDigit, isTokenCharacter, isWhiteSpace, STAR } from '../lines/characters.ts';
import { ALLOW, DISALLOW, type RecordTable, USER_AGENT } from '../lines/record-table.ts';
import { type Source, textOf, unitAt } from '../lines/source.ts';
import { agentToken } from '../token.ts';
import type { GroupMatch, LineRange } from '../types.ts';
import type { Grouping, Selection } from './dialect.ts';

/** A group: user-agent lines, then rules (RFC 9309, 2.1). Other records close nothing (2.2.4). */
interface Group {
  readonly from: number;
  /** Row of the next group's first user-agent line. */
  to: number;
  readonly first: number;
  last: number;
}

interface Token {
  readonly written: string;
  readonly groups: number[];
  readonly lines: number[];
}

/**
 * Finds the groups of a file (RFC 9309, 2.1 and 2.2.1): a user-agent line after a rule begins a new group; groups with
 * the same token are one; tokens are compared without regard to case.
 *
 * Leniency that the standard leaves open: the value of a user-agent line counts up to the first character that
 * no token has, so `Brightbot 1.0` names `Brightbot`, and `*` may be followed by white space and more.
 */
export function groupsOf(table: RecordTable): Grouping {
  const groups: Group[] = [];
  const tokens = new Map<string, Token>();
  let open: Group | undefined;
  let closed = true;
  for (let row = 0; row < table.count; row++) {
    const kind = table.kind(row);
    if (kind === USER_AGENT) {
      const line = table.line(row);
      if (closed || open === undefined) {
        if (open !== undefined) open.to = row;
        open = { from: row, to: table.count, first: line, last: line };
        groups.push(open);
        closed = false;
      }
      open.last = line;
      addToken(tokens, table, row, groups.length - 1);
    } else if ((kind === ALLOW || kind === DISALLOW) && open !== undefined) {
      open.last = table.line(row);
      closed = true;
    }
  }
  return { select: (agents, ignoreWildcardGroup) => select(groups, tokens, agents, ignoreWildcardGroup) };
}

function addToken(tokens: Map<string, Token>, table: RecordTable, row: number, group: number): void {
  const start = table.value(row);
  const end = tokenEnd(table.source, start, table.end(row));
  if (end === start) return;
  const written = textOf(table.source, start, end);
  const key = written.toLowerCase();
  let token = tokens.get(key);
  if (token === undefined) {
    token = { written, groups: [], lines: [] };
    tokens.set(key, token);
  }
  if (token.groups.at(-1) !== group) token.groups.push(group);
  token.lines.push(table.line(row));
}

/** Where the token ends that a user-agent value begins with; the value's own start where it begins with none. */
export function tokenEnd(source: Source, start: number, end: number): number {
  if (start === end) return start;
  if (unitAt(source, start) === STAR) {
    return start + 1 === end || isWhiteSpace(unitAt(source, start + 1)) ? start + 1 : start;
  }
  const withDigits = isDigit(unitAt(source, start));
  let at = start;
  while (at < end && isNamed(unitAt(source, at), withDigits)) at++;
  return at;
}

function isNamed(unit: number, withDigits: boolean): boolean {
  return isTokenCharacter(unit) || (withDigits && isDigit(unit));
}

function select(
  groups: readonly Group[],
  tokens: ReadonlyMap<string, Token>,
  agents: readonly string[],
  ignoreWildcardGroup: boolean,
): Selection | null {
  for (const [position, agent] of agents.entries()) {
    const key = agentToken(agent).token;
    const token = key === '*' ? undefined : tokens.get(key);
    if (token !== undefined) return selection(groups, token, position === 0 ? 'token' : 'fallback');
  }
  const wildcard = ignoreWildcardGroup ? undefined : tokens.get('*');
  return wildcard === undefined ? null : selection(groups, wildcard, 'wildcard');
}

function selection(groups: readonly Group[], token: Token, match: GroupMatch): Selection {
  const merged = token.groups.map((index) => groups[index] as Group);
  const ranges = merged.map(({ first, last }): LineRange => ({ first, last }));
  return {
    choice: { token: token.written, match, userAgentLines: token.lines, ranges },
    key: token.groups.join(),
    rows: merged.map(({ from, to }) => [from, to]),
  };
}
