// `npm run screenshots [-- folder]`: pictures of the popup and the options page on the demo site, light and dark.
// Without a folder they replace those that the README shows.

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ChromiumWithGatepost } from '../fixtures/chromium.ts';
import { PopupPage } from '../pages/popup-page.ts';
import { serveDemoSite } from '../server/demo-site.ts';
import { startServer } from '../server/loopback-server.ts';
import { findChromium } from '../setup/browsers.ts';
import { buildForChrome } from '../start/build.ts';
import { saveScreenshots } from './save.ts';

const folder = path.resolve(process.argv[2] ?? import.meta.dirname);
const chromium = await findChromium();
if ('missing' in chromium) throw new Error(chromium.missing);
await buildForChrome();
await mkdir(folder, { recursive: true });
const site = await startServer(serveDemoSite);
const gatepost = await ChromiumWithGatepost.launch({ executablePath: chromium.path, headless: true });
try {
  const tab = await gatepost.open(`${site.origin}/plants/`);
  const popup = new PopupPage(await gatepost.clickToolbarButton(tab));
  await popup.verdict();
  const still = await popup.openStill(gatepost);
  await saveScreenshots(still, folder, 'popup');
  await still.close();
  const options = await popup.crawlThisSite(gatepost.browser);
  await options.waitUntil(['finished']);
  await saveScreenshots(options.page, folder, 'crawl');
} finally {
  await gatepost.close();
  await site.close();
}
console.log(`The screenshots are in ${folder}`);
