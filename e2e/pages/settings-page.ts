import type { Page } from 'puppeteer-core';

export type SettingsTable = 'Hosts Gatepost has asked' | 'robots.txt copies kept';

/** The settings view of the options page, driven and read as a person does. */
export class SettingsPage {
  readonly page: Page;

  /** @param page an options page, anywhere */
  constructor(page: Page) {
    this.page = page;
  }

  /** Goes to the settings, so that they are read anew. */
  async open(): Promise<void> {
    await this.page.locator('nav a::-p-text(Crawl)').click();
    await this.page.locator('nav a::-p-text(Settings)').click();
    await this.page.locator('::-p-text(How Gatepost asks)').wait();
  }

  /** Chooses one of a few ways, by its name. */
  async choose(name: string): Promise<void> {
    await this.page.locator(`::-p-aria([name="${name}"][role="radio"])`).click();
  }

  /** Writes the From address over what stands there and leaves the field, which keeps it. */
  async writeFrom(address: string): Promise<void> {
    await this.page
      .locator('::-p-aria([name="E-mail address that goes with requests"][role="textbox"])')
      .click({ count: 3 });
    await this.page.keyboard.press('Backspace');
    await this.page.keyboard.type(address);
    await this.page.keyboard.press('Tab');
  }

  /** What the extension keeps of the settings now: a change takes a moment. */
  async kept(): Promise<unknown> {
    return await this.page.evaluate(async () => (await chrome.storage.local.get('settings'))['settings']);
  }

  async press(button: string): Promise<void> {
    await this.page.locator(`::-p-aria([name="${button}"][role="button"])`).click();
  }

  /** The rows of a table, each as the texts of its cells; none where there is no such table. */
  async rows(table: SettingsTable): Promise<string[][]> {
    return await this.page.$$eval(`table[aria-label="${table}"] tbody tr:not(.gap)`, (rows) =>
      rows.map((row) => Array.from(row.querySelectorAll('td'), (cell) => cell.textContent.trim())),
    );
  }
}
