import { ChromiumWithGatepost } from '../fixtures/chromium.ts';
import { Display } from '../fixtures/display.ts';
import { chromiumPath, expect, needsTools, test } from '../fixtures/test.ts';
import { OptionsPage } from '../pages/options-page.ts';

// The browser's own prompt, answered on the keyboard of a real window.

for (const answer of ['allow', 'deny'] as const) {
  test(`a crawl without access asks for that one origin: ${answer}`, async ({ serve }) => {
    needsTools('Xvfb', 'xdotool');
    const site = await serve({ '/': '<title>Home</title><a href="/a">a</a>', '/a': '<title>A</title>' });
    const display = await Display.start();
    const gatepost = await ChromiumWithGatepost.launch({
      executablePath: chromiumPath(),
      headless: false,
      display: display.name,
    });
    try {
      const page = await gatepost.open(gatepost.url('options.html#crawl'));
      await page.bringToFront();
      const options = new OptionsPage(page);
      await options.fill({ Seed: `${site.origin}/` });
      await options.press('Allow access and crawl');
      await display.answerPrompt(page, answer);
      if (answer === 'allow') {
        await options.waitUntil(['finished']);
        const report = await options.report(gatepost);
        expect(report.pages.map(({ url }) => url)).toEqual([`${site.origin}/`, `${site.origin}/a`]);
        expect((await gatepost.permissions()).origins).toEqual(['http://127.0.0.1/*']);
      } else {
        await page.waitForSelector('::-p-text(nothing was crawled)');
        await page.waitForSelector('::-p-aria([name="Allow access and crawl"][role="button"])');
        expect(site.requests).toEqual([]);
        expect((await gatepost.permissions()).origins).toEqual([]);
      }
    } finally {
      await gatepost.close();
      await display.close();
    }
  });
}
