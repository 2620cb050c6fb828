import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { HostState } from '../crawl/index.ts';
import type { RobotsRecord } from '../robots/index.ts';

/** A kept robots.txt with the time it was last asked for. */
export interface KeptRobots extends RobotsRecord {
  /** Milliseconds since the epoch. */
  readonly usedAt: number;
}

/** One body that an origin's robots.txt has had. */
export interface RobotsBody {
  /** SHA-256 of the bytes, in base64. */
  readonly hash: string;
  /** The bytes in base64. */
  readonly body: string;
  /** Milliseconds since the epoch. */
  readonly firstSeen: number;
  readonly lastSeen: number;
}

/** What an origin's robots.txt has been over time. */
export interface RobotsHistory {
  readonly origin: string;
  /** Distinct bodies, the one seen last first. */
  readonly bodies: readonly RobotsBody[];
  /** Since when every attempt has found the file unreachable; null while it is not. */
  readonly unreachableSince: number | null;
  /** When the origin was last asked, in milliseconds since the epoch. */
  readonly askedAt: number;
}

/** Everything that Gatepost keeps in IndexedDB. */
export interface Schema extends DBSchema {
  robots: { key: string; value: KeptRobots; indexes: { 'by-used': number } };
  history: { key: string; value: RobotsHistory; indexes: { 'by-asked': number } };
  hosts: { key: string; value: HostState; indexes: { 'by-visit': number } };
}

export type Database = IDBPDatabase<Schema>;

const NAME = 'gatepost';

type Migration = (database: Database) => void;

/** Each takes the database one version further. Never change one that was released: add another. */
const MIGRATIONS: readonly Migration[] = [
  (database) => {
    database.createObjectStore('robots', { keyPath: 'origin' }).createIndex('by-used', 'usedAt');
    database.createObjectStore('history', { keyPath: 'origin' }).createIndex('by-asked', 'askedAt');
    database.createObjectStore('hosts', { keyPath: 'host' }).createIndex('by-visit', 'lastAt');
  },
];

/**
 * Opens the database, making or migrating it first. One that cannot be opened, because it is damaged or was made by a
 * later version, is made anew: all it holds can be asked for again.
 *
 * @param onRebuilt told in a sentence when that had to be done
 */
export async function openDatabase(onRebuilt: (note: string) => void): Promise<Database> {
  try {
    return await open();
  } catch (error) {
    const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    await deleteDB(NAME);
    const database = await open();
    onRebuilt(`What Gatepost had kept could not be read and was started afresh (${why}).`);
    return database;
  }
}

function open(): Promise<Database> {
  return openDB<Schema>(NAME, MIGRATIONS.length, {
    upgrade(database, oldVersion) {
      for (const migrate of MIGRATIONS.slice(oldVersion)) migrate(database);
    },
    blocking(_current, _blocked, event) {
      // A page of a newer version wants to migrate: it must not wait for this one to be closed.
      (event.target as IDBDatabase).close();
    },
  });
}
