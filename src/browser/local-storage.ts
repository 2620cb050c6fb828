import { browser } from './api.ts';

/** Reads a value of the extension's own storage; undefined where there is none. */
export async function readLocal(key: string): Promise<unknown> {
  return (await browser.storage.local.get(key))[key];
}

/** Keeps a value that JSON can carry. */
export async function writeLocal(key: string, value: unknown): Promise<void> {
  await browser.storage.local.set({ [key]: value });
}

/** Calls back whenever a value is changed by any page of the extension. Returns a function that ends this. */
export function onLocalChanged(key: string, listener: () => void): () => void {
  const changed = (changes: Record<string, unknown>): void => {
    if (key in changes) listener();
  };
  browser.storage.local.onChanged.addListener(changed);
  return () => browser.storage.local.onChanged.removeListener(changed);
}
