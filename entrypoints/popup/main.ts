import { ROBOTS_TIMEOUT_MS } from '../../src/browser/fetch-robots.ts';
import { pageUrl } from '../../src/browser/runtime.ts';
import { currentTab, openTab } from '../../src/browser/tabs.ts';
import { ask } from '../../src/messages/client.ts';
import { loadSettings, onSettingsChanged, saveSettings } from '../../src/store/settings.ts';
import { crawlHash } from '../../src/ui/options/route.ts';
import { mountPopup } from '../../src/ui/popup/index.tsx';

/** Opens a tab and closes the popup, which some browsers would leave open over it. */
async function leaveFor(url: string): Promise<void> {
  await openTab(url);
  window.close();
}

mountPopup(document.getElementById('root') as HTMLElement, {
  now: Date.now,
  robotsTimeoutMs: ROBOTS_TIMEOUT_MS,
  currentTab: async () => {
    const tab = await currentTab();
    return tab === null ? null : { id: tab.id, url: tab.url ?? '' };
  },
  ask,
  loadChoice: loadSettings,
  saveChoice: ({ agent, ownTokens }) => saveSettings({ agent, ownTokens }),
  openCrawl: (crawl) => void leaveFor(pageUrl(`/options.html${crawlHash(crawl)}`)),
  openUrl: (url) => void leaveFor(url),
  onChoiceChanged: onSettingsChanged,
});
