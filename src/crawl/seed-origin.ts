import type { Interrupt } from './interrupt.ts';
import { messageOf } from './request.ts';
import type { FetchFailure, FetchOutcome, RobotsPolicy } from './types.ts';

/** Where a walk turns out to go, and under which policy. The outcome is a failure where that cannot be settled. */
export interface SettledSeed {
  readonly origin: string;
  readonly policy: RobotsPolicy;
  readonly outcome: FetchOutcome;
}

/**
 * Settles the origin of a walk by the seed's answer. A seed that was redirected to another origin brings that origin's
 * policy with it; where nobody can say what it is, the walk must not go there.
 *
 * @param seed URL that was asked for
 */
export async function settleOrigin(
  seed: string,
  outcome: FetchOutcome,
  policy: RobotsPolicy,
  policyFor: ((origin: string, signal: AbortSignal) => Promise<RobotsPolicy>) | undefined,
  interrupt: Interrupt,
): Promise<SettledSeed> {
  const { origin: seedOrigin } = new URL(seed);
  if (outcome.kind === 'failure') return { origin: seedOrigin, policy, outcome };
  const { origin } = new URL(outcome.url);
  if (origin === seedOrigin || (policyFor === undefined && policy.kind === 'off'))
    return { origin, policy, outcome };
  const failure = (reason: FetchFailure['reason'], detail: string): SettledSeed => {
    const { url, status, bytes, hops } = outcome;
    return { origin, policy, outcome: { kind: 'failure', reason, detail, url, status, bytes, hops } };
  };
  if (policyFor === undefined) {
    return failure(
      'redirect-off-origin',
      `It redirects to ${outcome.url}. Start the crawl at that address instead.`,
    );
  }
  try {
    const found = await interrupt.during(policyFor(origin, interrupt.signal));
    if (found === null) return failure('aborted', `The crawl ended before robots.txt of ${origin} was read.`);
    return { origin, policy: found, outcome };
  } catch (error) {
    const cause = messageOf(error);
    return failure('network', `It redirects to ${origin}, whose robots.txt could not be asked for: ${cause}`);
  }
}
