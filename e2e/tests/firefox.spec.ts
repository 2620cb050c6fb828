import { expect, test } from '../fixtures/test.ts';
import { OptionsPage } from '../pages/options-page.ts';
import { PopupPage } from '../pages/popup-page.ts';
import { SettingsPage } from '../pages/settings-page.ts';

// The popup in a tab, so that it can be driven: a click on the real button stands in firefox-click.spec.ts.

test('the popup says what is true before and after access is given', async ({ firefox, demoSite }) => {
  const popup = new PopupPage(await firefox.open('popup.html'));
  expect(await popup.verdict()).toMatchObject({ word: 'robots.txt does not apply here', line: null });

  await popup.check(`${demoSite.origin}/drafts/open-day.html`);
  await popup.page.waitForSelector('::-p-text(Give access to this site)');
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

test('the chosen name and address go with every request of the extension, and with no other', async ({
  firefox,
  serve,
}) => {
  test.slow();
  const site = await serve({
    '/robots.txt': { headers: { 'set-cookie': 'robots=1' }, body: 'User-agent: *\nDisallow: /private/\n' },
    '/': { headers: { 'set-cookie': 'home=1' }, body: '<title>Home</title><a href="/a">a</a>' },
    '/a': '<title>A</title>',
  });
  await firefox.grant('http://127.0.0.1/*');
  const tab = await firefox.browser.newPage();
  await tab.goto(`${site.origin}/`);
  const own = await tab.evaluate(() => navigator.userAgent);
  const page = await firefox.open('options.html#settings');
  const settings = new SettingsPage(page);
  const options = new OptionsPage(page);
  const asked = ['/robots.txt', '/', '/a'];
  const ways = [
    { name: 'Gatepost', kept: { identity: 'gatepost', from: 'owner@example.com' }, sends: /^Gatepost\/\d/ },
    { name: 'Your browser', kept: { identity: 'browser', from: '' }, sends: own },
  ];
  for (const { name, kept, sends } of ways) {
    await page.locator('::-p-text(How Gatepost asks)').wait();
    await settings.choose(name);
    await expect.poll(() => settings.kept()).toMatchObject({ identity: kept.identity });
    await settings.writeFrom(kept.from);
    await expect.poll(() => settings.kept()).toMatchObject(kept);
    await page.locator('nav a::-p-text(Crawl)').click();
    const before = site.requests.length;
    await options.fill({ Seed: `${site.origin}/`, 'Delay (seconds)': '0' });
    await options.press('Crawl');
    await options.waitUntil(['finished']);
    const seen = site.requests.slice(before).map(({ path, headers }) => ({
      path,
      userAgent: headers['user-agent'],
      from: headers['from'],
      cookie: headers.cookie,
    }));
    const userAgent = typeof sends === 'string' ? sends : expect.stringMatching(sends);
    const from = kept.from || undefined;
    expect(seen).toEqual(asked.map((path) => ({ path, userAgent, from, cookie: undefined })));
    await tab.goto(`${site.origin}/a`);
    const byTab = site.requests.findLast(({ path }) => path === '/a')?.headers;
    expect(byTab).toMatchObject({ 'user-agent': own, cookie: expect.stringContaining('home=1') });
    expect(byTab).not.toHaveProperty('from');
    await options.press('Change or repeat');
    await settings.open();
    await settings.press('Remove all copies');
  }
});

test('redirects of a crawl are judged before they are followed', async ({ firefox, serve }) => {
  const other = await serve({ '/there': '<title>There</title>' });
  const site = await serve({
    '/robots.txt': 'User-agent: *\nDisallow: /secret\n',
    '/': '<title>Home</title><a href="/off">1</a><a href="/closed">2</a><a href="/moved">3</a>',
    '/off': { status: 302, headers: { location: `${other.origin}/there` } },
    '/closed': { status: 301, headers: { location: '/secret' } },
    '/moved': { status: 308, headers: { location: '/here' } },
    '/here': '<title>Here</title>',
  });
  await firefox.grant('http://127.0.0.1/*');
  const options = new OptionsPage(await firefox.open('options.html#crawl'));
  await options.fill({ Seed: `${site.origin}/`, 'Delay (seconds)': '0' });
  await options.press('Crawl');
  await options.waitUntil(['finished']);
  expect(await options.rows('Pages')).toHaveLength(2);
  expect(await options.rows('Failures')).toHaveLength(2);
  expect(other.requests).toEqual([]);
  expect(site.requests.map(({ path }) => path)).toEqual([
    '/robots.txt',
    '/',
    '/off',
    '/closed',
    '/moved',
    '/here',
  ]);
});
