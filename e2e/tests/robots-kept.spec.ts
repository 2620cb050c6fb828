import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ChromiumWithGatepost } from '../fixtures/chromium.ts';
import { robotsRecordOf } from '../fixtures/robots-record.ts';
import { chromiumPath, expect, test } from '../fixtures/test.ts';
import { PopupPage } from '../pages/popup-page.ts';
import type { LoopbackServer } from '../server/loopback-server.ts';

// What is known of an origin's robots.txt outlives the background and the browser, and is asked for no more often than needed.

const robotsTxt = 'User-agent: *\nDisallow: /private/\n';

function timesAsked(site: LoopbackServer): number {
  return site.requests.filter((request) => request.path === '/robots.txt').length;
}

test('killed while it waits for the server: it asks again, and the popup has its verdict', async ({
  gatepost,
  serve,
}) => {
  const held = Promise.withResolvers<void>();
  const site = await serve({
    '/robots.txt': { body: robotsTxt, after: held.promise },
    '/private/': '<title>A page</title>',
  });
  const tab = await gatepost.open(`${site.origin}/private/`);
  const popup = new PopupPage(await gatepost.clickToolbarButton(tab));
  await expect.poll(() => timesAsked(site)).toBe(1);
  await gatepost.killServiceWorker();
  await expect.poll(() => timesAsked(site)).toBe(2);
  held.resolve();
  expect(await popup.verdict()).toMatchObject({ word: 'Blocked', line: 2 });
});

test('a popup that is closed while it waits leaves its question to be answered, for the next one', async ({
  gatepost,
  serve,
}) => {
  const held = Promise.withResolvers<void>();
  const site = await serve({
    '/robots.txt': { body: robotsTxt, after: held.promise },
    '/private/': '<title>A page</title>',
  });
  const tab = await gatepost.open(`${site.origin}/private/`);
  const first = await gatepost.clickToolbarButton(tab);
  await expect.poll(() => timesAsked(site)).toBe(1);
  await first.close();
  const second = new PopupPage(await gatepost.clickToolbarButton(tab));
  held.resolve();
  expect(await second.verdict()).toMatchObject({ word: 'Blocked', line: 2 });
  expect(timesAsked(site)).toBe(1);
});

test('several pages that ask at the same time make one request', async ({ gatepost, serve }) => {
  const held = Promise.withResolvers<void>();
  const site = await serve({ '/robots.txt': { body: robotsTxt, after: held.promise } });
  await gatepost.grant('http://127.0.0.1/*');
  const asked = [1, 2, 3].map(() => robotsRecordOf(gatepost, `${site.origin}/`));
  await expect.poll(() => timesAsked(site)).toBe(1);
  held.resolve();
  for (const record of await Promise.all(asked)) expect(record).toMatchObject({ access: 'successful' });
  expect(timesAsked(site)).toBe(1);
});

test('the browser starts anew: the copy is still there', async ({ serve }) => {
  const site = await serve({ '/robots.txt': robotsTxt, '/private/': '<title>A page</title>' });
  const profile = mkdtempSync(path.join(tmpdir(), 'gatepost-profile-'));
  try {
    for (let start = 0; start < 2; start++) {
      const gatepost = await ChromiumWithGatepost.launch({
        executablePath: chromiumPath(),
        headless: true,
        profile,
      });
      try {
        const tab = await gatepost.open(`${site.origin}/private/`);
        const popup = new PopupPage(await gatepost.clickToolbarButton(tab));
        expect(await popup.verdict()).toMatchObject({ word: 'Blocked', line: 2 });
      } finally {
        await gatepost.close();
      }
    }
    expect(timesAsked(site)).toBe(1);
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});

test('what a later version kept cannot be read: it is started afresh', async ({ gatepost, serve }) => {
  const site = await serve({ '/robots.txt': robotsTxt, '/private/': '<title>A page</title>' });
  const page = await gatepost.open(gatepost.url('options.html'));
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('gatepost', 99);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
        request.onerror = () => reject(request.error);
      }),
  );
  await page.close();
  await gatepost.killServiceWorker();
  const tab = await gatepost.open(`${site.origin}/private/`);
  const popup = new PopupPage(await gatepost.clickToolbarButton(tab));
  expect(await popup.verdict()).toMatchObject({ word: 'Blocked', line: 2 });
  await gatepost.killServiceWorker();
  await popup.page.close();
  const again = new PopupPage(await gatepost.clickToolbarButton(tab));
  expect(await again.verdict()).toMatchObject({ word: 'Blocked', line: 2 });
  expect(timesAsked(site)).toBe(1);
});
