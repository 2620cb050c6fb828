import {
  accessTo,
  grantedPatterns,
  onAccessChanged,
  requestAccess,
  withdrawAccess,
} from '../../src/browser/access.ts';
import { saveFile } from '../../src/browser/save-file.ts';
import { openTab } from '../../src/browser/tabs.ts';
import { ask } from '../../src/messages/client.ts';
import { connect } from '../../src/store/connection.ts';
import { hostBook } from '../../src/store/hosts.ts';
import { clearNotices, listNotices, onNoticesChanged } from '../../src/store/notices.ts';
import { loadSettings, onSettingsChanged, saveSettings } from '../../src/store/settings.ts';
import { mountOptions } from '../../src/ui/options/index.tsx';
import { startCrawl } from './start-crawl.ts';

const hosts = hostBook(connect);

mountOptions(document.getElementById('root') as HTMLElement, {
  now: Date.now,
  checkAccess: async (url, tabId) => {
    const access = await accessTo(url, tabId);
    // In Firefox a click opens the tab, but not its origin to this page's own requests, and a crawl is made of those.
    return import.meta.env.BROWSER === 'firefox' && access === 'this-click' ? 'none' : access;
  },
  requestAccess,
  startCrawl,
  saveFile,
  openUrl: (url) => void openTab(url),
  loadSettings,
  saveSettings,
  listSites: grantedPatterns,
  withdrawSite: withdrawAccess,
  listRobotsCopies: () => ask('robots-list', {}),
  forgetRobots: async (origin) => void (await ask('robots-forget', { origin })),
  listHosts: hosts.list,
  forgetHost: hosts.forget,
  listNotices,
  clearNotices,
  onAccessChanged,
  onSettingsChanged,
  onNoticesChanged,
});
