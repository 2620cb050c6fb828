import { expect, test } from '../fixtures/test.ts';
import { OptionsPage } from '../pages/options-page.ts';
import { PopupPage } from '../pages/popup-page.ts';

// Firefox opens the popup in a tab here: nothing can click its toolbar button. Everything else is real.

test('the popup says what is true before and after access is given', async ({ firefox, demoSite }) => {
  const popup = new PopupPage(await firefox.open('popup.html'));
  expect(await popup.verdict()).toMatchObject({ word: 'robots.txt does not apply here', line: null });

  await popup.check(`${demoSite.origin}/drafts/open-day.html`);
  await popup.page.waitForSelector('::-p-text(Not known)');
  expect(await popup.verdict()).toMatchObject({ word: 'Not known', line: null });
  expect(demoSite.requests).toEqual([]);

  await firefox.grant('http://127.0.0.1/*');
  await popup.check(`${demoSite.origin}/drafts/open-day.html`);
  await popup.page.waitForSelector('::-p-text(Allowed)');
  expect(await popup.verdict()).toMatchObject({
    agent: 'Googlebot',
    word: 'Allowed',
    line: 21,
    rule: 'Allow: /drafts/open-day.html',
    robotsTxt: expect.stringMatching(/^200, /),
  });
});

test('a crawl finds the same pages as in Chromium', async ({ firefox, demoSite }) => {
  await firefox.grant('http://127.0.0.1/*');
  const options = new OptionsPage(await firefox.open('options.html#crawl'));
  await options.fill({ Seed: `${demoSite.origin}/`, 'Delay (seconds)': '0' });
  await options.press('Crawl');
  await options.waitUntil(['finished']);
  expect(await options.rows('Pages')).toHaveLength(17);
  expect(await options.rows('Failures')).toHaveLength(1);
  expect(await options.rows('Skipped')).toHaveLength(6);
});
