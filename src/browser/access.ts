import { browser } from './api.ts';
import { tabOf } from './tabs.ts';

/**
 * Why an origin may be read: `granted` by the user until taken back, `this-click` on the toolbar button for as long
 * as that tab stays on the origin (`activeTab`), or not at all.
 */
export type Access = 'granted' | 'this-click' | 'none';

/** The match pattern of an origin. Match patterns know no port: one covers every port of its host. */
function patternOf(url: string): string {
  const { protocol, hostname } = new URL(url);
  return `${protocol}//${hostname}/*`;
}

/**
 * Whether the origin of a URL may be read now.
 *
 * @param url any http or https URL of the origin
 * @param tabId the tab that a click on the toolbar button may have opened; null where there is none
 */
export async function accessTo(url: string, tabId: number | null): Promise<Access> {
  if (await browser.permissions.contains({ origins: [patternOf(url)] })) return 'granted';
  if (tabId === null) return 'none';
  // A tab's address is shown only to those who may read its origin, so an address that is shown is the access itself.
  const tab = await tabOf(tabId);
  if (tab === null || tab.url === null) return 'none';
  return new URL(tab.url).origin === new URL(url).origin ? 'this-click' : 'none';
}

/**
 * Asks the user for access to the origin of a URL. Must be the first thing that a click's handler calls:
 * after any `await` browsers no longer take the click as the user's consent.
 *
 * @returns whether the user agreed
 */
export function requestAccess(url: string): Promise<boolean> {
  return browser.permissions.request({ origins: [patternOf(url)] });
}

/** Gives back the access to a pattern of `grantedPatterns`. */
export async function withdrawAccess(pattern: string): Promise<void> {
  await browser.permissions.remove({ origins: [pattern] });
}

/** Match patterns of every site that the user gave access to. */
export async function grantedPatterns(): Promise<readonly string[]> {
  const { origins } = await browser.permissions.getAll();
  return origins ?? [];
}

/** Calls back whenever access is given or taken back, by whichever way. Returns a function that ends this. */
export function onAccessChanged(listener: () => void): () => void {
  browser.permissions.onAdded.addListener(listener);
  browser.permissions.onRemoved.addListener(listener);
  return () => {
    browser.permissions.onAdded.removeListener(listener);
    browser.permissions.onRemoved.removeListener(listener);
  };
}
