import { expect, test } from '../fixtures/test.ts';

// In Firefox a click on the toolbar button opens the tab to the extension, but not the tab's origin to the extension's own requests.

test('a click on the toolbar button shows the verdict, and no access was given', async ({
  firefox,
  serve,
}) => {
  const site = await serve({
    '/robots.txt': 'User-agent: *\nDisallow: /private/\n',
    '/private/page': { headers: { 'set-cookie': 'visitor=1' }, body: '<title>A page</title>' },
  });
  const address = `${site.origin}/private/page`;
  await (await firefox.browser.newPage()).goto(address);
  const verdict = await firefox.clickToolbarButton(address);
  expect(verdict).toContain('Googlebot may not fetch this page.');
  expect(verdict).toMatch(/2\s+Disallow: \/private\//);
  const asked = site.requests.filter((request) => request.path === '/robots.txt');
  expect(asked.map(({ method, headers }) => [method, headers.cookie, headers.referer])).toEqual([
    ['GET', undefined, undefined],
  ]);
});

test('a page whose own policy forbids the request has no verdict, and is not called blocked', async ({
  firefox,
  serve,
}) => {
  const site = await serve({
    '/robots.txt': 'User-agent: *\nDisallow: /\n',
    '/': { headers: { 'content-security-policy': "default-src 'none'" }, body: '<title>Strict</title>' },
  });
  await (await firefox.browser.newPage()).goto(`${site.origin}/`);
  const verdict = await firefox.clickToolbarButton(`${site.origin}/`);
  expect(verdict).toContain('Not known');
  expect(verdict).not.toContain('Blocked');
});
