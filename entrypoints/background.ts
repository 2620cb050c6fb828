import { defineBackground } from 'wxt/utils/define-background';
import { pageVerdict } from '../src/background/page-verdict.ts';
import { robotsService } from '../src/background/robots-service.ts';
import { accessTo } from '../src/browser/access.ts';
import { fetchRobots } from '../src/browser/fetch-robots.ts';
import { fetchRobotsInTab } from '../src/browser/fetch-robots-in-tab.ts';
import { tabOf } from '../src/browser/tabs.ts';
import { serve } from '../src/messages/server.ts';
import { robotsCache } from '../src/store/robots-cache.ts';

export default defineBackground({
  type: 'module',
  main() {
    const now = Date.now;
    const cache = robotsCache(now);
    const robots = robotsService({
      cache,
      fetchRobots,
      fetchRobotsInTab: import.meta.env.BROWSER === 'firefox' ? fetchRobotsInTab : null,
      accessTo,
      tabOf,
      now,
    });
    serve({
      'page-verdict': (request) => pageVerdict(robots, request),
      robots,
      'robots-list': () => cache.list(),
      'robots-forget': ({ origin }) => cache.forget(origin).then(() => null),
    });
  },
});
