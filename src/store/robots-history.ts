import type { RobotsRecord } from '../robots/index.ts';
import { keepNewest } from './bounded.ts';
import type { Database, RobotsBody, RobotsHistory } from './database.ts';

/** Origins whose history is kept at the most; the one asked longest ago goes first. */
export const MAX_ORIGINS = 500;
/** Distinct bodies that are kept of one origin; the one seen longest ago goes first. */
export const MAX_BODIES = 20;
/** Characters of base64 that the bodies of one origin may take together, so that huge files do not add up. */
export const MAX_BODIES_LENGTH = 10 * 1024 * 1024;

/** Every body that each origin's robots.txt has had, as far as it was seen. */
export interface RobotsHistoryStore {
  /** What is known of an origin's past; null where nothing is. */
  get(origin: string): Promise<RobotsHistory | null>;
  /**
   * Adds an attempt to the history.
   *
   * @returns the record, completed where it is unreachable with the newest copy from before and since when that has been so
   */
  add(record: RobotsRecord): Promise<RobotsRecord>;
}

/** @param connect gives the database */
export function robotsHistory(connect: () => Promise<Database>): RobotsHistoryStore {
  return {
    async get(origin) {
      return (await (await connect()).get('history', origin)) ?? null;
    },

    async add(record) {
      // Hashing must be over before the transaction begins: one that waits for anything else than itself ends.
      const hash = record.access === 'successful' ? await hashOf(record.body) : null;
      const transaction = (await connect()).transaction('history', 'readwrite');
      const before = await transaction.store.get(record.origin);
      const after = advance(before, record, hash);
      await transaction.store.put(after);
      await keepNewest(transaction, 'by-asked', MAX_ORIGINS);
      await transaction.done;
      const [newest] = after.bodies;
      if (record.access !== 'unreachable') return record;
      return {
        ...record,
        unreachableSince: after.unreachableSince,
        older: newest === undefined ? null : { body: newest.body, seenAt: newest.lastSeen },
      };
    },
  };
}

function advance(
  before: RobotsHistory | undefined,
  { origin, access, body, fetchedAt }: RobotsRecord,
  hash: string | null,
): RobotsHistory {
  const earlier = before?.bodies ?? [];
  const unreachableSince = access === 'unreachable' ? (before?.unreachableSince ?? fetchedAt) : null;
  const bodies = hash === null ? earlier : withBody(earlier, hash, body, fetchedAt);
  return { origin, bodies, unreachableSince, askedAt: fetchedAt };
}

/** The bodies with one more sighting, the one seen last first, within the bounds. */
function withBody(
  earlier: readonly RobotsBody[],
  hash: string,
  body: string,
  seenAt: number,
): readonly RobotsBody[] {
  const known = earlier.find((kept) => kept.hash === hash);
  const seen: RobotsBody = { hash, body, firstSeen: known?.firstSeen ?? seenAt, lastSeen: seenAt };
  const bodies = [seen];
  let length = body.length;
  for (const kept of earlier) {
    length += kept.body.length;
    if (bodies.length === MAX_BODIES || length > MAX_BODIES_LENGTH) break;
    if (kept !== known) bodies.push(kept);
  }
  return bodies;
}

async function hashOf(body: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', Uint8Array.fromBase64(body));
  return new Uint8Array(digest).toBase64();
}
