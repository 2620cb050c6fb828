import { onLocalChanged, readLocal, writeLocal } from '../browser/local-storage.ts';

/** Something that happened to what Gatepost keeps, for the user to read. */
export interface Notice {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly text: string;
}

const KEY = 'notices';
/** More than anyone reads. */
const MOST = 20;

/** The notices, newest first. */
export async function listNotices(): Promise<readonly Notice[]> {
  const kept = await readLocal(KEY);
  return Array.isArray(kept) ? kept : [];
}

/** Adds a notice. One that repeats the newest only renews it. */
export async function addNotice(text: string): Promise<void> {
  const earlier = (await listNotices()).filter((notice) => notice.text !== text);
  await writeLocal(KEY, [{ at: Date.now(), text }, ...earlier].slice(0, MOST));
}

/** Takes all notices away. */
export async function clearNotices(): Promise<void> {
  await writeLocal(KEY, []);
}

/** Calls back whenever there are other notices than before. Returns a function that ends this. */
export function onNoticesChanged(listener: () => void): () => void {
  return onLocalChanged(KEY, listener);
}
