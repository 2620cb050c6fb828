import { changeLocal, onLocalChanged, readLocal } from '../browser/local-storage.ts';

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
  return noticesOf(await readLocal(KEY));
}

/** Adds a notice. One that repeats an earlier one takes its place. */
export async function addNotice(text: string): Promise<void> {
  await changeLocal(KEY, (kept) => {
    const earlier = noticesOf(kept).filter((notice) => notice.text !== text);
    return [{ at: Date.now(), text }, ...earlier].slice(0, MOST);
  });
}

/** Takes all notices away. */
export async function clearNotices(): Promise<void> {
  await changeLocal(KEY, () => []);
}

/** Calls back whenever there are other notices than before. Returns a function that ends this. */
export function onNoticesChanged(listener: () => void): () => void {
  return onLocalChanged(KEY, listener);
}

function noticesOf(kept: unknown): readonly Notice[] {
  return Array.isArray(kept) ? kept : [];
}
