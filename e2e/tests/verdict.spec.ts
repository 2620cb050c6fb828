import { expect, test } from '../fixtures/test.ts';
import { PopupPage } from '../pages/popup-page.ts';

const robotsTxt = `User-agent: *
Disallow: /private/
Allow: /private/press.html

User-agent: GPTBot
Disallow: /
`;

test('a click on the toolbar button shows the verdict and takes no host permission', async ({
  gatepost,
  serve,
}) => {
  const site = await serve({ '/robots.txt': robotsTxt, '/private/list.html': '<title>List</title>' });
  const tab = await gatepost.open(`${site.origin}/private/list.html`);
  const popup = new PopupPage(await gatepost.clickToolbarButton(tab));
  expect(await popup.verdict()).toEqual({
    agent: 'Googlebot',
    word: 'Blocked',
    sentence: 'Googlebot may not fetch this page.',
    line: 2,
    rule: 'Disallow: /private/',
    why: expect.stringContaining('the group of * applies, lines 1'),
    robotsTxt: expect.stringMatching(/^200, /),
  });
  expect((await gatepost.permissions()).origins).toEqual([]);
});

test('robots.txt is asked for once, without cookies and without a referrer', async ({ gatepost, serve }) => {
  const site = await serve({
    '/robots.txt': robotsTxt,
    '/': { headers: { 'set-cookie': 'visitor=1' }, body: '<title>Home</title>' },
  });
  const tab = await gatepost.open(`${site.origin}/`);
  for (let click = 0; click < 2; click++) {
    const popup = new PopupPage(await gatepost.clickToolbarButton(tab));
    expect((await popup.verdict()).word).toBe('Allowed');
    await popup.page.close();
  }
  const asked = site.requests.filter((request) => request.path === '/robots.txt');
  expect(asked.map(({ method, headers }) => [method, headers.cookie, headers.referer])).toEqual([
    ['GET', undefined, undefined],
  ]);
});

const cases = [
  {
    name: 'an Allow line inside a Disallow line wins by length',
    path: '/private/press.html',
    robots: robotsTxt,
    shows: { word: 'Allowed', line: 3, rule: 'Allow: /private/press.html' },
  },
  {
    name: 'no rule matches: allowed, and no line decides',
    path: '/open.html',
    robots: robotsTxt,
    shows: { word: 'Allowed', line: null, rule: null, robotsTxt: expect.stringMatching(/^200, /) },
  },
  {
    name: 'no robots.txt (404): allowed',
    path: '/',
    robots: { status: 404, body: 'Not found' },
    shows: { word: 'Allowed', line: null, robotsTxt: '404', why: expect.stringContaining('unavailable') },
  },
  {
    name: 'robots.txt unreachable (503): blocked, and said why',
    path: '/',
    robots: { status: 503, body: 'Busy' },
    shows: { word: 'Blocked', line: null, robotsTxt: '503', why: expect.stringContaining('unreachable') },
  },
] as const;

for (const { name, path, robots, shows } of cases) {
  test(name, async ({ gatepost, serve }) => {
    const site = await serve({ '/robots.txt': robots, [path]: '<title>A page</title>' });
    const tab = await gatepost.open(site.origin + path);
    const popup = new PopupPage(await gatepost.clickToolbarButton(tab));
    expect(await popup.verdict()).toMatchObject(shows);
  });
}

test('a page of the browser has no verdict, and the popup says so', async ({ gatepost }) => {
  const tab = await gatepost.open('chrome://version');
  const popup = new PopupPage(await gatepost.clickToolbarButton(tab));
  expect(await popup.verdict()).toMatchObject({
    word: 'robots.txt does not apply here',
    line: null,
    robotsTxt: null,
  });
});

test('another crawler has another verdict, and the choice is remembered', async ({ gatepost, serve }) => {
  const site = await serve({ '/robots.txt': robotsTxt, '/': '<title>Home</title>' });
  const tab = await gatepost.open(`${site.origin}/`);
  const popup = new PopupPage(await gatepost.clickToolbarButton(tab));
  expect(await popup.verdict()).toMatchObject({ agent: 'Googlebot', word: 'Allowed', line: null });
  await popup.chooseCrawler('GPTBot');
  const blocked = { agent: 'GPTBot', word: 'Blocked', line: 6, rule: 'Disallow: /' };
  expect(await popup.verdict()).toMatchObject(blocked);
  await popup.page.close();

  const reopened = new PopupPage(await gatepost.clickToolbarButton(tab));
  expect(await reopened.verdict()).toMatchObject(blocked);
});
