import { browser } from './api.ts';

/** What may be known of a tab. */
export interface TabView {
  readonly id: number;
  /** Null where the browser does not tell: no access to this tab, or a page without an address. */
  readonly url: string | null;
  /** True in a private window, of which nothing may be written anywhere. */
  readonly isPrivate: boolean;
}

/** The tab in front of the user in the window that asks; null where there is none. */
export async function currentTab(): Promise<TabView | null> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id === undefined ? null : { id: tab.id, url: tab.url ?? null, isPrivate: tab.incognito };
}

/** The tab of an id; null once it is closed. */
export async function tabOf(id: number): Promise<TabView | null> {
  try {
    const tab = await browser.tabs.get(id);
    return { id, url: tab.url ?? null, isPrivate: tab.incognito };
  } catch {
    // The browser rejects for one reason only, a tab that is gone, and null says that.
    return null;
  }
}

/** Opens an address in a new tab beside the current one. */
export async function openTab(url: string): Promise<void> {
  await browser.tabs.create({ url });
}

/**
 * Whether a tab whose address is not shown has one of the browser's own pages. Nothing says so but the words in which the browser
 * refuses to touch such a page: those for a page that did not load are others.
 */
export async function showsBrowserPage(id: number): Promise<boolean> {
  try {
    await browser.scripting.executeScript({ target: { tabId: id }, func: () => undefined });
    return false;
  } catch (error) {
    return error instanceof Error && /\b(?:chrome|edge|about|devtools):/.test(error.message);
  }
}
