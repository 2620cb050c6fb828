import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { RobotsRecord } from '../robots/index.ts';

/** A kept robots.txt with the time it was last asked for. */
export interface KeptRobots extends RobotsRecord {
  /** Milliseconds since the epoch. */
  readonly usedAt: number;
}

/** Everything that Gatepost keeps in IndexedDB. */
export interface Schema extends DBSchema {
  robots: { key: string; value: KeptRobots; indexes: { 'by-used': number } };
}

export type Database = IDBPDatabase<Schema>;

const NAME = 'gatepost';
const VERSION = 1;

/** Opens the database, making or migrating it first. Open it anew rather than keep it: a worker's memory may end at any time. */
export function openDatabase(): Promise<Database> {
  return openDB<Schema>(NAME, VERSION, {
    upgrade(database, oldVersion) {
      if (oldVersion < 1) {
        const robots = database.createObjectStore('robots', { keyPath: 'origin' });
        robots.createIndex('by-used', 'usedAt');
      }
    },
  });
}
