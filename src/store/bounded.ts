import type { IDBPTransaction, IndexNames, StoreNames } from 'idb';
import type { Schema } from './database.ts';

/**
 * Drops entries of a store, those that an index puts first, until no more than `most` are left.
 *
 * @param transaction readwrite, over that store
 */
export async function keepNewest<Name extends StoreNames<Schema>>(
  transaction: IDBPTransaction<Schema, [Name], 'readwrite'>,
  index: IndexNames<Schema, Name>,
  most: number,
): Promise<void> {
  const { store } = transaction;
  let surplus = (await store.count()) - most;
  if (surplus <= 0) return;
  let cursor = await store.index(index).openCursor();
  while (cursor !== null && surplus > 0) {
    await cursor.delete();
    surplus--;
    cursor = await cursor.continue();
  }
}
