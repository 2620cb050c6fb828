import type { BasisSummary } from '../../messages/protocol.ts';
import type { RobotsSummary, Verdict } from '../../robots/index.ts';
import { REDIRECTS_FOLLOWED } from '../../robots/index.ts';

/** What the sentence under the verdict's word is made of. */
export interface VerdictFacts {
  readonly agent: string;
  readonly verdict: Verdict;
  readonly robots: Pick<RobotsSummary, 'cause' | 'status'>;
  readonly basis: Pick<BasisSummary, 'kind'>;
  /** Google's verdict where it is another one; null where it is the same. */
  readonly google: Verdict | null;
}

const LONG_UNREACHABLE =
  'robots.txt has been unreachable for 30 days, so crawlers may act as if there were none and fetch every page.';

/** The one word that answers. */
export function verdictWord(allowed: boolean): 'Allowed' | 'Blocked' {
  return allowed ? 'Allowed' : 'Blocked';
}

/** The one sentence under it. It names the crawler, and says what decides where no line does. */
export function verdictSentence(facts: VerdictFacts): string {
  const { google } = facts;
  if (google === null) return ownSentence(facts);
  const line = google.rule?.line;
  return `${ownSentence(facts)} Google reads ${line === undefined ? 'the file' : `line ${line}`} differently.`;
}

function ownSentence({ agent, verdict, robots, basis }: VerdictFacts): string {
  switch (verdict.reason) {
    case 'allow-rule':
      return `${agent} may fetch this page.`;
    case 'disallow-rule':
      return forbidsWholeSite(verdict.rule?.pattern)
        ? `${agent} may not fetch this page: the line forbids the whole site.`
        : `${agent} may not fetch this page.`;
    case 'no-rule-matched':
      return `${agent} may fetch this page: no rule of its group matches.`;
    case 'no-group':
      return `${agent} may fetch this page: no group of robots.txt applies to it.`;
    case 'robots-txt':
      return 'Every crawler may fetch robots.txt itself, whatever it says.';
    case 'unavailable':
      return basis.kind === 'long-unreachable' ? LONG_UNREACHABLE : unavailableSentence(robots);
    case 'unreachable':
      return 'robots.txt cannot be read, so the standard says that no crawler may fetch anything here.';
    case 'invalid-url':
      return 'This is no web address with a path, so there is nothing to fetch.';
  }
}

function unavailableSentence({ cause, status }: VerdictFacts['robots']): string {
  if (cause === 'too-many-redirects') {
    return `robots.txt redirects more than ${REDIRECTS_FOLLOWED} times, which counts as no file: every crawler may fetch every page.`;
  }
  if (status === 404 || status === 410) {
    return 'There is no robots.txt, so every crawler may fetch every page. That is valid.';
  }
  return `The server refuses to give robots.txt, which counts as no file: every crawler may fetch every page.`;
}

/** Whether a pattern matches every path, whatever longer Allow lines open again. */
function forbidsWholeSite(pattern: string | undefined): boolean {
  return pattern === '/' || pattern === '/*' || pattern === '*';
}
