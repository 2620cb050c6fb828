import type { DialectReading } from './dialects/dialect.ts';
import { DIALECTS, readingOf } from './dialects/index.ts';
import { type EvaluateOptions, evaluate } from './evaluate.ts';
import type { Explanation, GroupSearch, RuleMatch, RuleOutcome } from './explanation.ts';
import type { RobotsFile } from './file.ts';
import { PathText } from './match/path-text.ts';
import { PatternBuffer } from './match/pattern-buffer.ts';
import type { RuleHit } from './match/rule-scan.ts';
import type { RuleSet } from './match/rule-set.ts';
import { urlPath } from './match/url-path.ts';
import { agentToken } from './token.ts';
import type { Verdict } from './types.ts';

/**
 * The same verdict as `evaluate` with the whole why, for people to read. It looks at every rule of the group.
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
  const written = urlPath(url);
  const readings = DIALECTS.map((name) => ({
    dialect: name,
    verdict: evaluate(file, agents, url, { dialect: name, ignoreWildcardGroup }),
  }));
  const within = file.withinLimit();
  return {
    dialect,
    verdict,
    url: String(url),
    path,
    writtenPath: written === path ? null : written,
    agent: agents.map(agentToken),
    search: searchOf(file, agents, options),
    group: verdict.group,
    matches: path === null ? [] : matchesOf(file, agents, path, verdict, options),
    readings,
    disagreeing: readings
      .filter((other) => other.verdict.allowed !== verdict.allowed)
      .map((other) => other.dialect),
    withinLimit: within === file ? null : evaluate(within, agents, url, options),
  };
}

function searchOf(
  file: RobotsFile,
  agents: readonly string[],
  options: EvaluateOptions,
): readonly GroupSearch[] {
  const { dialect = 'rfc9309', ignoreWildcardGroup = false } = options;
  const reading = file.reading(dialect);
  let asked = true;
  const search = agents.map((name, position): GroupSearch => {
    const found = reading.applied(name, true) !== null;
    const step = {
      token: agentToken(name).token,
      as: position === 0 ? 'own' : 'fallback',
      found,
      asked,
    } as const;
    asked &&= !found;
    return step;
  });
  const found = reading.applied('*', false) !== null;
  return [...search, { token: '*', as: 'wildcard', found, asked: asked && !ignoreWildcardGroup }];
}

function matchesOf(
  file: RobotsFile,
  agents: readonly string[],
  path: string,
  verdict: Verdict,
  options: EvaluateOptions,
): readonly RuleMatch[] {
  const { dialect = 'rfc9309', ignoreWildcardGroup = false } = options;
  const applied = file.reading(dialect).applied(agents, ignoreWildcardGroup);
  if (applied === null) return [];
  const { rules } = applied;
  const text = new PathText();
  text.read(path);
  const hits = rules.allMatches(text);
  const reading = readingOf(dialect);
  return hits.map((hit, index) => {
    const rule = rules.rule(hit.row);
    const decides = index === 0 && verdict.rule !== null;
    const outcome = decides ? 'decides' : outcomeOf(hit, hits[0] as RuleHit, rules, reading);
    const compared = comparedAs(rule.pattern, hit, reading);
    return { rule, octets: hit.octets, decides, outcome, compared, pastLimit: rule.line >= file.limitLine };
  });
}

/** Why a rule does not decide; where nothing decides (`/robots.txt`), as if the first one did. */
function outcomeOf(hit: RuleHit, winner: RuleHit, rules: RuleSet, reading: DialectReading): RuleOutcome {
  if (reading.precedence === 'first') return 'later';
  if (hit.octets < winner.octets) return 'fewer-octets';
  return rules.allows(hit.row) === rules.allows(winner.row) ? 'same' : 'allow-wins';
}

/** A pattern as it was compared, if that is not as it is written. */
function comparedAs(pattern: string, hit: RuleHit, reading: DialectReading): string | null {
  const buffer = new PatternBuffer();
  if (hit.second) reading.readSecondPattern(true, pattern, 0, pattern.length, buffer);
  else reading.readPattern(pattern, 0, pattern.length, buffer);
  const compared = buffer.toString();
  return compared === pattern || withoutIdleStars(pattern) === compared ? null : compared;
}

/** Stars in a row, or at the end, are compared as one or none; that is no other pattern. */
function withoutIdleStars(pattern: string): string {
  return pattern.replace(/\*{2,}/g, '*').replace(/\*\$?$/, '');
}
