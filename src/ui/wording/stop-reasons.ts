import type { StopReason } from '../../crawl/index.ts';

/** How the end of a crawl looks: `whole` where every page within reach was asked for, `bounded` where a bound or a person ended it. */
export type EndTone = 'whole' | 'bounded' | 'troubled';

export function endTone(reason: StopReason): EndTone {
  switch (reason) {
    case 'done':
    case 'max-depth-reached':
      return 'whole';
    case 'max-pages':
    case 'max-bytes':
    case 'deadline':
    case 'callback':
    case 'user':
      return 'bounded';
    case 'errors':
      return 'troubled';
  }
}

/** The first words of the line that tells how a crawl went. */
export function endWord(reason: StopReason): 'Finished in' | 'Ended after' {
  return endTone(reason) === 'whole' ? 'Finished in' : 'Ended after';
}
