import { FirefoxWithGatepost } from '../fixtures/firefox.ts';
import { expect, test } from '../fixtures/test.ts';

/** `npm test` finds Firefox and names it here. */
const firefox = process.env['FIREFOX_PATH'] ?? 'firefox';

test('the popup and the options page open in Firefox and show themselves', async () => {
  const gatepost = await FirefoxWithGatepost.launch(firefox);
  try {
    const popup = await gatepost.open('popup.html');
    await popup.waitForSelector('section[aria-label="Verdict"] h1');
    const options = await gatepost.open('options.html');
    await options.waitForSelector('[role="status"][data-state="idle"]');
    expect(await options.$eval('h1', (heading) => heading.textContent)).not.toBe('');
  } finally {
    await gatepost.close();
  }
});
