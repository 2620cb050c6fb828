import { parseUrl } from './parse-url.ts';
import type {
  CrawlFailure,
  PolicyDecision,
  RobotsPolicy,
  RobotsSkip,
  SeedProblem,
  SkipReason,
} from './types.ts';

/** A seed that can be asked for, or what is wrong with it and its fate. */
export type SeedJudgement =
  | { readonly kind: 'good'; readonly url: string }
  | { readonly kind: 'disallowed'; readonly problem: SeedProblem; readonly skip: RobotsSkip }
  | {
      readonly kind: 'bad';
      readonly url: string;
      readonly problem: SeedProblem;
      readonly reason: SkipReason;
    };

/** Judges a seed as typed, before anything is requested. */
export function judgeSeed(typed: string, policy: RobotsPolicy): SeedJudgement {
  const url = parseUrl(typed);
  if (url === null) {
    const detail = `“${typed}” is not a URL. Type an address that begins with https:// or http://.`;
    return { kind: 'bad', url: typed, problem: { kind: 'invalid-url', detail }, reason: 'invalid' };
  }
  url.hash = '';
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    const detail = `A crawl needs an http or https address; this one begins with ${url.protocol}`;
    const problem: SeedProblem = { kind: 'unsupported-scheme', detail };
    return { kind: 'bad', url: url.href, problem, reason: 'unsupported-scheme' };
  }
  if (url.username !== '' || url.password !== '') {
    const detail = 'The address carries a user name or password, which a crawl does not send. Remove it.';
    return { kind: 'bad', url: url.href, problem: { kind: 'credentials', detail }, reason: 'credentials' };
  }
  const decision = policy.decide(url);
  if (decision.allowed) return { kind: 'good', url: url.href };
  const skip = robotsSkip(url.href, decision, 0, null);
  const detail = `The seed is a page that ${describeDecision(decision)}.`;
  return { kind: 'disallowed', problem: { kind: 'disallowed', detail, skip }, skip };
}

/** Records a URL that robots.txt keeps the walk from. */
export function robotsSkip(
  url: string,
  decision: PolicyDecision,
  depth: number,
  referrer: string | null,
): RobotsSkip {
  const rule = decision.verdict?.rule ?? null;
  return { url, line: rule?.line ?? null, rule: rule?.text ?? null, depth, referrer };
}

/** What decides against a URL, as the end of a sentence that begins with the URL. */
export function describeDecision({ verdict }: PolicyDecision): string {
  const rule = verdict?.rule ?? null;
  if (rule !== null) return `line ${rule.line} of robots.txt (${rule.text}) disallows`;
  return verdict?.reason === 'unreachable'
    ? 'is disallowed, because robots.txt cannot be reached'
    : 'is disallowed';
}

/** The problem of a seed that was asked for and gave no page. */
export function seedFailure(failure: CrawlFailure): SeedProblem {
  return { kind: 'failed', detail: `The seed gave no page. ${failure.detail}`, failure };
}
