import type { CrawlFailure } from '../../crawl/index.ts';
import { statusPhrase } from './http-status.ts';

/** What went wrong, in a few words: `404 Not Found`, `No answer in time`. */
export function failureCause({ reason, status }: Pick<CrawlFailure, 'reason' | 'status'>): string {
  switch (reason) {
    case 'http-status':
      return status === null ? 'Unusable answer' : `${status} ${statusPhrase(status)}`;
    case 'network':
      return 'No connection';
    case 'timeout':
      return 'No answer in time';
    case 'aborted':
      return 'Stopped';
    case 'no-permission':
      return 'No access';
    case 'too-many-redirects':
      return 'Too many redirects';
    case 'redirect-off-origin':
      return 'Redirects off the site';
    case 'redirect-hidden':
      return 'Redirects out of sight';
    case 'redirect-disallowed':
      return 'Redirects to a blocked page';
    case 'body-failed':
      return 'Answer broke off';
    case 'unreadable':
      return 'Cannot be read';
  }
}

/** What that means for the site, and what to do. */
export function failureMeaning({
  reason,
  status,
  detail,
}: Pick<CrawlFailure, 'reason' | 'status' | 'detail'>): string {
  switch (reason) {
    case 'http-status':
      return status === null ? detail : statusMeaning(status);
    case 'network':
    case 'timeout':
    case 'no-permission':
    case 'too-many-redirects':
    case 'redirect-off-origin':
    case 'redirect-hidden':
    case 'redirect-disallowed':
    case 'body-failed':
    case 'unreadable':
    case 'aborted':
      return detail;
  }
}

function statusMeaning(status: number): string {
  if (status === 404) return 'There is no such page. Remove the links to it, or redirect the address.';
  if (status === 410) return 'The server says that the page will not return. Remove the links to it.';
  if (status === 401 || status === 407) return 'The page wants a login, which no crawler has.';
  if (status === 403)
    return 'The server refuses this page to a visitor without cookies. It may refuse crawlers too.';
  if (status === 429) return 'The server was asked too fast. Crawl again with a longer delay.';
  if (status === 451) return 'The server withholds this page for legal reasons.';
  if (status >= 500) return 'The server failed. Crawlers ask again later, and drop the page if it goes on.';
  if (status >= 400) return 'The server refuses this request. Look at what the link asks for.';
  return `The server answered ${status}, which gives a crawler no page.`;
}
