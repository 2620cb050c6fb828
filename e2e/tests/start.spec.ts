import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Display } from '../fixtures/display.ts';
import { launchNpmStart, npmStart } from '../fixtures/npm-start.ts';
import { expect, needsTools, test } from '../fixtures/test.ts';

test('npm start -- --headless shows the demo site and leaves a report', async () => {
  const out = await mkdtemp(path.join(tmpdir(), 'gatepost-start-'));
  const { code, stdout, stderr } = await npmStart('--headless', '--delay', '0', '--out', out);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('Allowed');
  expect(stdout).toMatch(/17 pages, 1 failure, 6 skipped by robots\.txt/);
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
  const { code, stderr } = await npmStart(
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
    bounds: { maxPages: 3, maxDepth: 1, delayMs: 100 },
  });
  expect(report.pages).toHaveLength(3);
  await rm(out, { recursive: true });
});

test('npm start on a page that robots.txt forbids says so, and that is an answer', async ({ demoSite }) => {
  const out = await mkdtemp(path.join(tmpdir(), 'gatepost-start-'));
  const { code, stdout, stderr } = await npmStart(`${demoSite.origin}/account/`, '--headless', '--out', out);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('Blocked');
  const report = JSON.parse(await readFile(path.join(out, 'report.json'), 'utf8'));
  expect(report).toMatchObject({
    verdict: { word: 'Blocked', line: 17, rule: 'Disallow: /account/' },
    seedProblem: { kind: 'disallowed' },
    pages: [],
  });
  await rm(out, { recursive: true });
});

test('npm start on a page that the server cannot give ends with one sentence', async ({ serve }) => {
  const site = await serve({ '/': { status: 500, body: 'Broken' } });
  const out = await mkdtemp(path.join(tmpdir(), 'gatepost-start-'));
  const { code, stderr } = await npmStart(`${site.origin}/`, '--headless', '--out', out);
  await rm(out, { recursive: true });
  expect(code).toBe(1);
  expect(stderr).toMatch(/500/);
  expect(stderr.trim().split('\n')).toHaveLength(1);
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
  { args: ['--max-pages', 'many'], says: /--max-pages takes a whole number, 1 or more, not "many"\./ },
  { args: ['--max-depth', '-1'], says: /--max-depth/ },
  { args: ['--delay', '1s'], says: /--delay takes a number, 0 or more, not "1s"\./ },
  { args: ['--agent', 'Googlebot/2.1'], says: /product token/ },
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
