import type { CrawlReport } from '../../src/crawl/index.ts';
import { DEFAULT_BOUNDS } from '../../src/crawl/index.ts';
import { BOUNDS_FIELDS, type BoundsField } from '../../src/ui/options/bounds-fields.ts';
import { ChromiumWithGatepost } from '../fixtures/chromium.ts';
import type { OptionsPage } from '../pages/options-page.ts';
import { PopupPage, type ShownVerdict } from '../pages/popup-page.ts';
import { saveScreenshots } from '../screenshots/save.ts';
import { inBrowser } from './in-browser.ts';
import type { BoundsGiven, StartOptions } from './options.ts';
import { type OutFolder, openFolder } from './out-folder.ts';
import { printCrawl, printVerdict } from './print.ts';
import { Problem } from './problem.ts';
import { visit } from './visit.ts';

/** A crawl ends by its own time limit. One that goes on for so much longer never will. */
const patienceMs = 120_000;

/** Does what a person does, without a window, and leaves the report and the screenshots in a folder. */
export async function runHeadless(
  chromium: { path: string },
  url: string,
  options: StartOptions,
): Promise<void> {
  const gatepost = await inBrowser('start the browser', () =>
    ChromiumWithGatepost.launch({ executablePath: chromium.path, headless: true }),
  );
  try {
    // The tab has to stay open on the site: the click on the toolbar button lets Gatepost read it just so long.
    const tab = await inBrowser(`open ${url}`, () => visit(gatepost, url));
    const folder = await openFolder(options.out);
    try {
      const popup = await inBrowser(
        'open the popup',
        async () => new PopupPage(await gatepost.clickToolbarButton(tab)),
      );
      const verdict = await readVerdict(gatepost, popup, url, options.agent, folder);
      const page = await startCrawl(gatepost, popup, options.bounds);
      printCrawl(await takeReport(gatepost, page, { verdict, folder, bounds: options.bounds }));
    } finally {
      folder.printContents();
    }
  } finally {
    await gatepost.close();
  }
}

/** Reads, prints and pictures what the popup says. */
async function readVerdict(
  gatepost: ChromiumWithGatepost,
  popup: PopupPage,
  url: string,
  agent: string | null,
  folder: OutFolder,
): Promise<ShownVerdict> {
  if (agent !== null) await inBrowser(`choose ${agent} in the popup`, () => popup.chooseCrawler(agent));
  return await inBrowser('read the verdict in the popup', async () => {
    const verdict = await popup.verdict();
    printVerdict(url, await popup.tabAddress(), verdict);
    const still = await popup.openStill(gatepost);
    await saveScreenshots(still, folder.path, 'popup');
    await still.close();
    folder.has('screenshots');
    if (!(await popup.offersCrawl())) throw new Problem(`There is nothing to crawl. ${verdict.sentence}`);
    return verdict;
  });
}

/** With bounds, the crawl page's own form is filled in and sent; without, the popup's button starts the crawl at once. */
async function startCrawl(
  gatepost: ChromiumWithGatepost,
  popup: PopupPage,
  bounds: BoundsGiven,
): Promise<OptionsPage> {
  return await inBrowser('start the crawl', async () => {
    const fields = Object.keys(bounds) as BoundsField[];
    if (fields.length === 0) return await popup.crawlThisSite(gatepost.browser);
    const options = await popup.openCrawlForm(gatepost);
    await options.fill(
      Object.fromEntries(fields.map((field) => [BOUNDS_FIELDS[field].label, bounds[field] ?? ''])),
    );
    const problems = await options.submit();
    if (problems.length > 0) throw new Problem(`The crawl did not start. ${problems.join(' ')}`);
    return options;
  });
}

/** Waits for the end of the crawl, pictures it and saves its report. */
async function takeReport(
  gatepost: ChromiumWithGatepost,
  options: OptionsPage,
  { verdict, folder, bounds }: { verdict: ShownVerdict; folder: OutFolder; bounds: BoundsGiven },
): Promise<CrawlReport> {
  const limitMs = bounds.time === undefined ? DEFAULT_BOUNDS.maxTimeMs : Number(bounds.time) * 1000;
  return await inBrowser('see the crawl to its end', async () => {
    const { sentence } = await options.waitUntil(['finished', 'failed'], limitMs + patienceMs);
    await saveScreenshots(options.page, folder.path, 'crawl');
    folder.has('screenshots');
    if (!(await options.offersReport())) throw new Problem(sentence);
    const report = await options.report(gatepost);
    await folder.saveReport({ ...report, verdict });
    // A seed that robots.txt forbids is an answer; one that cannot be had is a failure.
    const { seedProblem } = report;
    if (seedProblem !== null && seedProblem.kind !== 'disallowed') throw new Problem(seedProblem.detail);
    return report;
  });
}
