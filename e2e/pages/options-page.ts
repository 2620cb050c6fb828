import type { Page } from 'puppeteer-core';
import type { CrawlReport } from '../../src/crawl/index.ts';
import type { ChromiumWithGatepost } from '../fixtures/chromium.ts';

/** The fields of the crawl's form, by label. */
export type CrawlField =
  | 'Seed'
  | 'Crawler'
  | 'Pages'
  | 'Depth'
  | 'Time (seconds)'
  | 'Size (MB)'
  | 'Delay (seconds)';

export type OptionsButton =
  | 'Crawl'
  | 'Allow access and crawl'
  | 'Stop'
  | 'Change or repeat'
  | 'Download JSON';

export type CrawlState = 'idle' | 'running' | 'finished' | 'failed';

export type CrawlTable = 'Pages' | 'Skipped' | 'Failures';

const statusLine = '[role="status"]';

/** The options page, driven and read as a person does: by labels, buttons and tabs. */
export class OptionsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Waits until the crawl is in one of the states, and returns which and the sentence that says so. */
  async waitUntil(
    states: readonly CrawlState[],
    timeoutMs = 30_000,
  ): Promise<{ state: CrawlState; sentence: string }> {
    const selector = states.map((state) => `${statusLine}[data-state="${state}"]`).join(', ');
    const status = await this.page.waitForFunction(
      (selector) => {
        const node = document.querySelector<HTMLElement>(selector);
        return node && { state: node.dataset['state'], sentence: node.textContent.trim() };
      },
      { polling: 'mutation', timeout: timeoutMs },
      selector,
    );
    return (await status.jsonValue()) as { state: CrawlState; sentence: string };
  }

  /** Writes into the form. Fields that are not named keep what they hold. */
  async fill(values: Partial<Record<CrawlField, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      await this.page.locator(field(label)).fill(value);
    }
  }

  async press(button: OptionsButton): Promise<void> {
    await this.page.locator(`::-p-aria([name="${button}"][role="button"])`).click();
  }

  /** Whether there is a report to take away. A crawl that could not even begin has none. */
  async offersReport(): Promise<boolean> {
    return (await this.page.$('button::-p-text(Download JSON)')) !== null;
  }

  /** The crawl's report, through the page's own download. */
  async report(gatepost: ChromiumWithGatepost): Promise<CrawlReport> {
    return JSON.parse(await gatepost.download(() => this.press('Download JSON')));
  }

  /** The rows of one of the lists, each as the texts of its cells. */
  async rows(table: CrawlTable): Promise<string[][]> {
    await this.page
      .locator(`::-p-xpath(//*[@role="tab"][starts-with(normalize-space(.), "${table}")])`)
      .click();
    return await this.page.$$eval('[role="tabpanel"]:not([hidden]) tbody tr', (rows) =>
      rows.map((row) => Array.from(row.querySelectorAll('td, th'), (cell) => cell.textContent.trim())),
    );
  }
}

/** An input by its label. A tab may carry the same name, so the role has to be that of a field. */
function field(label: string): string {
  return ['textbox', 'spinbutton', 'combobox']
    .map((role) => `::-p-aria([name="${label}"][role="${role}"])`)
    .join(', ');
}
