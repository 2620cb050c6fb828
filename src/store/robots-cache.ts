import type { RobotsRecord, RobotsSummary } from '../robots/index.ts';
import { keepNewest } from './bounded.ts';
import type { Database } from './database.ts';

/** Origins whose robots.txt is kept at the most; the least recently used goes first. */
export const MAX_ORIGINS = 500;

/** The robots.txt of many origins, kept until each expires. Survives the end of the background and of the browser. */
export interface RobotsCache {
  /** The copy of an origin; null where there is none or it has expired, which drops it. Counts as a use. */
  get(origin: string): Promise<RobotsRecord | null>;
  /** The same without any trace: nothing is written, and it does not count as a use. */
  peek(origin: string): Promise<RobotsRecord | null>;
  /** Keeps a copy, and drops the least recently used ones past the limit. */
  put(record: RobotsRecord): Promise<void>;
  /** Everything that is kept and has not expired, last used first. */
  list(): Promise<readonly RobotsSummary[]>;
  /** Drops the copy of one origin, or all of them where the origin is null. */
  forget(origin: string | null): Promise<void>;
}

/**
 * @param connect gives the database
 * @param now milliseconds since the epoch
 */
export function robotsCache(connect: () => Promise<Database>, now: () => number): RobotsCache {
  return {
    async get(origin) {
      const transaction = (await connect()).transaction('robots', 'readwrite');
      const kept = await transaction.store.get(origin);
      if (kept === undefined) return null;
      const { usedAt: _, ...record } = kept;
      const current = isCurrent(record, now());
      await (current
        ? transaction.store.put({ ...record, usedAt: now() })
        : transaction.store.delete(origin));
      await transaction.done;
      return current ? record : null;
    },

    async peek(origin) {
      const kept = await (await connect()).get('robots', origin);
      if (kept === undefined || !isCurrent(kept, now())) return null;
      const { usedAt: _, ...record } = kept;
      return record;
    },

    async put(record) {
      const transaction = (await connect()).transaction('robots', 'readwrite');
      await transaction.store.put({ ...record, usedAt: now() });
      await keepNewest(transaction, 'by-used', MAX_ORIGINS);
      await transaction.done;
    },

    async list() {
      const kept = await (await connect()).getAllFromIndex('robots', 'by-used');
      const current = kept.reverse().filter((record) => isCurrent(record, now()));
      return current.map(
        ({ usedAt: _used, body: _body, older: _older, unreachableSince: _since, ...summary }) => summary,
      );
    },

    async forget(origin) {
      const database = await connect();
      await (origin === null ? database.clear('robots') : database.delete('robots', origin));
    },
  };
}

/** A copy from the future shows that the clock was set back, and then nobody knows how old it is. */
function isCurrent({ fetchedAt, expiresAt }: RobotsSummary, now: number): boolean {
  return fetchedAt <= now && now < expiresAt;
}
