import { MAX_RETRY_AFTER_MS } from './pacer.ts';
import type { Bounds, SkipReason, StopReason, Waiting } from './types.ts';

/** Why a walk ends, with a sentence for a person. */
export interface Ending {
  readonly reason: StopReason;
  readonly detail: string;
}

/** An ending that needs no evidence but the bounds. */
export function ending(reason: Exclude<StopReason, 'errors'>, bounds: Bounds): Ending {
  switch (reason) {
    case 'done':
      return { reason, detail: 'Every page within reach was asked for.' };
    case 'max-pages':
      return {
        reason,
        detail: `The bound of ${bounds.maxPages} pages was reached with pages still waiting. Raise it to see more.`,
      };
    case 'max-depth-reached':
      return {
        reason,
        detail: `Every page up to depth ${bounds.maxDepth} was asked for; there are pages further down. Raise the depth to see them.`,
      };
    case 'deadline':
      return {
        reason,
        detail: `The bound of ${bounds.maxTimeMs / 1000} seconds was reached. Raise it to see more.`,
      };
    case 'max-bytes':
      return { reason, detail: `The bound of ${bounds.maxBytes} bytes was reached. Raise it to see more.` };
    case 'callback':
      return { reason, detail: 'What received the pages had enough.' };
    case 'user':
      return { reason, detail: 'It was stopped by hand.' };
  }
}

/** The fate of URLs that still wait when a walk ends. */
export function fateOfWaiting(reason: StopReason): SkipReason {
  switch (reason) {
    case 'max-pages':
      return 'over-max-pages';
    case 'max-bytes':
      return 'over-max-bytes';
    case 'deadline':
      return 'over-deadline';
    case 'max-depth-reached':
    case 'done':
    case 'callback':
    case 'user':
    case 'errors':
      return 'stopped';
  }
}

/**
 * The ending instead of a pause that is not worth its while: one that the server stretches beyond reason, or that would
 * end after the walk.
 *
 * @param now milliseconds since the epoch, as `deadline` is
 * @returns null where the pause is to be made
 */
export function endingInsteadOf(
  waiting: Waiting,
  now: number,
  deadline: number,
  bounds: Bounds,
): Ending | null {
  const ms = waiting.until - now;
  const seconds = Math.ceil(ms / 1000);
  if (waiting.reason === 'back-off' && ms > MAX_RETRY_AFTER_MS) {
    const detail = `The server asks to be left alone for ${seconds} seconds. Try again later.`;
    return { reason: 'errors', detail };
  }
  if (waiting.until < deadline) return null;
  const detail = `The next request may be made in ${seconds} seconds, which is after the bound of ${bounds.maxTimeMs / 1000} seconds.`;
  return { reason: 'deadline', detail };
}
