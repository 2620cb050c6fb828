import type { Browser, Page } from 'puppeteer-core';
import { crawlHash } from '../../src/ui/options/route.ts';
import type { ChromiumWithGatepost } from '../fixtures/chromium.ts';
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

const crawlButton = 'button::-p-text(Crawl this site)';

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

  /** Whether the popup has a crawl to offer. Where robots.txt has no meaning, or nothing is known of it, it has none. */
  async offersCrawl(): Promise<boolean> {
    return (await this.page.$(crawlButton)) !== null;
  }

  /**
   * Opens what the popup shows now, in a window of its own, at the size of a popup with a screen: 400 pixels wide, as
   * high as its content, and 600 at most. Without a screen a popup is 430 x 510, and its target takes no other size.
   * @returns a page to take pictures of and to close
   */
  async openStill(gatepost: ChromiumWithGatepost): Promise<Page> {
    const shown = await this.page.evaluate(() => document.body.innerHTML);
    // A tab in the background is painted only now and then, and in front it would close the popup.
    const still = await gatepost.browser.newPage({ type: 'window' });
    // Its own script would show another popup.
    await still.setJavaScriptEnabled(false);
    await still.setViewport({ width: 400, height: 600 });
    await still.goto(gatepost.url('popup.html'));
    const content = await still.evaluate((shown) => {
      document.body.innerHTML = shown;
      return document.body.getBoundingClientRect().height;
    }, shown);
    await still.setViewport({ width: 400, height: Math.min(Math.ceil(content), 600) });
    return still;
  }

  /** Address of the tab that the popup stands over. */
  async tabAddress(): Promise<string> {
    return (await this.#tab()).url;
  }

  /**
   * Opens the options page as "Crawl this site" does, with the form filled in and nothing requested yet.
   */
  async openCrawlForm(gatepost: ChromiumWithGatepost): Promise<OptionsPage> {
    const { agent } = await this.verdict();
    const { id, url } = await this.#tab();
    const hash = crawlHash({ seed: url, agent, tabId: id, start: false });
    const options = new OptionsPage(await gatepost.open(gatepost.url(`options.html${hash}`)));
    await options.waitForForm(url);
    return options;
  }

  /** The active tab of the window, as the popup itself finds it. Its address is there because of the click. */
  async #tab(): Promise<{ id: number; url: string }> {
    return await this.page.evaluate(async () => {
      const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
      if (tab?.id === undefined) throw new Error('The popup stands over no tab.');
      return { id: tab.id, url: tab.url ?? '' };
    });
  }

  /** Clicks "Crawl this site" and returns the options page that opens. */
  async crawlThisSite(browser: Browser): Promise<OptionsPage> {
    const opened = browser.waitForTarget((target) => target.url().includes('/options.html#crawl'));
    await this.page.locator(crawlButton).click();
    const page = await (await opened).page();
    if (page === null) throw new Error('The options page closed at once.');
    return new OptionsPage(page);
  }
}
