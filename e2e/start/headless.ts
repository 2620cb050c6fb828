import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CrawlReport } from '../../src/crawl/index.ts';
import { ChromiumWithGatepost } from '../fixtures/chromium.ts';
import type { CrawlField, OptionsPage } from '../pages/options-page.ts';
import { PopupPage, type ShownVerdict } from '../pages/popup-page.ts';
import { saveScreenshots } from '../screenshots/save.ts';
import type { CrawlBounds, StartOptions } from './options.ts';
import { printCrawl, printVerdict } from './print.ts';
import { Problem } from './problem.ts';
import { visit } from './visit.ts';

/** What is saved as report.json: the crawl's own export, and the verdict as the popup showed it. */
type SavedReport = CrawlReport & { verdict: ShownVerdict };

/** A crawl ends by its own time limit, two minutes. One that does not end in this time never will. */
const patienceMs = 240_000;

/** Does what a person does, without a window, and leaves the report and the screenshots in a folder. */
export async function runHeadless(
  chromium: { path: string; version: string },
  url: string,
  { out, bounds }: StartOptions,
): Promise<void> {
  const gatepost = await ChromiumWithGatepost.launch({ executablePath: chromium.path, headless: true });
  try {
    // The tab has to stay open on the site: the click on the toolbar button lets Gatepost read it just so long.
    const tab = await visit(gatepost, url);
    const folder = await openFolder(out);
    const popup = new PopupPage(await gatepost.clickToolbarButton(tab));
    if (bounds.agent !== null) await popup.chooseCrawler(bounds.agent);
    const verdict = await popup.verdict();
    printVerdict(url, verdict);
    await saveScreenshots(popup.page, folder, 'popup');

    const options = await popup.crawlThisSite(gatepost.browser);
    await crawlWithin(options, bounds);
    const { sentence } = await options.waitUntil(['finished', 'failed'], patienceMs);
    await saveScreenshots(options.page, folder, 'crawl');
    if (!(await options.offersReport())) throw new Problem(sentence);
    const report: SavedReport = { ...(await options.report(gatepost)), verdict };
    await writeFile(path.join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
    // A seed that robots.txt forbids is an answer; one that cannot be had is a failure.
    const { seedProblem } = report;
    if (seedProblem !== null && seedProblem.kind !== 'disallowed') throw new Problem(sentence);
    printCrawl(report);
    console.log(`\nreport.json and screenshots are in ${folder}`);
  } finally {
    await gatepost.close();
  }
}

/** The crawl has begun by itself with the default bounds. When others were asked for, it begins anew with those. */
async function crawlWithin(options: OptionsPage, { maxPages, maxDepth, delay }: CrawlBounds): Promise<void> {
  const values: Partial<Record<CrawlField, string>> = {
    ...(maxPages === null ? {} : { Pages: String(maxPages) }),
    ...(maxDepth === null ? {} : { Depth: String(maxDepth) }),
    ...(delay === null ? {} : { 'Delay (seconds)': String(delay) }),
  };
  if (Object.keys(values).length === 0) return;
  let { state } = await options.waitUntil(['running', 'finished', 'failed']);
  if (state === 'running') {
    await options.press('Stop');
    ({ state } = await options.waitUntil(['finished', 'failed']));
  }
  if (state === 'finished') await options.press('Change or repeat');
  await options.fill(values);
  await options.press('Crawl');
  await options.waitUntil(['running']);
}

async function openFolder(out: string | null): Promise<string> {
  if (out === null) return await mkdtemp(path.join(tmpdir(), 'gatepost-'));
  const folder = path.resolve(out);
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new Problem(`The folder ${folder} cannot be made: ${(error as Error).message}.`);
  }
  return folder;
}
