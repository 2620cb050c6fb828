/**
 * Robots.txt, from octets to verdicts: the Robots Exclusion Protocol of RFC 9309, with the readings of Google's parser and of
 * the 1994 standard beside it. Pure: no I/O, no clock, no dependency.
 *
 * `parseRobots` reads a file, `evaluate` answers whether a crawler may fetch a URL, `explain` says why.
 */
export * from './access.ts';
export { DIALECTS } from './dialects/index.ts';
export { type EvaluateOptions, evaluate } from './evaluate.ts';
export { explain } from './explain.ts';
export type { DialectVerdict, Explanation, RuleMatch } from './explanation.ts';
export { type RobotsFile, SIZE_LIMIT } from './file.ts';
export { type ParseOptions, parseRobots } from './parse.ts';
export * from './record.ts';
export { crawlDelay } from './records/of-group.ts';
export { type Sitemap, sitemaps } from './records/sitemaps.ts';
export { type AgentToken, agentToken } from './token.ts';
export type {
  Dialect,
  GroupChoice,
  GroupMatch,
  LineRange,
  Rule,
  RuleKind,
  Verdict,
  VerdictReason,
} from './types.ts';
