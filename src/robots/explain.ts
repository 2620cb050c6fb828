import { DIALECTS, readingOf } from './dialects/index.ts';
import { type EvaluateOptions, evaluate } from './evaluate.ts';
import type { Explanation, RuleMatch } from './explanation.ts';
import type { RobotsFile } from './file.ts';
import { agentToken } from './token.ts';

/**
 * The same verdict as `evaluate` with the whole why, for people to read.
 *
 * @returns plain data that survives JSON
 */
export function explain(
  file: RobotsFile,
  agent: string | readonly string[],
  url: string | URL,
  options: EvaluateOptions = {},
): Explanation {
  const { dialect = 'rfc9309', ignoreWildcardGroup = false } = options;
  const agents = typeof agent === 'string' ? [agent] : agent;
  const verdict = evaluate(file, agents, url, options);
  const path = readingOf(dialect).readPath(url);
  const applied = file.reading(dialect).applied(agent, ignoreWildcardGroup);
  const matches: RuleMatch[] = [];
  if (path !== null && applied !== null) {
    const { rules } = applied;
    for (const { row, octets } of rules.allMatches(path)) {
      matches.push({ rule: rules.rule(row), octets, decides: matches.length === 0 && verdict.rule !== null });
    }
  }
  return {
    dialect,
    verdict,
    url: String(url),
    path,
    agent: agents.map(agentToken),
    group: verdict.group,
    matches,
    readings: DIALECTS.map((name) => ({
      dialect: name,
      verdict: evaluate(file, agents, url, { dialect: name, ignoreWildcardGroup }),
    })),
  };
}
