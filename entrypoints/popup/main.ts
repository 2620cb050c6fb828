import { ROBOTS_TIMEOUT_MS } from '../../src/browser/fetch-robots.ts';
import { pageUrl } from '../../src/browser/runtime.ts';
import { currentTab, openTab, showsBrowserPage } from '../../src/browser/tabs.ts';
import { ask } from '../../src/messages/client.ts';
import { loadSettings, onSettingsChanged, saveSettings } from '../../src/store/settings.ts';
import { crawlHash } from '../../src/ui/options/route.ts';
import { mountPopup } from '../../src/ui/popup/index.tsx';

/** True while the popup stands over a private window, of which nothing may be written. */
let isPrivate = false;

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
    isPrivate = tab?.isPrivate === true;
    if (tab === null) return null;
    const hidden = tab.url === null && (await showsBrowserPage(tab.id));
    return { id: tab.id, url: hidden ? 'chrome://' : (tab.url ?? '') };
  },
  ask,
  loadChoice: loadSettings,
  saveChoice: ({ agent, ownTokens }) => saveSettings({ agent, ownTokens }),
  // The crawl's page opens in an ordinary window, whose history would keep the private page's address.
  openCrawl: (crawl) =>
    void leaveFor(pageUrl(isPrivate ? '/options.html' : `/options.html${crawlHash(crawl)}`)),
  openUrl: (url) => void leaveFor(url),
  onChoiceChanged: onSettingsChanged,
});
