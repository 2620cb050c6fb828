import { browser } from './api.ts';

/** Reads a value of the extension's own storage; undefined where there is none. */
export async function readLocal(key: string): Promise<unknown> {
  return (await browser.storage.local.get(key))[key];
}

/** Keeps a value that JSON can carry. */
export async function writeLocal(key: string, value: unknown): Promise<void> {
  await browser.storage.local.set({ [key]: value });
}
