import type { Access } from '../browser/access.ts';
import type { RobotsFetch } from '../browser/fetch-robots.ts';
import type { TabView } from '../browser/tabs.ts';
import type { NoAnswer, RobotsAnswer, RobotsRequest } from '../messages/protocol.ts';
import type { RobotsCache } from '../store/robots-cache.ts';
import { withoutRobots } from './not-governed.ts';
import { readAnswer } from './read-answer.ts';

/** A forced refresh within this many milliseconds of the last answer gets that answer: nobody's server is hammered. */
export const REFRESH_INTERVAL_MS = 2_000;

/** What the service needs of the world. */
export interface RobotsServiceParts {
  readonly cache: RobotsCache;
  readonly fetchRobots: (url: string) => Promise<RobotsFetch>;
  /** The same from within a tab of the origin, for browsers where a click opens only the tab; null elsewhere. */
  readonly fetchRobotsInTab: ((url: string, tabId: number) => Promise<RobotsFetch>) | null;
  readonly accessTo: (url: string, tabId: number | null) => Promise<Access>;
  readonly tabOf: (id: number) => Promise<TabView | null>;
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
  const { cache, accessTo, tabOf, now } = parts;
  const underWay = new Map<string, Promise<RobotsAnswer | NoAnswer>>();

  async function fetched(url: string, tabId: number | null, keep: boolean): Promise<RobotsAnswer | NoAnswer> {
    const { origin } = new URL(url);
    const address = `${origin}/robots.txt`;
    const inTab = tabId === null ? null : parts.fetchRobotsInTab;
    const answer =
      inTab === null || tabId === null ? await parts.fetchRobots(address) : await inTab(address, tabId);
    if (inTab !== null && answer.kind === 'failed') {
      // The page's own Content-Security-Policy may forbid the request, which says nothing of the server.
      return {
        kind: 'not-known',
        url,
        cause: 'no-permission',
        detail: `robots.txt of ${origin} could not be asked for from within the page (${answer.detail}).`,
      };
    }
    if (answer.kind === 'redirect-hidden') {
      const where = answer.target === null ? 'another site' : new URL(answer.target).origin;
      return {
        kind: 'not-known',
        url,
        cause: 'redirect-no-permission',
        detail: `robots.txt of ${origin} redirects to ${where}, which Gatepost may not read.`,
      };
    }
    const record = readAnswer(origin, answer, now());
    if (keep) await cache.put(record);
    return { kind: 'robots', record };
  }

  return async ({ url, tabId, refresh }) => {
    const none = withoutRobots(url);
    if (none !== null) return none;
    const { origin } = new URL(url);

    const kept = await cache.get(origin);
    const mayServeKept = !refresh || (kept !== null && now() - kept.fetchedAt < REFRESH_INTERVAL_MS);
    if (kept !== null && mayServeKept) return { kind: 'robots', record: kept };

    const access = await accessTo(url, tabId);
    if (access === 'none') {
      return {
        kind: 'not-known',
        url,
        cause: 'no-permission',
        detail: `Gatepost has no access to ${origin} now.`,
      };
    }
    const tab = tabId === null ? null : await tabOf(tabId);
    // Nothing of a private window is ever written.
    const keep = tab?.isPrivate !== true;
    const key = `${keep ? 'kept' : 'private'} ${origin}`;
    let answer = underWay.get(key);
    if (answer === undefined) {
      answer = fetched(url, access === 'this-click' ? tabId : null, keep).finally(() => underWay.delete(key));
      underWay.set(key, answer);
    }
    return answer;
  };
}
