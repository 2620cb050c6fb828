import path from 'node:path';
import type { Page } from 'puppeteer-core';

/** Saves a page as `NAME-light.png` and `NAME-dark.png`. */
export async function saveScreenshots(page: Page, folder: string, name: string): Promise<void> {
  // Without a screen a popup's window is wider than the popup, and nothing sets its size.
  const size = await page.evaluate(() => ({ width: document.body.offsetWidth, height: window.innerHeight }));
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    await page.screenshot({
      path: path.join(folder, `${name}-${scheme}.png`),
      clip: { x: 0, y: 0, ...size },
    });
  }
  await page.emulateMediaFeatures([]);
}
