import type { ChromiumWithGatepost } from '../fixtures/chromium.ts';
import { expect, test } from '../fixtures/test.ts';
import type { OptionsPage } from '../pages/options-page.ts';
import { PopupPage } from '../pages/popup-page.ts';

/** Opens a page, clicks the toolbar button and then "Crawl this site": the crawl begins by itself. */
async function crawlFrom(gatepost: ChromiumWithGatepost, url: string): Promise<OptionsPage> {
  const tab = await gatepost.open(url);
  const popup = new PopupPage(await gatepost.clickToolbarButton(tab));
  await popup.verdict();
  return await popup.crawlThisSite(gatepost.browser);
}

test('one click crawls the demo site: every page, failure and skipped page is accounted for', async ({
  gatepost,
  demoSite,
}) => {
  const options = await crawlFrom(gatepost, `${demoSite.origin}/`);
  await options.waitUntil(['finished']);
  const report = await options.report(gatepost);
  const inSite = (url: string) => url.replace(demoSite.origin, '');

  expect(report).toMatchObject({
    version: 1,
    seed: `${demoSite.origin}/`,
    agent: 'Googlebot',
    stopped: 'max-depth-reached',
  });
  expect(report.pages.map(({ finalUrl, depth, status }) => [inSite(finalUrl), depth, status])).toEqual([
    ['/', 0, 200],
    ['/plants/', 1, 200],
    ['/seeds/', 1, 200],
    ['/guides/', 1, 200],
    ['/visit.html', 1, 200],
    ['/about.html', 1, 200],
    ['/drafts/open-day.html', 1, 200],
    ['/search?q=evergreen', 1, 200],
    ['/plants/harts-tongue.html', 2, 200],
    ['/plants/lady-fern.html', 2, 200],
    ['/plants/royal-fern.html', 2, 200],
    ['/plants/tree-fern.html', 2, 200],
    ['/seeds/sowing.html', 2, 200],
    ['/guides/shade.html', 2, 200],
    ['/guides/watering.html', 2, 200],
    ['/guides/archive.html', 2, 200],
    ['/guides/repotting.html', 3, 200],
  ]);
  expect(report.failures.map(({ url, reason, status }) => [inSite(url), reason, status])).toEqual([
    ['/plants/birds-nest.html', 'http-status', 404],
  ]);
  expect(report.robotsSkipped.map(({ url, line, rule }) => [inSite(url), line, rule])).toEqual([
    ['/account/', 17, 'Disallow: /account/'],
    ['/basket', 18, 'Disallow: /basket'],
    ['/plants/?sort=price', 19, 'Disallow: /*?sort='],
    ['/plants/?sort=height', 19, 'Disallow: /*?sort='],
    ['/plants/stock.csv', 22, 'Disallow: /*.csv$'],
    ['/drafts/spring-catalogue.html', 20, 'Disallow: /drafts/'],
  ]);
  // Two redirects end at pages that the crawl had anyway.
  expect(report.redirected.map(({ url, finalUrl }) => [inSite(url), inSite(finalUrl)])).toEqual([
    ['/sale', '/plants/'],
    ['/contact', '/visit.html'],
  ]);
  const skipped = Object.fromEntries(report.skipped.map(({ url, reason }) => [inSite(url), reason]));
  expect(skipped).toMatchObject({
    '/partners.html': 'nofollow',
    '/guides/calendar/spring.html': 'over-max-depth',
    'https://www.example.org/ferns': 'off-origin',
    'mailto:hello@fernhollow.example': 'unsupported-scheme',
  });
  // What the page shows is what the export says.
  expect(await options.rows('Pages')).toHaveLength(report.pages.length);
  expect(await options.rows('Failures')).toHaveLength(report.failures.length);
  const skippedRows = (await options.rows('Skipped')).map((cells) => cells.join(' '));
  for (const { rule } of report.robotsSkipped) expect(skippedRows.join('\n')).toContain(rule);
  // The server saw no request that robots.txt forbids, and robots.txt once.
  const seen = demoSite.requests.map((request) => request.path);
  for (const { url } of report.robotsSkipped) expect(seen).not.toContain(inSite(url));
  expect(seen.filter((path) => path === '/robots.txt')).toHaveLength(1);
  expect((await gatepost.permissions()).origins).toEqual([]);
});

