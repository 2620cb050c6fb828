import { type Page, TimeoutError } from 'puppeteer-core';
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

/** Where the crawl stands, and the sentence that says so. */
type ShownState = { state: CrawlState; sentence: string };

/** One call to the browser must be answered within three minutes; a crawl may take longer. */
const longestWaitMs = 60_000;

const statusLine = '[role="status"]';

/** The options page, driven and read as a person does: by labels, buttons and tabs. */
export class OptionsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Waits until the crawl is in one of the states, and returns which and the sentence that says so. */
  async waitUntil(states: readonly CrawlState[], timeoutMs = 30_000): Promise<ShownState> {
    const until = performance.now() + timeoutMs;
    for (;;) {
      const left = until - performance.now();
      try {
        return await this.#look(states, Math.max(1, Math.min(left, longestWaitMs)));
      } catch (error) {
        if (!(error instanceof TimeoutError) || left <= longestWaitMs) throw error;
      }
    }
  }

  async #look(states: readonly CrawlState[], timeoutMs: number): Promise<ShownState> {
    const selector = states.map((state) => `${statusLine}[data-state="${state}"]`).join(', ');
    const status = await this.page.waitForFunction(
      (selector) => {
        const node = document.querySelector<HTMLElement>(selector);
        return node && { state: node.dataset['state'], sentence: node.textContent.trim() };
      },
      { polling: 'mutation', timeout: timeoutMs },
      selector,
    );
    return (await status.jsonValue()) as ShownState;
  }

  /** Waits until the form holds a seed and the page knows whether it may be read: both come from the browser. */
  async waitForForm(seed: string): Promise<void> {
    await this.page.waitForFunction(
      (seed) => {
        const form = document.querySelector('form');
        const input = form?.querySelector<HTMLInputElement>('input[type="url"]');
        return input?.value === seed && form?.querySelector('.start .soft')?.textContent !== '';
      },
      { polling: 'mutation' },
      seed,
    );
  }

  /**
   * Presses Crawl and waits until the crawl has begun or the form says why not.
   * @returns what the form says, each with its field's label where it stands at one; empty when the crawl has begun
   */
  async submit(): Promise<string[]> {
    await this.press('Crawl');
    const answer = await this.page.waitForFunction(
      (statusLine) => {
        const state = document.querySelector<HTMLElement>(statusLine)?.dataset['state'];
        if (state !== 'idle') return [];
        const problems = Array.from(document.querySelectorAll('form .problem'), (node) => {
          const label = node.closest('.bound')?.querySelector('label')?.textContent.trim();
          const text = node.textContent.trim();
          return text === '' || label === undefined ? text : `${label}: ${text}`;
        }).filter((text) => text !== '');
        return problems.length > 0 ? problems : null;
      },
      { polling: 'mutation' },
      statusLine,
    );
    return (await answer.jsonValue()) as string[];
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
