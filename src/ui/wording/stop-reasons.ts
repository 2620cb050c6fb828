import type { Bounds, StopReason } from '../../crawl/index.ts';
import { counted } from './counts.ts';
import { duration } from './durations.ts';
import { size } from './sizes.ts';

/** Why a crawl ended, as what follows `Finished in 3:52:`. */
export function stopSentence(stopped: StopReason, bounds: Bounds): string {
  switch (stopped) {
    case 'done':
      return 'every page within reach was seen';
    case 'max-pages':
      return `the limit of ${counted(bounds.maxPages, 'page')} was reached`;
    case 'max-depth-reached':
      return `every page up to depth ${bounds.maxDepth} was seen; deeper ones were left out`;
    case 'deadline':
      return `the time limit of ${duration(bounds.maxTimeMs)} was reached`;
    case 'max-bytes':
      return `the limit of ${size(bounds.maxBytes)} was reached`;
    case 'callback':
      return 'Gatepost could not keep the next page, so it stopped';
    case 'user':
      return 'you stopped it';
    case 'errors':
      return 'too many requests in a row failed, so it stopped';
  }
}
