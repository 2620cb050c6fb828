/**
 * Robots.txt, from octets to verdicts: the Robots Exclusion Protocol of RFC 9309, with the readings of Google's parser and of
 * the 1994 standard beside it. Pure: no I/O, no clock, no dependency.
 *
 * `parseRobots` reads a file, `evaluate` answers whether a crawler may fetch a URL, `explain` says why.
 */
export * from './access.ts';
export * from './basis.ts';
export { type BodyKind, bodyKindOf } from './body-kind.ts';
export { DIALECTS } from './dialects/index.ts';
export { type EvaluateOptions, evaluate } from './evaluate.ts';
export { explain } from './explain.ts';
export type { DialectVerdict, Explanation, GroupSearch, RuleMatch, RuleOutcome } from './explanation.ts';
export type { RobotsFile } from './file.ts';
export { type Group, groups } from './groups.ts';
export { type Encoding, encodingOf, otherReading } from './lines/encoding.ts';
export { SIZE_LIMIT } from './lines/limit.ts';
export type { Line, Part, ReadAs } from './lines/line.ts';
export { lines } from './lines/lines.ts';
export type { LookAlike } from './lines/look-alikes.ts';
export type { KnownName } from './lines/typo.ts';
export { type ParseOptions, parseRobots } from './parse.ts';
export * from './record.ts';
export type { Preferences } from './records/key-values.ts';
export { crawlDelay, groupRecords } from './records/of-group.ts';
export { type OtherRecord, otherRecords } from './records/other-records.ts';
export type { RequestRate } from './records/pace.ts';
export { type Sitemap, sitemaps } from './records/sitemaps.ts';
export { robotsUrl } from './robots-url.ts';
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
