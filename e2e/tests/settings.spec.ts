import type { ChromiumWithGatepost } from '../fixtures/chromium.ts';
import { expect, test } from '../fixtures/test.ts';
import { OptionsPage } from '../pages/options-page.ts';
import { PopupPage } from '../pages/popup-page.ts';
import { SettingsPage } from '../pages/settings-page.ts';
import type { LoopbackServer } from '../server/loopback-server.ts';

const robotsTxt = 'User-agent: *\nDisallow: /private/\n';

/** Lets the popup say what it knows of a site's page, and closes it. */
async function lookAt(gatepost: ChromiumWithGatepost, site: LoopbackServer): Promise<void> {
  const tab = await gatepost.open(`${site.origin}/`);
  const popup = new PopupPage(await gatepost.clickToolbarButton(tab));
  await popup.verdict();
  await tab.close();
}

async function openSettings(gatepost: ChromiumWithGatepost): Promise<SettingsPage> {
  const settings = new SettingsPage(await gatepost.open(gatepost.url('options.html')));
  await settings.open();
  return settings;
}

test('hosts and copies of robots.txt are listed after a visit, and removed one by one and all', async ({
  gatepost,
  serve,
}) => {
  const sites: LoopbackServer[] = [];
  for (let count = 0; count < 3; count++) {
    sites.push(await serve({ '/robots.txt': robotsTxt, '/': '<title>Home</title>' }));
  }
  for (const site of sites) await lookAt(gatepost, site);
  const [first, second, third] = sites.map(({ origin }) => origin) as [string, string, string];
  const host = (origin: string) => new URL(origin).host;

  const settings = await openSettings(gatepost);
  const copies = async () => (await settings.rows('robots.txt copies kept')).map(([origin]) => origin);
  const hosts = async () => (await settings.rows('Hosts Gatepost has asked')).map(([name]) => name);
  await expect.poll(copies).toEqual([third, second, first]);
  await expect.poll(hosts).toEqual([third, second, first].map(host));
  expect((await settings.rows('robots.txt copies kept'))[0]).toEqual([
    third,
    '200, successful',
    '34 bytes',
    'just now',
    expect.stringMatching(/\d\d:\d\d$/),
    'your browser',
    '',
  ]);
  expect((await settings.rows('Hosts Gatepost has asked'))[0]).toEqual([
    host(third),
    '1',
    'just now',
    '200 OK',
    'may be asked now',
    '',
  ]);

  await settings.press(`Remove the copy of ${second}`);
  await expect.poll(copies).toEqual([third, first]);
  await settings.press(`Forget ${host(first)}`);
  await expect.poll(hosts).toEqual([third, second].map(host));
  await settings.press('Remove all copies');
  await expect.poll(copies).toEqual([]);
  await settings.press('Forget all hosts');
  await expect.poll(hosts).toEqual([]);

  // What is shown is what is kept: the site whose copy is gone is asked again.
  await lookAt(gatepost, sites[1] as LoopbackServer);
  expect(sites[1]?.requests.filter(({ path }) => path === '/robots.txt')).toHaveLength(2);
});

test('withdrawing a site takes the permission back', async ({ gatepost }) => {
  await gatepost.grant('http://127.0.0.1/*');
  const settings = await openSettings(gatepost);
  await settings.press('Withdraw access to http://127.0.0.1');
  await settings.page.waitForSelector('::-p-text(A crawl of another site asks you first.)');
  expect((await gatepost.permissions()).origins).toEqual([]);
});

