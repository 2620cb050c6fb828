import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../fixtures/test.ts';
import { OptionsPage } from '../pages/options-page.ts';
import { PopupPage } from '../pages/popup-page.ts';
import { SettingsPage } from '../pages/settings-page.ts';
import type { LoopbackServer } from '../server/loopback-server.ts';

// What a site learns of who asks: chosen in the real settings, seen by a real server.

const answers = {
  '/robots.txt': { headers: { 'set-cookie': 'robots=1' }, body: 'User-agent: *\nDisallow: /private/\n' },
  '/': { headers: { 'set-cookie': 'home=1' }, body: '<title>Home</title><a href="/a">a</a>' },
  '/a': { headers: { 'set-cookie': 'a=1' }, body: '<title>A</title><a href="/b">b</a>' },
  '/b': '<title>B</title>',
};

const { version } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'),
) as { version: string };

/** Says in the settings who asks, waits until that is kept, and goes to the crawl. */
async function askAs(
  settings: SettingsPage,
  name: string,
  kept: { identity: string; from: string },
): Promise<void> {
  await settings.open();
  await settings.choose(name);
  await expect.poll(() => settings.kept()).toMatchObject({ identity: kept.identity });
  await settings.writeFrom(kept.from);
  await expect.poll(() => settings.kept()).toMatchObject(kept);
  await settings.page.locator('nav a::-p-text(Crawl)').click();
}

/** Who asked for what from a certain request on. The icon that a tab asks for at some time is left out. */
function seen(site: LoopbackServer, from: number) {
  return site.requests
    .slice(from)
    .filter(({ path }) => path !== '/favicon.ico')
    .map(({ path, headers }) => ({
      path,
      userAgent: headers['user-agent'],
      from: headers['from'],
      cookie: headers.cookie,
    }));
}

async function crawlAll(options: OptionsPage, site: LoopbackServer): Promise<void> {
  await options.fill({ Seed: `${site.origin}/`, 'Delay (seconds)': '0' });
  await options.press('Crawl');
  await options.waitUntil(['finished']);
}

const asked = ['/robots.txt', '/', '/a', '/b'];

const identities = [
  { name: 'Gatepost', identity: 'gatepost', userAgent: `Gatepost/${version}` },
  {
    name: 'The chosen crawler',
    identity: 'crawler',
    userAgent: 'Mozilla/5.0 (compatible; Googlebot)',
  },
];

for (const { name, identity, userAgent } of identities) {
  test(`${name}: every request of the extension carries it, and nobody else's does`, async ({
    gatepost,
    serve,
  }) => {
    const site = await serve(answers);
    await gatepost.grant('http://127.0.0.1/*');
    const tab = await gatepost.open(`${site.origin}/`);
    const own = await tab.evaluate(() => navigator.userAgent);

    const page = await gatepost.open(gatepost.url('options.html'));
    await askAs(new SettingsPage(page), name, { identity, from: 'owner@example.com' });
    const options = new OptionsPage(page);
    let before = site.requests.length;
    await crawlAll(options, site);
    expect(seen(site, before)).toEqual(
      asked.map((path) => ({ path, userAgent, from: 'owner@example.com', cookie: undefined })),
    );
    expect(await options.report(gatepost)).toMatchObject({ userAgent });
    await page.waitForSelector(`::-p-text(Asked as ${userAgent})`);

    before = site.requests.length;
    await tab.goto(`${site.origin}/a`);
    await tab.evaluate(() => fetch('/b'));
    const byTab = seen(site, before);
    expect(byTab.map(({ path, userAgent, from }) => [path, userAgent, from])).toEqual([
      ['/a', own, undefined],
      ['/b', own, undefined],
    ]);
    expect(byTab[0]?.cookie).toContain('home=1');

    const popup = new PopupPage(await gatepost.clickToolbarButton(tab));
    await popup.verdict();
    await popup.page.waitForSelector(`::-p-text(${userAgent})`);
  });
}

test('back to the browser’s own name: the headers are the browser’s again', async ({ gatepost, serve }) => {
  const site = await serve(answers);
  await gatepost.grant('http://127.0.0.1/*');
  const page = await gatepost.open(gatepost.url('options.html'));
  const own = await page.evaluate(() => navigator.userAgent);
  const settings = new SettingsPage(page);
  const options = new OptionsPage(page);
  await askAs(settings, 'Gatepost', { identity: 'gatepost', from: 'owner@example.com' });
  await crawlAll(options, site);
  expect(seen(site, 0)).toHaveLength(asked.length);

  await settings.open();
  await settings.press('Remove all copies');
  await page.waitForSelector('::-p-text(None. Each site’s robots.txt)');
  await askAs(settings, 'Your browser', { identity: 'browser', from: '' });
  await options.press('Change or repeat');
  const before = site.requests.length;
  await crawlAll(options, site);
  expect(seen(site, before)).toEqual(
    asked.map((path) => ({ path, userAgent: own, from: undefined, cookie: undefined })),
  );
  expect(await options.report(gatepost)).toMatchObject({ userAgent: null });
});

test('with the access of one click the browser asks under its own name, and the report says so', async ({
  gatepost,
  serve,
}) => {
  const site = await serve(answers);
  const page = await gatepost.open(gatepost.url('options.html'));
  await askAs(new SettingsPage(page), 'Gatepost', { identity: 'gatepost', from: 'owner@example.com' });
  await page.close();
  const tab = await gatepost.open(`${site.origin}/`);
  const own = await tab.evaluate(() => navigator.userAgent);
  const before = site.requests.length;
  const popup = new PopupPage(await gatepost.clickToolbarButton(tab));
  await popup.verdict();
  const options = await popup.crawlThisSite(gatepost.browser);
  await options.waitUntil(['finished']);
  expect(seen(site, before).map(({ path, userAgent, from }) => [path, userAgent, from])).toEqual(
    asked.map((path) => [path, own, undefined]),
  );
  expect(await options.report(gatepost)).toMatchObject({ userAgent: null });
});
