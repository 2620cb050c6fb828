import type { Access } from '../browser/access.ts';
import type { RobotsFetch } from '../browser/fetch-robots.ts';
import type { TabView } from '../browser/tabs.ts';
import { waitFor } from '../crawl/index.ts';
import type { NoAnswer, NotKnown, RobotsAnswer, RobotsRequest } from '../messages/protocol.ts';
import type { RobotsRecord } from '../robots/index.ts';
import { attempt } from '../store/attempt.ts';
import type { HostBook } from '../store/hosts.ts';
import type { RobotsCache } from '../store/robots-cache.ts';
import type { RobotsHistoryStore } from '../store/robots-history.ts';
import { withoutRobots } from './not-governed.ts';
import { readAnswer } from './read-answer.ts';

/** A forced refresh within this many milliseconds of the last answer gets that answer: nobody's server is hammered. */
export const REFRESH_INTERVAL_MS = 2_000;

/** What the service needs of the world. */
export interface RobotsServiceParts {
  readonly cache: RobotsCache;
  readonly history: RobotsHistoryStore;
  readonly hosts: HostBook;
  readonly fetchRobots: (url: string) => Promise<RobotsFetch>;
  /** The same from within a tab of the origin, for browsers where a click opens only the tab; null elsewhere. */
  readonly fetchRobotsInTab: ((url: string, tabId: number) => Promise<RobotsFetch>) | null;
  readonly accessTo: (url: string, tabId: number | null) => Promise<Access>;
  readonly tabOf: (id: number) => Promise<TabView | null>;
  /** Makes requests carry what the settings ask for, and gives the User-Agent; null where the browser sends its own. */
  readonly identify: () => Promise<string | null>;
  /** Told in a sentence when something could not be kept. The answer is given all the same. */
  readonly onNotKept: (note: string) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Answers with an origin's robots.txt, from its copy or from the server. */
export type RobotsService = (request: RobotsRequest) => Promise<RobotsAnswer | NoAnswer>;

/**
 * The one place that asks servers for robots.txt. Simultaneous questions about one origin make one request. What
 * it remembers in its own variables is only what is under way, since the browser may end the background at any time.
 */
export function robotsService(parts: RobotsServiceParts): RobotsService {
  const { cache, history, hosts, accessTo, tabOf, now } = parts;
  const underWay = new Map<string, Promise<RobotsAnswer | NoAnswer>>();

  const stored = <T>(work: () => Promise<T>, otherwise: T): Promise<T> =>
    attempt(work, otherwise, parts.onNotKept);

  async function fetched(url: string, tabId: number | null, keep: boolean): Promise<RobotsAnswer | NoAnswer> {
    const { origin, host } = new URL(url);
    const address = `${origin}/robots.txt`;
    const inTab = tabId === null ? null : parts.fetchRobotsInTab;
    const at = now();
    // The headers can be set only where the user gave access: with the access of one click the browser sends its own.
    const userAgent = tabId === null ? await parts.identify() : null;
    const answer =
      inTab === null || tabId === null ? await parts.fetchRobots(address) : await inTab(address, tabId);
    if (answer.kind === 'redirect-hidden') {
      const where = answer.target === null ? 'another site' : new URL(answer.target).origin;
      const detail = `robots.txt of ${origin} redirects to ${where}, which Gatepost may not read.`;
      return notKnown(url, 'redirect-no-permission', detail);
    }
    if (answer.kind === 'failed' && inTab !== null) {
      // The page's own Content-Security-Policy may forbid the request, which says nothing of the server.
      const detail = `robots.txt of ${origin} could not be asked for from within the page (${answer.detail}).`;
      return notKnown(url, 'no-permission', detail);
    }
    if (answer.kind === 'failed' && answer.fault === 'blocked') {
      const detail = `Another extension or the browser stopped the request for ${address} (${answer.detail}).`;
      return notKnown(url, 'blocked', detail);
    }
    const record = readAnswer(origin, answer, now(), userAgent);
    if (!keep) return { kind: 'robots', record, notBefore: null };
    const { status, headers } = record;
    await stored(() => hosts.record(host, { at, status, headers }), undefined);
    return { kind: 'robots', record: await kept(record), notBefore: null };
  }

  function kept(record: RobotsRecord): Promise<RobotsRecord> {
    return stored(async () => {
      const complete = await history.add(record);
      await cache.put(complete);
      return complete;
    }, record);
  }

  /** What is there without asking the server: its copy, and for how long it wants to be left alone. */
  async function known(
    origin: string,
    host: string,
    keep: boolean,
  ): Promise<{ readonly copy: RobotsRecord | null; readonly wait: number }> {
    const copy = await stored(() => (keep ? cache.get(origin) : cache.peek(origin)), null);
    return { copy, wait: waitFor(await stored(() => hosts.get(host), null), now()) };
  }

  /** Asks the server, if it may be asked now. */
  async function asked(
    { url, tabId }: RobotsRequest,
    keep: boolean,
    wait: number,
  ): Promise<RobotsAnswer | NoAnswer> {
    const { origin, host } = new URL(url);
    const access = await accessTo(url, tabId);
    if (access === 'none') return notKnown(url, 'no-permission', `Gatepost has no access to ${origin} now.`);
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1000);
      return notKnown(url, 'not-before', `${host} asks to be left alone for ${seconds} s more.`);
    }
    const key = `${keep ? 'kept' : 'private'} ${origin}`;
    let answer = underWay.get(key);
    if (answer === undefined) {
      answer = fetched(url, access === 'this-click' ? tabId : null, keep).finally(() => underWay.delete(key));
      underWay.set(key, answer);
    }
    return answer;
  }

  return async (request) => {
    const { url, tabId, refresh } = request;
    const none = withoutRobots(url);
    if (none !== null) return none;
    const { origin, host } = new URL(url);
    const tab = tabId === null ? null : await tabOf(tabId);
    // Nothing of a private window is ever written, not even that it was there.
    const keep = tab?.isPrivate !== true;
    const { copy, wait } = await known(origin, host, keep);
    const isRecent = copy !== null && now() - copy.fetchedAt < REFRESH_INTERVAL_MS;
    if (copy !== null && (!refresh || isRecent || wait > 0)) {
      return { kind: 'robots', record: copy, notBefore: wait > 0 ? now() + wait : null };
    }
    return asked(request, keep, wait);
  };
}

function notKnown(url: string, cause: NotKnown, detail: string): NoAnswer {
  return { kind: 'not-known', url, cause, detail };
}
