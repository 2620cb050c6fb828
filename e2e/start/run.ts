// `npm start [-- <url> options]`: builds the extension and opens a real browser with it on a site. See options.ts.

import { findChromium } from '../setup/browsers.ts';
import { buildForChrome } from './build.ts';
import { runHeadless } from './headless.ts';
import { readOptions, type StartOptions } from './options.ts';
import { Problem } from './problem.ts';
import { openSite } from './site.ts';
import { usage } from './usage.ts';
import { runWindow } from './window.ts';

/** Whether a window could be opened here. macOS and Windows always have a screen. */
function hasDisplay(): boolean {
  return process.platform !== 'linux' || Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);
}

async function start(options: StartOptions): Promise<void> {
  const headless = options.headless || !hasDisplay();
  if (headless && !options.headless) console.log('No display, so headless.');
  const browser = await findChromium();
  if ('missing' in browser) throw new Problem(browser.missing);
  console.log(`Using ${browser.path} (${browser.version}).`);
  const { out, agent, bounds } = options;
  if (!headless && (out !== null || agent !== null || Object.keys(bounds).length > 0)) {
    console.log(
      'The crawler, the bounds and the folder are for --headless; in a window the popup and the crawl page ask for them.',
    );
  }
  await buildForChrome();
  const site = await openSite(options.url);
  try {
    if (headless) await runHeadless(browser, site.url, options);
    else await runWindow(browser, site.url);
  } finally {
    await site.close();
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') console.log(usage);
  else await start(options);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
