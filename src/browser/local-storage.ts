import { browser } from './api.ts';

/** Reads a value of the extension's own storage; undefined where there is none. */
export async function readLocal(key: string): Promise<unknown> {
  return (await browser.storage.local.get(key))[key];
}

/**
 * Changes a value that JSON can carry, or keeps a first one. Changes follow each other, whichever page of the extension makes
 * them, so that none of two at the same moment is lost.
 *
 * @param change gives the new value for the one that is kept, undefined where there is none
 */
export async function changeLocal(key: string, change: (kept: unknown) => unknown): Promise<void> {
  await navigator.locks.request(`gatepost ${key}`, async () => {
    await browser.storage.local.set({ [key]: change(await readLocal(key)) });
  });
}

/** Calls back whenever a value is changed by any page of the extension. Returns a function that ends this. */
export function onLocalChanged(key: string, listener: () => void): () => void {
  const changed = (changes: Record<string, unknown>): void => {
    if (key in changes) listener();
  };
  browser.storage.local.onChanged.addListener(changed);
  return () => browser.storage.local.onChanged.removeListener(changed);
}
