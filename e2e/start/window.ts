import { ChromiumWithGatepost } from '../fixtures/chromium.ts';
import { inBrowser } from './in-browser.ts';
import { visit } from './visit.ts';

/** Opens a window on the site and leaves it to the person until they close it. */
export async function runWindow(chromium: { path: string; version: string }, url: string): Promise<void> {
  const gatepost = await inBrowser('start the browser', () =>
    ChromiumWithGatepost.launch({ executablePath: chromium.path, headless: false, forPeople: true }),
  );
  const closed = new Promise<void>((resolve) => gatepost.browser.once('disconnected', () => resolve()));
  try {
    await inBrowser(`open ${url}`, async () => {
      const [blank] = await gatepost.browser.pages();
      await gatepost.pinToolbarButton();
      await visit(gatepost, url);
      await blank?.close();
    });
    console.log(`${chromium.version} is open on ${url}: click Gatepost's button in its toolbar.`);
    console.log('Close the window to end.');
    await closed;
  } finally {
    await gatepost.close();
  }
}
