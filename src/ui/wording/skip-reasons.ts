import type { SkipReason } from '../../crawl/index.ts';

/** What a skip reason is called in the list of reasons. */
export const SKIP_NAMES: Readonly<Record<SkipReason, string>> = {
  nofollow: 'nofollow link',
  'page-nofollow': 'nofollow page',
  'off-origin': 'Off-origin',
  'unsupported-scheme': 'Unsupported scheme',
  invalid: 'No address',
  credentials: 'With credentials',
  'over-max-pages': 'Over the page limit',
  'over-max-depth': 'Over the depth limit',
  'over-max-bytes': 'Over the size limit',
  'over-deadline': 'Over the time limit',
  stopped: 'Stopped before',
};

/** Why those URLs were not asked for, in a sentence. */
export function skipSentence(reason: SkipReason, agent: string): string {
  switch (reason) {
    case 'nofollow':
      return `Every link to these URLs says rel=nofollow, so ${agent} does not follow it.`;
    case 'page-nofollow':
      return `The pages that link to these URLs say nofollow for all their links, so ${agent} follows none of them.`;
    case 'off-origin':
      return 'These URLs belong to another origin. Gatepost asks only the site you named.';
    case 'unsupported-scheme':
      return 'These links lead to no web page: mailto:, tel:, javascript: and the like.';
    case 'invalid':
      return 'These links hold no address that a browser could open. Correct them on the page that holds them.';
    case 'credentials':
      return 'These links carry a user name or a password. Gatepost sends none.';
    case 'over-max-pages':
      return 'These URLs were waiting when the page limit was reached. Raise it to see them.';
    case 'over-max-depth':
      return 'These URLs are further from the seed than the depth limit allows. Raise it to see them.';
    case 'over-max-bytes':
      return 'These URLs were waiting when the size limit was reached. Raise it to see them.';
    case 'over-deadline':
      return 'These URLs were waiting when the time was over. Raise the limit to see them.';
    case 'stopped':
      return 'These URLs were waiting when the crawl was stopped.';
  }
}
