import type { Hop } from '../crawl/index.ts';
import { browser } from './api.ts';
import { type AnswerEvent, listenToRequests } from './request-events.ts';

/** Milliseconds to wait for what the browser tells of a request after `fetch` has ended: the two arrive by different ways. */
const WAIT_MS = 2_000;

/** A redirect and where it leads. */
export interface FollowedRedirect extends Hop {
  readonly target: string;
}

/**
 * What the browser shows of a request beside its answer. Nothing at all without the user's access to the site: a click on
 * the toolbar button (`activeTab`) opens the site to requests, but not the requests to this.
 */
export interface RequestTrace {
  /** Redirects that were followed so far, first one first. */
  readonly hops: readonly Hop[];
  /** Where the last redirect leads; null while there is none. */
  readonly target: string | null;
  /** The first redirect, once the browser has shown it; null where it does not. Ask after `fetch` has met one. */
  firstRedirect(): Promise<FollowedRedirect | null>;
  /** The browser's code of the error that ended the request; null where it names none. Ask after `fetch` has failed. */
  error(): Promise<string | null>;
  /** Ends the recording. */
  stop(): void;
}

/**
 * Records what becomes of the next request of this extension for a URL. `fetch` itself shows only where a chain of
 * redirects ended, and nothing at all when it fails. Wait for it before the request is made.
 *
 * @param url the URL about to be fetched, without fragment
 * @param isOpen whether the user gave access to the site, so that waiting for an error's name makes sense
 */
export async function traceRequest(url: string, isOpen: () => Promise<boolean>): Promise<RequestTrace> {
  const ownOrigin = new URL(browser.runtime.getURL('/')).origin;
  const hops: Hop[] = [];
  const failed = Promise.withResolvers<string>();
  const met = Promise.withResolvers<FollowedRedirect>();
  let requestId: string | null = null;
  let target: string | null = null;

  const stop = await listenToRequests({
    started(event) {
      // A page may ask for the same address at the same moment: that request is not ours.
      const by = event.initiator ?? event.originUrl ?? ownOrigin;
      if (requestId === null && event.url === url && by.startsWith(ownOrigin)) requestId = event.requestId;
    },
    answered(event) {
      if (event.requestId !== requestId) return;
      const redirect = redirectOf(event);
      if (redirect !== null) met.resolve(redirect);
    },
    redirected(event) {
      if (event.requestId !== requestId) return;
      hops.push({ url: event.url, status: event.statusCode });
      target = event.redirectUrl;
    },
    failed(event) {
      if (event.requestId === requestId) failed.resolve(event.error);
    },
  });

  return {
    hops,
    get target() {
      return target;
    },
    firstRedirect: () => soon(met.promise),
    error: async () => ((await isOpen()) ? soon(failed.promise) : null),
    stop,
  };
}

/** Where an answer redirects to, by its own header: Firefox tells of no redirect that it is not to follow. */
function redirectOf({ url, statusCode, responseHeaders = [] }: AnswerEvent): FollowedRedirect | null {
  if (statusCode < 300 || statusCode > 399) return null;
  const location = responseHeaders.find(({ name }) => name.toLowerCase() === 'location')?.value;
  const leadsTo = location === undefined ? null : URL.parse(location, url);
  return leadsTo === null ? null : { url, status: statusCode, target: leadsTo.href };
}

/** What a promise gives within the time that the browser has to tell; null where that is over. */
async function soon<T>(promise: Promise<T>): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), WAIT_MS);
  const value = await Promise.race([promise, late.promise]);
  clearTimeout(timer);
  return value;
}
