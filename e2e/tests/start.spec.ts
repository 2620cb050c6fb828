import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Display } from '../fixtures/display.ts';
import { launchNpmStart, npmStart } from '../fixtures/npm-start.ts';
import { expect, needsTools, test } from '../fixtures/test.ts';
import { PopupPage } from '../pages/popup-page.ts';

test('npm start -- --headless shows the demo site and leaves a report', async () => {
  const out = await mkdtemp(path.join(tmpdir(), 'gatepost-start-'));
  const { code, stdout, stderr } = await npmStart('--headless', '--delay', '0', '--out', out);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('Allowed');
  // The same numbers as on the page, and each skipped URL under its reason.
  expect(stdout).toContain('17 pages, 1 failure, 15 skipped, 2 redirects');
  expect(stdout).toMatch(
    /Skipped +6 by robots\.txt, 1 off-origin, 5 nofollow link, 2 unsupported scheme, 1 over the depth/,
  );
  expect(stdout).toMatch(/birds-nest\.html +404 Not Found/);
  expect(stdout).not.toContain('http-status');
  expect(stdout).toMatch(/^Using .*chrom.* \(.+\)\.$/im);
  expect(stdout).not.toContain('replaced');
  expect((await readdir(out)).sort()).toEqual([
    'crawl-dark.png',
    'crawl-light.png',
    'popup-dark.png',
    'popup-light.png',
    'report.json',
  ]);
  const report = JSON.parse(await readFile(path.join(out, 'report.json'), 'utf8'));
  expect(report.verdict).toMatchObject({ agent: 'Googlebot', word: 'Allowed', line: 16, rule: 'Allow: /' });
  expect(report.pages).toHaveLength(17);
  await rm(out, { recursive: true });
});

test('npm start keeps to the bounds and the crawler it is given', async ({ demoSite }) => {
  const out = await mkdtemp(path.join(tmpdir(), 'gatepost-start-'));
  const bounds = ['--agent', 'BingBot', '--max-pages', '3', '--max-depth', '1', '--delay', '0.1'];
  bounds.push('--max-time', '60', '--max-size', '1.5');
  const { code, stdout, stderr } = await npmStart(
    `${demoSite.origin}/plants/`,
    '--headless',
    ...bounds,
    '--out',
    out,
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const report = JSON.parse(await readFile(path.join(out, 'report.json'), 'utf8'));
  expect(report).toMatchObject({
    seed: `${demoSite.origin}/plants/`,
    agent: 'bingbot',
    stopped: 'max-pages',
    bounds: { maxPages: 3, maxDepth: 1, delayMs: 100, maxTimeMs: 60_000, maxBytes: 1_500_000 },
  });
  expect(report.pages).toHaveLength(3);
  expect(stdout).toMatch(/Skipped .*over the page limit/);
  // Once by the tab, once by the crawl: no crawl with other bounds ran before.
  const seedRequests = demoSite.requests.filter((request) => request.path === '/plants/');
  expect(seedRequests).toHaveLength(2);
  await rm(out, { recursive: true });
});

const withAndWithoutBounds = [[], ['--max-pages', '5', '--delay', '0']];

for (const bounds of withAndWithoutBounds) {
  const called = ['npm start', ...bounds].join(' ');

  test(`${called} on a page that robots.txt forbids says so, and that is an answer`, async ({ demoSite }) => {
    const out = await mkdtemp(path.join(tmpdir(), 'gatepost-start-'));
    const { code, stdout, stderr } = await npmStart(
      `${demoSite.origin}/account/`,
      '--headless',
      ...bounds,
      '--out',
      out,
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Blocked');
    expect(stdout).toMatch(/17 +Disallow: \/account\/ +\/account\/\n/);
    const report = JSON.parse(await readFile(path.join(out, 'report.json'), 'utf8'));
    expect(report).toMatchObject({
      verdict: { word: 'Blocked', line: 17, rule: 'Disallow: /account/' },
      seedProblem: { kind: 'disallowed' },
      pages: [],
    });
    await rm(out, { recursive: true });
  });

  test(`${called} on a page that the server cannot give ends with one sentence and keeps the report`, async ({
    serve,
  }) => {
    const site = await serve({ '/': { status: 404, body: 'Not here' } });
    const out = await mkdtemp(path.join(tmpdir(), 'gatepost-start-'));
    await writeFile(path.join(out, 'report.json'), '{}');
    const { code, stdout, stderr } = await npmStart(`${site.origin}/`, '--headless', ...bounds, '--out', out);
    expect(code).toBe(1);
    expect(stderr).toMatch(/404/);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stdout).toContain(`report.json (replaced) and screenshots are in ${out}`);
    const report = JSON.parse(await readFile(path.join(out, 'report.json'), 'utf8'));
    expect(report).toMatchObject({ seedProblem: { kind: 'failed' }, verdict: { word: 'Allowed' } });
    await rm(out, { recursive: true });
  });
}

test('npm start says when robots.txt cannot be read, and what it did not ask for', async ({ serve }) => {
  const site = await serve({
    '/robots.txt': { status: 500, body: 'Broken' },
    '/shop/': '<title>Shop</title>',
  });
  const out = await mkdtemp(path.join(tmpdir(), 'gatepost-start-'));
  const { code, stdout, stderr } = await npmStart(`${site.origin}/shop/`, '--headless', '--out', out);
  await rm(out, { recursive: true });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/robots\.txt cannot be read +\/shop\/\n/);
});

