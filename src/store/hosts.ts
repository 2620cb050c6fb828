import { afterVisit, type HostState, type Visit } from '../crawl/index.ts';
import { keepNewest } from './bounded.ts';
import type { Database } from './database.ts';

/** Hosts that are remembered at the most; the one visited longest ago goes first. */
export const MAX_HOSTS = 500;

/** How each host was treated, and how it wants to be. */
export interface HostBook {
  get(host: string): Promise<HostState | null>;
  /** Adds a visit. */
  record(host: string, visit: Visit): Promise<void>;
  /** Last visited first. */
  list(): Promise<readonly HostState[]>;
  /** Forgets one host, or all of them where the host is null. */
  forget(host: string | null): Promise<void>;
}

/** @param connect gives the database */
export function hostBook(connect: () => Promise<Database>): HostBook {
  return {
    async get(host) {
      return (await (await connect()).get('hosts', host)) ?? null;
    },
    async record(host, visit) {
      const transaction = (await connect()).transaction('hosts', 'readwrite');
      const before = (await transaction.store.get(host)) ?? null;
      await transaction.store.put(afterVisit(before, host, visit));
      await keepNewest(transaction, 'by-visit', MAX_HOSTS);
      await transaction.done;
    },
    async list() {
      return (await (await connect()).getAllFromIndex('hosts', 'by-visit')).reverse();
    },
    async forget(host) {
      const database = await connect();
      await (host === null ? database.clear('hosts') : database.delete('hosts', host));
    },
  };
}
