import { expect, test } from '../fixtures/test.ts';
import { OptionsPage } from '../pages/options-page.ts';
import { PopupPage } from '../pages/popup-page.ts';
import type { Answer } from '../server/answers.ts';

// Redirects in a crawl. Where the user gave access the browser shows where each leads, and it is judged before it is followed.

const to = (location: string, status = 302): Answer => ({ status, headers: { location } });

const answers = (elsewhere: string): Record<string, Answer> => ({
  '/robots.txt': 'User-agent: *\nDisallow: /secret\n',
  '/': '<title>Home</title><a href="/off">1</a><a href="/closed">2</a><a href="/loop">3</a><a href="/moved">4</a>',
  '/off': to(`${elsewhere}/there?visitor=1`),
  '/closed': to('/secret/page', 301),
  '/secret/page': '<title>Secret</title>',
  '/loop': to('/loop'),
  '/moved': to('/moved/again', 301),
  '/moved/again': to('/here', 308),
  '/here': '<title>Here</title>',
});

test('with access: nothing is asked of another site, nor of what robots.txt forbids', async ({
  gatepost,
  serve,
}) => {
  const other = await serve({ '/there?visitor=1': '<title>There</title>' });
  const site = await serve(answers(other.origin.replace('127.0.0.1', 'localhost')));
  await gatepost.grant('http://127.0.0.1/*');
  await gatepost.grant('http://localhost/*');
  const options = new OptionsPage(await gatepost.open(gatepost.url('options.html#crawl')));
  await options.fill({ Seed: `${site.origin}/`, 'Delay (seconds)': '0' });
  await options.press('Crawl');
  await options.waitUntil(['finished']);
  const report = await options.report(gatepost);
  expect(
    report.pages.map(({ url, finalUrl, hops }) => [url, finalUrl, hops.map(({ status }) => status)]),
  ).toEqual([
    [`${site.origin}/`, `${site.origin}/`, []],
    [`${site.origin}/moved`, `${site.origin}/here`, [301, 308]],
  ]);
  expect(report.failures.map(({ url, reason }) => [new URL(url).pathname, reason])).toEqual([
    ['/off', 'redirect-off-origin'],
    ['/closed', 'redirect-disallowed'],
    ['/loop', 'too-many-redirects'],
  ]);
  expect(other.requests).toEqual([]);
  const paths = site.requests.map(({ path }) => path);
  expect(paths).not.toContain('/secret/page');
  expect(paths.filter((path) => path === '/loop')).toHaveLength(11);
});

test('with one click: the browser follows by itself, and the report says what became of it', async ({
  gatepost,
  serve,
}) => {
  const other = await serve({ '/there?visitor=1': '<title>There</title>' });
  const site = await serve(answers(other.origin.replace('127.0.0.1', 'localhost')));
  const popup = new PopupPage(await gatepost.clickToolbarButton(await gatepost.open(`${site.origin}/`)));
  await popup.verdict();
  const options = await popup.crawlThisSite(gatepost.browser);
  await options.waitUntil(['finished']);
  const report = await options.report(gatepost);
  expect(report.pages.map(({ finalUrl }) => finalUrl)).toEqual([`${site.origin}/`, `${site.origin}/here`]);
  expect(report.failures.map(({ url, reason }) => [new URL(url).pathname, reason])).toEqual([
    ['/off', 'redirect-hidden'],
    ['/closed', 'redirect-disallowed'],
    ['/loop', 'redirect-hidden'],
  ]);
});
