import { AGENTS, agentOf, tokensOf } from '../agents/index.ts';
import type { CrawlerVerdict, NoAnswer, PageVerdict, PageVerdictRequest } from '../messages/protocol.ts';
import { evaluate, explain, parseRobots, type RobotsFile, verdictOfAccess } from '../robots/index.ts';
import type { RobotsService } from './robots-service.ts';

/** Answers what robots.txt means for one URL: for the chosen crawler with the whole why, for all others in short. */
export async function pageVerdict(
  robots: RobotsService,
  request: PageVerdictRequest,
): Promise<PageVerdict | NoAnswer> {
  const answer = await robots(request);
  if (answer.kind !== 'robots') return answer;
  const { body, ...summary } = answer.record;
  const { url, agent } = request;
  const common = { kind: 'verdict', url, agent, robots: summary } as const;

  if (answer.record.access !== 'successful') {
    const verdict = verdictOfAccess(answer.record.access, url);
    const crawlers = AGENTS.map(({ token }) => ({ token, allowed: verdict.allowed, line: null }));
    return { ...common, verdict, explanation: null, crawlers };
  }

  const file = parseRobots(Uint8Array.fromBase64(body));
  const { ignoresWildcardGroup } = agentOf(agent);
  const explanation = explain(file, tokensOf(agentOf(agent)), url, {
    ignoreWildcardGroup: ignoresWildcardGroup,
  });
  return { ...common, verdict: explanation.verdict, explanation, crawlers: everyCrawler(file, url) };
}

function everyCrawler(file: RobotsFile, url: string): readonly CrawlerVerdict[] {
  return AGENTS.map((agent) => {
    const { allowed, rule } = evaluate(file, tokensOf(agent), url, {
      ignoreWildcardGroup: agent.ignoresWildcardGroup,
    });
    return { token: agent.token, allowed, line: rule?.line ?? null };
  });
}
