import { expect, test } from '../fixtures/test.ts';
import { PopupPage } from '../pages/popup-page.ts';

// The browser ends the service worker whenever it likes. Nothing may be lost by that.

test('killed before and between two popups: the same verdict, and robots.txt is not asked for again', async ({
  gatepost,
  demoSite,
}) => {
  const tab = await gatepost.open(`${demoSite.origin}/plants/`);
  const verdicts = [];
  for (let click = 0; click < 3; click++) {
    await gatepost.killServiceWorker();
    expect(gatepost.serviceWorkerRuns()).toBe(false);
    const popup = new PopupPage(await gatepost.clickToolbarButton(tab));
    if (click === 0) await popup.chooseCrawler('GPTBot');
    verdicts.push(await popup.verdict());
    expect(gatepost.serviceWorkerRuns()).toBe(true);
    await popup.page.close();
  }
  expect(verdicts[0]).toMatchObject({ agent: 'GPTBot', word: 'Blocked', rule: 'Disallow: /' });
  expect(verdicts.slice(1)).toEqual([verdicts[0], verdicts[0]]);
  expect(demoSite.requests.filter((request) => request.path === '/robots.txt')).toHaveLength(1);
});

test('killed in the middle of a crawl: every page is there', async ({ gatepost, serve }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const site = await serve({
    '/robots.txt': 'User-agent: *\nDisallow: /private\n',
    '/': '<title>Home</title><a href="/one">1</a><a href="/private">2</a>',
    '/one': { after: held, body: '<title>One</title><a href="/two">2</a><a href="/private/too">3</a>' },
    '/two': '<title>Two</title>',
  });
  const tab = await gatepost.open(`${site.origin}/`);
  const popup = new PopupPage(await gatepost.clickToolbarButton(tab));
  await popup.verdict();
  const options = await popup.crawlThisSite(gatepost.browser);
  await expect.poll(() => site.requests.map((request) => request.path)).toContain('/one');

  await gatepost.killServiceWorker();
  expect(gatepost.serviceWorkerRuns()).toBe(false);
  release();
  await options.waitUntil(['finished', 'failed']);
  const report = await options.report(gatepost);
  expect(report.pages.map((page) => page.url)).toEqual(
    ['/', '/one', '/two'].map((path) => site.origin + path),
  );
  expect(report.robotsSkipped.map((skip) => skip.url)).toEqual(
    ['/private', '/private/too'].map((path) => site.origin + path),
  );
  expect(report.stopped).toBe('done');
});
