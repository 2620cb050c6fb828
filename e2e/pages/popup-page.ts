import type { Browser, Page } from 'puppeteer-core';
import { OptionsPage } from './options-page.ts';

/** The verdict as a person reads it in the popup. */
export type ShownVerdict = {
  /** Product token of the crawler that the verdict is for. */
  agent: string;
  /** The one word, such as "Allowed". */
  word: string;
  sentence: string;
  /** 1-based line of the deciding rule in robots.txt, null where no rule decides. */
  line: number | null;
  /** The deciding rule as written, null likewise. */
  rule: string | null;
  /** Which group applies, or why there are no rules; null where robots.txt has no meaning. */
  why: string | null;
  /** What became of robots.txt, such as "200, 1.2 kB"; null likewise. */
  robotsTxt: string | null;
};

/** The section once it says something that stays: while it waits, a screen reader is kept from reading it. */
const settled = 'section[aria-label="Verdict"]:not([aria-live="off"])';

const pickerButton = 'button[aria-label^="Crawler:"]';

/** The popup, driven and read as a person does: by headings, labels and roles. */
export class PopupPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The verdict, once it is there. */
  async verdict(): Promise<ShownVerdict> {
    await this.page.waitForSelector(`${settled} h1`);
    return await this.page.$eval(settled, (section): ShownVerdict => {
      const text = (selector: string) => section.querySelector(selector)?.textContent.trim() || null;
      const under = (heading: string, selector: string) => {
        const sections = Array.from(document.querySelectorAll('details'));
        const found = sections.find((details) => details.querySelector('h2')?.textContent === heading);
        return found?.querySelector(selector)?.textContent.trim() || null;
      };
      // Where no line decides, the chip shows the status of robots.txt instead.
      const line = section.querySelector('.chip[aria-label^="Line "]');
      const picker = document.querySelector('button[aria-label^="Crawler:"]');
      return {
        agent: picker?.textContent.trim() ?? '',
        word: text('h1') ?? '',
        sentence: text('.sentence') ?? '',
        line: line ? Number(text('.chip .n')) : null,
        rule: line ? text('.chip .t') : null,
        why: under('Why', '.why'),
        robotsTxt: under('robots.txt', '.sum'),
      };
    });
  }

  /** Asks about another address, as the popup offers on pages that robots.txt has no meaning for. */
  async check(url: string): Promise<void> {
    await this.page.locator('::-p-aria([name="Check another address"][role="textbox"])').fill(url);
    await this.page.locator('::-p-aria([name="Check"][role="button"])').click();
  }

  /** Chooses a crawler by its product token through the picker's search, and waits for its verdict. */
  async chooseCrawler(token: string): Promise<void> {
    await this.page.waitForSelector(settled);
    await this.page.locator(pickerButton).click();
    await this.page.locator('[role="combobox"][aria-label="Search crawlers"]').fill(token);
    await this.page.locator(`[role="option"][aria-label="${token}"]`).click();
    await this.page.waitForSelector(`button[aria-label^="Crawler: ${token}."]`);
  }

  /** Clicks "Crawl this site" and returns the options page that opens. */
  async crawlThisSite(browser: Browser): Promise<OptionsPage> {
    const opened = browser.waitForTarget((target) => target.url().includes('/options.html#crawl'));
    await this.page.locator('button::-p-text(Crawl this site)').click();
    const page = await (await opened).page();
    if (page === null) throw new Error('The options page closed at once.');
    return new OptionsPage(page);
  }
}
