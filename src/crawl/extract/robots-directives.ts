import type { RobotsDirectives } from '../page-types.ts';
import { asciiLowerCase, collapse } from './white-space.ts';

/** Directives whose value follows a colon, so that the name before it is no crawler's. */
const VALUED: ReadonlySet<string> = new Set([
  'unavailable_after',
  'max-snippet',
  'max-image-preview',
  'max-video-preview',
]);

/** Meta names that read as a crawler's, whether it is known or not. */
const CRAWLER_NAME = /^[a-z0-9_-]{0,40}(?:bot|robots|spider|crawler|slurp|teoma)[a-z0-9_-]{0,40}$/;

/**
 * Reads `<meta name=robots>` and the metas that name a crawler: one of `agents`, or anything that reads as a crawler's
 * name. There is no standard for these; every large search engine reads comma-separated values in any case.
 */
export function robotsMetas(document: Document, agents: readonly string[] = []): RobotsDirectives[] {
  const known = new Set(agents.map(asciiLowerCase));
  const found: RobotsDirectives[] = [];
  for (const meta of document.querySelectorAll('meta[name][content]')) {
    const name = asciiLowerCase(collapse(meta.getAttribute('name') ?? ''));
    if (!known.has(name) && !CRAWLER_NAME.test(name)) continue;
    const content = asciiLowerCase(meta.getAttribute('content') ?? '');
    found.push({
      name,
      directives: content
        .split(',')
        .map(collapse)
        .filter((directive) => directive !== ''),
    });
  }
  return found;
}

/**
 * Reads X-Robots-Tag headers. A crawler's name and a colon hold for what follows in the same header line. A platform that
 * joins several lines with commas hides where a line ends: a name then holds for the following lines as well.
 */
export function robotsHeaders(headers: readonly (readonly [string, string])[]): RobotsDirectives[] {
  const found: RobotsDirectives[] = [];
  for (const [header, value] of headers) {
    if (asciiLowerCase(header) !== 'x-robots-tag') continue;
    let name = 'robots';
    let directives: string[] = [];
    for (const part of value.split(',')) {
      const { agent, directive } = splitAgent(asciiLowerCase(collapse(part)));
      if (agent !== null) {
        if (directives.length > 0) found.push({ name, directives });
        name = agent;
        directives = [];
      }
      if (directive !== '') directives.push(directive);
    }
    if (directives.length > 0) found.push({ name, directives });
  }
  return found;
}

function splitAgent(part: string): { agent: string | null; directive: string } {
  const match = /^([^\s:]+) ?: ?(.*)$/.exec(part);
  const agent = match?.[1];
  if (agent === undefined || VALUED.has(agent) || /^[0-9]/.test(agent))
    return { agent: null, directive: part };
  return { agent, directive: match?.[2] ?? '' };
}

/**
 * Whether a page as a whole asks a crawler not to follow its links: `nofollow` or `none` for every crawler or for one of
 * its names. Where both are given, the stricter one holds.
 */
export function pageNofollow(
  page: {
    readonly robotsMeta: readonly RobotsDirectives[];
    readonly robotsHeader: readonly RobotsDirectives[];
  },
  agents: readonly string[],
): boolean {
  const names = new Set(['robots', ...agents.map(asciiLowerCase)]);
  return [...page.robotsMeta, ...page.robotsHeader].some(
    ({ name, directives }) =>
      names.has(name) && (directives.includes('nofollow') || directives.includes('none')),
  );
}
