import type { Interrupt } from './interrupt.ts';
import type { FetchFailure, FetchOutcome, PageRequest } from './types.ts';

/**
 * Makes one request. Never rejects and never outlasts the walk: an interruption is a failure of the URL at once, whatever
 * `fetchPage` makes of its signal, and so is what `fetchPage` throws against its contract.
 */
export async function ask(
  fetchPage: (request: PageRequest) => Promise<FetchOutcome>,
  url: string,
  maxBytes: number,
  judgeHop: PageRequest['judgeHop'],
  interrupt: Interrupt,
): Promise<FetchOutcome> {
  const { signal } = interrupt;
  try {
    const outcome = await interrupt.during(fetchPage({ url, maxBytes, signal, judgeHop }));
    return outcome ?? failure('aborted', 'The crawl ended before the answer came.');
  } catch (error) {
    return failure('network', `The request could not be made: ${messageOf(error)}`);
  }
}

/** What went wrong, in the words of whoever threw it. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function failure(reason: FetchFailure['reason'], detail: string): FetchFailure {
  return { kind: 'failure', reason, detail, hops: [] };
}
