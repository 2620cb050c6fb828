import { browser } from './api.ts';

/** What a request's events say, as far as both browsers say it. */
export interface RequestEvent {
  readonly requestId: string;
  readonly url: string;
}

export interface StartEvent extends RequestEvent {
  /** Who asks, in Chromium. */
  readonly initiator?: string;
  /** Who asks, in Firefox. */
  readonly originUrl?: string;
}

export interface AnswerEvent extends RequestEvent {
  readonly statusCode: number;
  readonly responseHeaders?: { readonly name: string; readonly value?: string }[];
}

export interface RedirectEvent extends RequestEvent {
  readonly redirectUrl: string;
  readonly statusCode: number;
}

export interface ErrorEvent extends RequestEvent {
  readonly error: string;
}

/** Hears of requests while it is subscribed. */
export interface RequestListener {
  started(event: StartEvent): void;
  answered(event: AnswerEvent): void;
  redirected(event: RedirectEvent): void;
  failed(event: ErrorEvent): void;
}

const FILTER = { urls: ['http://*/*', 'https://*/*'], types: ['xmlhttprequest' as const] };

/** The browser is listened to for this long after the last subscription ends: in a crawl the next one follows soon. */
const LINGER_MS = 2_000;

const listeners = new Set<RequestListener>();
let listening: Promise<void> | null = null;
let lingering: ReturnType<typeof setTimeout> | undefined;

const started = (event: StartEvent): undefined => {
  for (const listener of listeners) listener.started(event);
};
const answered = (event: AnswerEvent): undefined => {
  for (const listener of listeners) listener.answered(event);
};
const redirected = (event: RedirectEvent): void => {
  for (const listener of listeners) listener.redirected(event);
};
const failed = (event: ErrorEvent): void => {
  for (const listener of listeners) listener.failed(event);
};

/**
 * Subscribes to what the browser shows of requests, and waits until it has heard of that: a request that is made before would be missed.
 * Not subscribed to for good, since a background with listeners is woken by every request of the sites that it may read.
 *
 * @returns ends the subscription
 */
export async function listenToRequests(listener: RequestListener): Promise<() => void> {
  clearTimeout(lingering);
  listeners.add(listener);
  listening ??= listen();
  await listening;
  return () => {
    listeners.delete(listener);
    clearTimeout(lingering);
    lingering = setTimeout(() => {
      if (listeners.size === 0) unlisten();
    }, LINGER_MS);
  };
}

async function listen(): Promise<void> {
  const { onBeforeRequest, onHeadersReceived, onBeforeRedirect, onErrorOccurred } = browser.webRequest;
  onBeforeRequest.addListener(started, FILTER);
  onHeadersReceived.addListener(answered, FILTER, ['responseHeaders']);
  onBeforeRedirect.addListener(redirected, FILTER);
  onErrorOccurred.addListener(failed, FILTER);
  // Questions to the browser are answered in the order in which they are put, so these listeners are known by then.
  await browser.permissions.getAll();
}

function unlisten(): void {
  const { onBeforeRequest, onHeadersReceived, onBeforeRedirect, onErrorOccurred } = browser.webRequest;
  onBeforeRequest.removeListener(started);
  onHeadersReceived.removeListener(answered);
  onBeforeRedirect.removeListener(redirected);
  onErrorOccurred.removeListener(failed);
  listening = null;
}