test('npm start takes a host and a port for an address, and says where it was redirected to', async ({
  demoSite,
}) => {
  const { host, port } = new URL(demoSite.origin);
  const out = await mkdtemp(path.join(tmpdir(), 'gatepost-start-'));
  const rest = ['--headless', '--max-pages', '1', '--delay', '0', '--out', out];
  const byName = await npmStart(`localhost:${port}`, ...rest);
  expect({ code: byName.code, stderr: byName.stderr }).toEqual({ code: 0, stderr: '' });
  expect(byName.stdout).toMatch(new RegExp(`Page +http://localhost:${port}/\n`));
  const byNumber = await npmStart(`${host}/sale`, ...rest);
  expect({ code: byNumber.code, stderr: byNumber.stderr }).toEqual({ code: 0, stderr: '' });
  expect(byNumber.stdout).toMatch(/\/sale\n +redirected to \/plants\/\n/);
  const report = JSON.parse(await readFile(path.join(out, 'report.json'), 'utf8'));
  expect(report.seed).toBe(`${demoSite.origin}/plants/`);
  await rm(out, { recursive: true });
});

test('a bound that the form refuses is told in its own words', async ({ gatepost, demoSite }) => {
  const tab = await gatepost.open(`${demoSite.origin}/`);
  const popup = new PopupPage(await gatepost.clickToolbarButton(tab));
  const options = await popup.openCrawlForm(gatepost);
  await options.fill({ 'Delay (seconds)': '100000' });
  expect(await options.submit()).toEqual(['Delay (seconds): At most 3,600.']);
  await options.fill({ 'Delay (seconds)': '0' });
  expect(await options.submit()).toEqual([]);
  await options.waitUntil(['finished']);
});

test('npm start with a browser that does not start ends with one sentence', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gatepost-browser-'));
  const browser = path.join(folder, 'chromium');
  await writeFile(browser, '#!/bin/sh\n[ "$1" = --version ] && echo Chromium 1.0 && exit 0\nexit 1\n', {
    mode: 0o755,
  });
  const { code, stdout, stderr } = await launchNpmStart([], { CHROMIUM_PATH: browser, DISPLAY: '' }).ended;
  await rm(folder, { recursive: true });
  expect(code).toBe(1);
  expect(stdout).toContain('No display, so headless.');
  expect(stdout).toContain(`Using ${browser} (Chromium 1.0).`);
  expect(stderr).toMatch(/^Could not start the browser: .+\.\n$/);
});

test('npm start opens a window on the demo site, which stays until it is closed', async () => {
  needsTools('Xvfb', 'xdotool');
  const display = await Display.start();
  try {
    const running = launchNpmStart([], { DISPLAY: display.name });
    await running.prints('Close the window to end.');
    display.press('ctrl+shift+w');
    const { code, stdout, stderr } = await running.ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/is open on http:\/\/127\.0\.0\.1:\d+\//);
  } finally {
    await display.close();
  }
});

const wrong = [
  { args: ['--colour'], says: /'--colour'/ },
  { args: ['--out', '--headless'], says: /--out needs a value/ },
  { args: ['--max-pages', 'many'], says: /--max-pages takes a whole number from 1 to 100,000, not "many"\./ },
  { args: ['--max-pages', '-1'], says: /--max-pages takes a whole number from 1 to 100,000, not "-1"\./ },
  { args: ['--max-depth', '1.5'], says: /--max-depth takes a whole number from 0 to 1,000, not "1\.5"\./ },
  { args: ['--delay', '1s'], says: /--delay takes a number from 0 to 3,600, not "1s"\./ },
  { args: ['--delay', '100000'], says: /--delay takes a number from 0 to 3,600, not "100000"\./ },
  { args: ['--max-time', '0'], says: /--max-time takes a number from 1 to 86,400, not "0"\./ },
  { args: ['--max-size', '10001'], says: /--max-size takes a number from 0\.001 to 10,000, not "10001"\./ },
  { args: ['--agent', 'Googlebot/2.1'], says: /product token/ },
  { args: [''], says: /^The address is empty/ },
  { args: ['ftp://example.org/'], says: /is not an http or https URL\./ },
  { args: ['http://127.0.0.1:9/', '--headless'], says: /http:\/\/127\.0\.0\.1:9\/ cannot be reached: .+\./ },
];

for (const { args, says } of wrong) {
  test(`npm start -- ${args.join(' ')} ends with one sentence`, async () => {
    const { code, stderr } = await npmStart(...args);
    expect(code).not.toBe(0);
    expect(stderr).toMatch(says);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
}
