import { defineBackground } from 'wxt/utils/define-background';
import { pageVerdict } from '../src/background/page-verdict.ts';
import { robotsService } from '../src/background/robots-service.ts';
import { accessTo } from '../src/browser/access.ts';
import { fetchRobots } from '../src/browser/fetch-robots.ts';
import { fetchRobotsInTab } from '../src/browser/fetch-robots-in-tab.ts';
import { ownVersion, sendAs } from '../src/browser/identity-rule.ts';
import { tabOf } from '../src/browser/tabs.ts';
import { serve } from '../src/messages/server.ts';
import { connect } from '../src/store/connection.ts';
import { hostBook } from '../src/store/hosts.ts';
import { identityOf } from '../src/store/identity.ts';
import { addNotice } from '../src/store/notices.ts';
import { robotsCache } from '../src/store/robots-cache.ts';
import { robotsHistory } from '../src/store/robots-history.ts';
import { loadSettings } from '../src/store/settings.ts';

export default defineBackground({
  type: 'module',
  main() {
    const now = Date.now;
    const cache = robotsCache(connect, now);
    const robots = robotsService({
      cache,
      history: robotsHistory(connect),
      hosts: hostBook(connect),
      fetchRobots,
      fetchRobotsInTab: import.meta.env.BROWSER === 'firefox' ? fetchRobotsInTab : null,
      accessTo,
      tabOf,
      identify,
      onNotKept: (note) => void addNotice(note),
      now,
    });
    serve({
      'page-verdict': (request) => pageVerdict(robots, request, now()),
      robots,
      'robots-list': () => cache.list(),
      'robots-forget': ({ origin }) => cache.forget(origin).then(() => null),
    });
  },
});

async function identify(): Promise<string | null> {
  const identity = identityOf(await loadSettings(), ownVersion());
  await sendAs(identity);
  return identity.userAgent;
}
