import { browser } from './api.ts';

/** Who sent a message, as far as the background needs to know. */
export interface Sender {
  /** Address of the page that sent it; null where the browser does not tell. */
  readonly url: string | null;
  /** Id of the extension that sent it; null for a web page. */
  readonly extensionId: string | null;
}

/** True for the extension's own pages, which alone may ask the background anything. */
export function isOwnPage(sender: Sender): boolean {
  return (
    sender.extensionId === browser.runtime.id &&
    sender.url !== null &&
    sender.url.startsWith(browser.runtime.getURL('/'))
  );
}

/**
 * Sends a message to the background and waits for its answer.
 * Rejects when the background ended before it answered.
 */
export function sendToBackground(message: unknown): Promise<unknown> {
  return browser.runtime.sendMessage(message);
}

/**
 * Answers messages. Must be called while the background starts, or a message that wakes it finds nobody.
 *
 * @param answer gives the answer to one message; a rejection is never passed on, so it should not reject
 */
export function onMessage(answer: (message: unknown, sender: Sender) => Promise<unknown>): void {
  browser.runtime.onMessage.addListener((message, sender, sendResponse) => {
    void answer(message, { url: sender.url ?? null, extensionId: sender.id ?? null }).then(sendResponse);
    // Not the promise itself: browsers whose own `browser` object is used do not all wait for one.
    return true;
  });
}

/** The address of one of the extension's own pages. */
export function pageUrl(path: `/${string}`): string {
  return browser.runtime.getURL(path);
}