test('stopping a crawl keeps what it has, and asks for nothing more', async ({ gatepost, serve }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const site = await serve({
    '/': '<title>Home</title><a href="/slow">slow</a> <a href="/next">next</a>',
    '/slow': { after: held, body: '<title>Slow</title>' },
    '/next': '<title>Next</title>',
  });
  const options = await crawlFrom(gatepost, `${site.origin}/`);
  await expect.poll(() => site.requests.map((request) => request.path)).toContain('/slow');
  await options.press('Stop');
  await options.waitUntil(['finished']);
  release();
  const report = await options.report(gatepost);
  expect(report.stopped).toBe('user');
  expect(report.pages.map((page) => page.url)).toEqual([`${site.origin}/`]);
  expect(site.requests.map((request) => request.path)).not.toContain('/next');
});

const seedsWithoutCrawl = [
  {
    name: 'a seed that the server answers with an error',
    answers: { '/': { status: 500, body: 'Broken' } },
    says: /500/,
    problem: 'failed',
  },
  {
    name: 'a seed that robots.txt forbids',
    answers: { '/robots.txt': 'User-agent: *\nDisallow: /\n', '/': '<title>Home</title>' },
    says: /robots\.txt/,
    problem: 'disallowed',
  },
  {
    name: 'a site that asks to be left alone',
    answers: {
      '/robots.txt': { status: 429, headers: { 'retry-after': '120' }, body: 'Later' },
      '/': '<title>Home</title>',
    },
    says: /asks to be left alone/,
    problem: null,
  },
  {
    name: 'a site whose robots.txt cannot be read',
    answers: { '/robots.txt': { status: 503, body: 'Busy' }, '/': '<title>Home</title>' },
    says: /robots\.txt cannot be reached/,
    problem: 'disallowed',
  },
] as const;

for (const { name, answers, says, problem } of seedsWithoutCrawl) {
  test(`${name} explains itself`, async ({ gatepost, serve }) => {
    const site = await serve(answers);
    const options = await crawlFrom(gatepost, `${site.origin}/`);
    const { sentence } = await options.waitUntil(['failed']);
    expect(sentence).toMatch(says);
    const report = (await options.offersReport()) ? await options.report(gatepost) : null;
    expect(report?.seedProblem?.kind ?? null).toBe(problem);
    expect(report?.pages ?? []).toEqual([]);
  });
}

for (const end of ['leaves the site', 'takes access back'] as const) {
  test(`nothing more is asked for once the user ${end}, even of a site that lets everyone read it`, async ({
    gatepost,
    serve,
  }) => {
    const open = { headers: { 'access-control-allow-origin': '*' } };
    const held = Promise.withResolvers<void>();
    const site = await serve({
      '/': { ...open, body: '<title>Home</title><a href="/a">a</a><a href="/b">b</a>' },
      '/a': { ...open, after: held.promise, body: '<title>A</title>' },
      '/b': { ...open, body: '<title>B</title>' },
    });
    if (end === 'takes access back') await gatepost.grant('http://127.0.0.1/*');
    const tab = await gatepost.open(`${site.origin}/`);
    const popup = new PopupPage(await gatepost.clickToolbarButton(tab));
    await popup.verdict();
    const options = await popup.crawlThisSite(gatepost.browser);
    await expect.poll(() => site.requests.map(({ path }) => path)).toContain('/a');
    await tab.goto('about:blank');
    if (end === 'takes access back') await gatepost.withdraw('http://127.0.0.1/*');
    held.resolve();
    const { sentence } = await options.waitUntil(['finished', 'failed']);
    expect(sentence).toContain('Gatepost has no access to this site any more.');
    const report = await options.report(gatepost);
    expect(report.pages.map(({ url }) => url)).toEqual([`${site.origin}/`, `${site.origin}/a`]);
    expect(site.requests.map(({ path }) => path)).not.toContain('/b');
  });
}
