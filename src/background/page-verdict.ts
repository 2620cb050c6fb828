import { AGENTS, agentOf, tokensOf } from '../agents/index.ts';
import type { CrawlerVerdict, NoAnswer, PageVerdict, PageVerdictRequest } from '../messages/protocol.ts';
import {
  basisOf,
  evaluate,
  explain,
  otherReading,
  parseRobots,
  type RobotsFile,
  verdictOfAccess,
} from '../robots/index.ts';
import { linesAround } from './lines-around.ts';
import type { RobotsService } from './robots-service.ts';

/**
 * Answers what robots.txt means for one URL: for the chosen crawler with the whole why, for all others in short.
 *
 * @param now milliseconds since the epoch
 */
export async function pageVerdict(
  robots: RobotsService,
  request: PageVerdictRequest,
  now: number,
): Promise<PageVerdict | NoAnswer> {
  const answer = await robots(request);
  if (answer.kind !== 'robots') return answer;
  const { body: _body, older: _older, unreachableSince: _since, ...summary } = answer.record;
  const { url, agent } = request;
  const common = { kind: 'verdict', url, agent, robots: summary, notBefore: answer.notBefore } as const;
  const basis = basisOf(answer.record, now);
  switch (basis.kind) {
    case 'file':
    case 'older-copy': {
      const { body, ...basisSummary } = basis;
      const bytes = Uint8Array.fromBase64(body);
      const file = parseRobots(bytes);
      const chosen = agentOf(agent);
      const { ignoresWildcardGroup: ignoreWildcardGroup } = chosen;
      const explanation = explain(file, tokensOf(chosen), url, { ignoreWildcardGroup });
      const { verdict } = explanation;
      const crawlers = everyCrawler(file, url);
      const other = otherReading(file);
      const otherEncoding =
        other === null
          ? null
          : {
              encoding: other.encoding,
              verdict: evaluate(other.file, tokensOf(chosen), url, { ignoreWildcardGroup }),
            };
      return {
        ...common,
        basis: basisSummary,
        verdict,
        otherEncoding,
        around: verdict.rule === null ? null : linesAround(bytes, verdict.rule),
        explanation,
        crawlers,
      };
    }
    case 'unavailable':
    case 'unreachable':
    case 'long-unreachable': {
      const verdict = verdictOfAccess(basis.kind === 'unreachable' ? 'unreachable' : 'unavailable', url);
      const crawlers = AGENTS.map(({ token }) => ({ token, allowed: verdict.allowed, line: null }));
      return {
        ...common,
        basis,
        verdict,
        otherEncoding: null,
        around: null,
        explanation: null,
        crawlers,
      };
    }
  }
}

function everyCrawler(file: RobotsFile, url: string): readonly CrawlerVerdict[] {
  return AGENTS.map((agent) => {
    const { allowed, rule } = evaluate(file, tokensOf(agent), url, {
      ignoreWildcardGroup: agent.ignoresWildcardGroup,
    });
    return { token: agent.token, allowed, line: rule?.line ?? null };
  });
}
