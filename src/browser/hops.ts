import type { Hop } from '../crawl/index.ts';
import { browser } from './api.ts';

/** A chain of redirects as it is being followed. */
export interface HopRecorder {
  /** Redirects so far, first one first; empty also where the browser does not show them, as with `activeTab` alone. */
  readonly hops: readonly Hop[];
  /** Where the last redirect leads; null while there is none. */
  readonly target: string | null;
  /** Ends the recording. */
  stop(): void;
}

/**
 * Records the redirects of the next request of this extension for a URL. `fetch` itself shows only where a chain
 * ended, and nothing at all when it ends at an origin that may not be read.
 *
 * @param url the URL about to be fetched, without fragment
 */
export function recordHops(url: string): HopRecorder {
  const hops: Hop[] = [];
  let requestId: string | null = null;
  let target: string | null = null;
  const listener = (details: {
    requestId: string;
    url: string;
    redirectUrl: string;
    statusCode: number;
    tabId: number;
  }): void => {
    if (requestId === null && details.url === url) requestId = details.requestId;
    if (details.requestId !== requestId) return;
    hops.push({ url: details.url, status: details.statusCode });
    target = details.redirectUrl;
  };
  browser.webRequest.onBeforeRedirect.addListener(listener, {
    urls: ['http://*/*', 'https://*/*'],
    types: ['xmlhttprequest'],
  });
  return {
    hops,
    get target() {
      return target;
    },
    stop: () => browser.webRequest.onBeforeRedirect.removeListener(listener),
  };
}
