import path from 'node:path';
import type { Page } from 'puppeteer-core';

/** Saves what a page shows as `NAME-light.png` and `NAME-dark.png`. */
export async function saveScreenshots(page: Page, folder: string, name: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    await page.screenshot({ path: path.join(folder, `${name}-${scheme}.png`) });
  }
  await page.emulateMediaFeatures([]);
}