test('a host that asks to be left alone counts down, and may be asked once it is forgotten', async ({
  gatepost,
  serve,
}) => {
  const site = await serve({
    '/robots.txt': { status: 503, headers: { 'retry-after': '120' }, body: 'Busy' },
    '/': '<title>Home</title>',
  });
  await lookAt(gatepost, site);
  const settings = await openSettings(gatepost);
  const { host } = new URL(site.origin);
  await expect
    .poll(() => settings.rows('Hosts Gatepost has asked'))
    .toEqual([
      [
        host,
        '1',
        'just now',
        '503 Service Unavailable',
        expect.stringMatching(/^(tomorrow )?\d\d:\d\d, (2 min|1 min \d+ s) left$/),
        '',
      ],
    ]);
  await settings.press(`Forget ${host}`);
  await settings.page.waitForSelector('::-p-text(None. Gatepost remembers when each host was asked)');
  await gatepost.grant('http://127.0.0.1/*');
  await settings.page.locator('nav a::-p-text(Crawl)').click();
  const options = new OptionsPage(settings.page);
  await options.fill({ Seed: `${site.origin}/` });
  await options.press('Crawl');
  expect((await options.waitUntil(['failed'])).sentence).toContain('robots.txt cannot be reached');
});

test('a robots.txt that answers 503 ends the crawl with a reason, and the other reading is one click away', async ({
  gatepost,
  serve,
}) => {
  const site = await serve({
    '/robots.txt': { status: 503, body: 'Busy' },
    '/': '<title>Home</title><a href="/a">a</a>',
    '/a': '<title>A</title>',
  });
  await gatepost.grant('http://127.0.0.1/*');
  const options = new OptionsPage(await gatepost.open(gatepost.url('options.html')));
  await options.fill({ Seed: `${site.origin}/`, 'Delay (seconds)': '0' });
  await options.press('Crawl');
  expect((await options.waitUntil(['failed'])).sentence).toContain('robots.txt cannot be reached');
  expect((await options.report(gatepost)).seedProblem?.kind).toBe('disallowed');
  expect(site.requests.map(({ path }) => path)).toEqual(['/robots.txt']);

  await options.page.locator('button::-p-text(Crawl as if there were no file)').click();
  await options.waitUntil(['finished']);
  const report = await options.report(gatepost);
  expect(report.pages.map(({ url }) => url)).toEqual([`${site.origin}/`, `${site.origin}/a`]);
  expect(report.policy).toContain('everything is allowed');

  const settings = new SettingsPage(options.page);
  await settings.open();
  await settings.page.waitForSelector('input:checked[aria-describedby*="failure-is-permission"]');
});

test('the deciding line opens robots.txt at that very line', async ({ gatepost, serve }) => {
  const filler = (name: string) =>
    Array.from({ length: 120 }, (_, index) => `Disallow: /${name}/${index}`).join('\n');
  const site = await serve({
    '/robots.txt': `User-agent: OtherBot\n${filler('other')}\nDisallow: /\n\nUser-agent: *\nAllow: /open\nDisallow: /\n\nUser-agent: LastBot\n${filler('last')}\n`,
    '/x': '<title>X</title>',
  });
  const tab = await gatepost.open(`${site.origin}/x`);
  const popup = new PopupPage(await gatepost.clickToolbarButton(tab));
  expect(await popup.verdict()).toMatchObject({ word: 'Blocked', line: 126, rule: 'Disallow: /' });
  const opened = gatepost.browser.waitForTarget((target) => target.url().includes('/robots.txt'));
  await popup.page.locator('.chip[aria-label^="Line 126"]').click();
  const shown = await (await opened).page();
  if (shown === null) throw new Error('The tab closed at once.');
  // The browser scrolls the line into the middle of its window: line 2 alone would leave it at the top.
  await shown.waitForFunction(() => scrollY > 0);
  const middle = await shown.evaluate(() => {
    const [pre] = document.getElementsByTagName('pre');
    const lines = pre?.textContent.trimEnd().split('\n').length ?? 0;
    const { top, height } = (pre as HTMLElement).getBoundingClientRect();
    return Math.round(((innerHeight / 2 - top) / height) * lines);
  });
  expect(middle).toBeGreaterThan(122);
  expect(middle).toBeLessThan(130);
});
