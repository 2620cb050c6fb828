import type { RobotsRecord, RobotsSummary } from '../robots/index.ts';
import { type Database, openDatabase } from './database.ts';

/** Origins whose robots.txt is kept at the most; the least recently used goes first. */
export const MAX_ORIGINS = 500;

/** The robots.txt of many origins, kept until each expires. Survives the end of the background and of the browser. */
export interface RobotsCache {
  /** The copy of an origin; null where there is none or it has expired. Counts as a use. */
  get(origin: string): Promise<RobotsRecord | null>;
  /** Keeps a copy, and drops the least recently used ones past the limit. */
  put(record: RobotsRecord): Promise<void>;
  /** Everything that is kept and has not expired, last used first. */
  list(): Promise<readonly RobotsSummary[]>;
  /** Drops the copy of one origin, or all of them where the origin is null. */
  forget(origin: string | null): Promise<void>;
}

/**
 * @param now milliseconds since the epoch
 * @param open where the copies are kept
 */
export function robotsCache(now: () => number, open: () => Promise<Database> = openDatabase): RobotsCache {
  let database: Promise<Database> | null = null;
  const opened = (): Promise<Database> => {
    database ??= open().catch((error: unknown) => {
      database = null;
      throw error;
    });
    return database;
  };

  return {
    async get(origin) {
      const db = await opened();
      const kept = await db.get('robots', origin);
      if (kept === undefined) return null;
      if (kept.expiresAt <= now()) {
        await db.delete('robots', origin);
        return null;
      }
      const { usedAt: _, ...record } = kept;
      await db.put('robots', { ...record, usedAt: now() });
      return record;
    },

    async put(record) {
      const transaction = (await opened()).transaction('robots', 'readwrite');
      await transaction.store.put({ ...record, usedAt: now() });
      let surplus = (await transaction.store.count()) - MAX_ORIGINS;
      for (
        let oldest = await transaction.store.index('by-used').openCursor();
        oldest !== null && surplus > 0;
        oldest = await oldest.continue()
      ) {
        await oldest.delete();
        surplus--;
      }
      await transaction.done;
    },

    async list() {
      const kept = await (await opened()).getAllFromIndex('robots', 'by-used');
      const summaries: RobotsSummary[] = [];
      for (const { usedAt: _used, body: _body, ...summary } of kept.reverse()) {
        if (summary.expiresAt > now()) summaries.push(summary);
      }
      return summaries;
    },

    async forget(origin) {
      const db = await opened();
      await (origin === null ? db.clear('robots') : db.delete('robots', origin));
    },
  };
}
