import type { Hop } from '../crawl/index.ts';
import { browser } from './api.ts';

/** Milliseconds to wait for the browser to name an error after `fetch` has failed: the two arrive by different ways. */
const ERROR_WAIT_MS = 500;

/**
 * What the browser shows of a request beside its answer. Nothing at all without the user's access to the site: a click on
 * the toolbar button (`activeTab`) opens the site to requests, but not the requests to this.
 */
export interface RequestTrace {
  /** Redirects so far, first one first. */
  readonly hops: readonly Hop[];
  /** Where the last redirect leads; null while there is none. */
  readonly target: string | null;
  /** The browser's code of the error that ended the request; null where it names none. Ask after `fetch` has failed. */
  error(): Promise<string | null>;
  /** Ends the recording. */
  stop(): void;
}

const FILTER = { urls: ['http://*/*', 'https://*/*'], types: ['xmlhttprequest' as const] };

/**
 * Records what becomes of the next request of this extension for a URL. `fetch` itself shows only where a chain of
 * redirects ended, and nothing at all when it fails.
 *
 * @param url the URL about to be fetched, without fragment
 * @param isOpen whether the user gave access to the site, so that waiting for an error's name makes sense
 */
export function traceRequest(url: string, isOpen: () => Promise<boolean>): RequestTrace {
  const { onBeforeRequest, onBeforeRedirect, onErrorOccurred } = browser.webRequest;
  const hops: Hop[] = [];
  const failed = Promise.withResolvers<string>();
  let requestId: string | null = null;
  let target: string | null = null;

  const began = (details: { requestId: string; url: string; tabId: number }): undefined => {
    if (requestId === null && details.url === url) requestId = details.requestId;
  };
  const redirected = (details: {
    requestId: string;
    url: string;
    redirectUrl: string;
    statusCode: number;
  }): void => {
    if (details.requestId !== requestId) return;
    hops.push({ url: details.url, status: details.statusCode });
    target = details.redirectUrl;
  };
  const ended = (details: { requestId: string; error: string }): void => {
    if (details.requestId === requestId) failed.resolve(details.error);
  };
  onBeforeRequest.addListener(began, FILTER);
  onBeforeRedirect.addListener(redirected, FILTER);
  onErrorOccurred.addListener(ended, FILTER);

  return {
    hops,
    get target() {
      return target;
    },
    async error() {
      if (!(await isOpen())) return null;
      const late = Promise.withResolvers<null>();
      const timer = setTimeout(() => late.resolve(null), ERROR_WAIT_MS);
      const code = await Promise.race([failed.promise, late.promise]);
      clearTimeout(timer);
      return code;
    },
    stop() {
      onBeforeRequest.removeListener(began);
      onBeforeRedirect.removeListener(redirected);
      onErrorOccurred.removeListener(ended);
    },
  };
}
