import type { Bounds, SkipReason, StopReason } from './types.ts';

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
