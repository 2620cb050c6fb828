import type { GroupChoice } from '../../robots/index.ts';
import { lineRanges } from './lines.ts';

/** Which group applies to the crawler and how it was found (RFC 9309, 2.2.1). */
export function groupSentence(agent: string, group: GroupChoice | null): string {
  if (group === null) return `No group names ${agent}, and there is no group of *. So no rule applies to it.`;
  const where = lineRanges(group.ranges);
  const merged = group.ranges.length > 1 ? ', read as one' : '';
  switch (group.match) {
    case 'token':
      return `${agent} has its own group, ${where}${merged}.`;
    case 'fallback':
      return `${agent} has no group of its own; the group of ${group.token} applies, ${where}${merged}.`;
    case 'wildcard':
      return `${agent} has no group of its own; the group of * applies, ${where}${merged}.`;
  }
}
