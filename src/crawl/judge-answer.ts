import { isInOrigin } from './judge-link.ts';
import { describeDecision } from './seed.ts';
import type { FailureReason, FetchedResponse, FetchOutcome, Hop, HopProblem, RobotsPolicy } from './types.ts';

/** What an answer comes to before its body is read. */
export type AnswerJudgement =
  | { readonly kind: 'page'; readonly response: FetchedResponse }
  | {
      readonly kind: 'failure';
      readonly reason: FailureReason;
      readonly detail: string;
      readonly status: number | null;
      readonly finalUrl: string | null;
      readonly hops: readonly Hop[];
    };

/** What an answer is judged by. */
export interface AnswerScope {
  /** Origin that the walk keeps to; for the seed, that of its final URL. */
  readonly origin: string;
  /** True where hops may lie elsewhere: a seed may be moved to the origin that is then walked. */
  readonly isSeed: boolean;
}

/**
 * Judges an answer: a redirect away from the origin or onto a disallowed URL is no page, nor is a status that is not
 * successful. The platform follows redirects by itself, so they are judged when the final URL is known; the hops in
 * between are judged too where the platform shows them.
 *
 * @param requested URL that was asked for, itself allowed
 */
export function judgeAnswer(
  requested: string,
  outcome: FetchOutcome,
  scope: AnswerScope,
  policy: RobotsPolicy,
): AnswerJudgement {
  if (outcome.kind === 'failure') {
    const { reason, detail, hops } = outcome;
    return {
      kind: 'failure',
      reason,
      detail,
      status: outcome.status ?? null,
      finalUrl: outcome.url ?? null,
      hops,
    };
  }
  const { status, hops } = outcome;
  const finalUrl = outcome.url === requested ? null : outcome.url;
  const failure = (reason: FailureReason, detail: string): AnswerJudgement => {
    return { kind: 'failure', reason, detail, status, finalUrl, hops };
  };
  const passed = hops.map((hop) => hop.url);
  if (finalUrl !== null) passed.push(finalUrl);
  for (const url of passed) {
    const problem = judgeHop(url, scope, policy);
    if (problem !== null) return failure(problem.reason, problem.detail);
  }
  if (status >= 200 && status <= 299) return { kind: 'page', response: outcome };
  return failure(
    'http-status',
    `The server answered ${status}${status === 429 ? ' (too many requests)' : ''}.`,
  );
}

/** Judges one URL that a redirect leads to; null where it may be followed. */
export function judgeHop(
  url: string,
  { origin, isSeed }: AnswerScope,
  policy: RobotsPolicy,
): HopProblem | null {
  const problem = (reason: FailureReason, cause: string): HopProblem => {
    return { reason, detail: `It redirects to ${url}, which ${cause}.` };
  };
  if (!isInOrigin(url, origin)) {
    if (isSeed) return null;
    return problem('redirect-off-origin', `is another origin; the crawl keeps to ${origin}`);
  }
  const decision = policy.decide(new URL(url));
  return decision.allowed ? null : problem('redirect-disallowed', describeDecision(decision));
}

/** Whether a failure counts against the server or the network, so that a row of them ends a walk. A missing page does not. */
export function isServerError(reason: FailureReason, status: number | null): boolean {
  switch (reason) {
    case 'http-status':
      return status !== null && (status >= 500 || status === 429);
    case 'network':
    case 'timeout':
    case 'body-failed':
      return true;
    case 'no-permission':
    case 'aborted':
    case 'too-many-redirects':
    case 'redirect-off-origin':
    case 'redirect-hidden':
    case 'redirect-disallowed':
    case 'unreadable':
      return false;
  }
}
