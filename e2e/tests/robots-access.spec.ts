import { robotsRecordOf } from '../fixtures/robots-record.ts';
import { expect, test } from '../fixtures/test.ts';
import { PopupPage } from '../pages/popup-page.ts';
import {
  brokenGzip,
  chain,
  endlessBody,
  endlessHeaders,
  type Fault,
  goodGzip,
  gzipBomb,
  hugeBody,
  redirect,
  robotsTxt,
  serveFault,
  shortBody,
} from '../server/faults.ts';
import { startServer } from '../server/loopback-server.ts';

// What each answer for /robots.txt means (RFC 9309, 2.3.1), and what the popup says of it. Access comes from a real click on the
// toolbar button, or, where the browser shows more to those who were given it, from the user.

type Case = {
  name: string;
  fault: Fault;
  /** The user gave access to the site; else the click alone has to do. */
  granted?: true;
  word: 'Allowed' | 'Blocked';
  sentence: RegExp;
  record: Record<string, unknown>;
};

const FILE = /^Googlebot may not fetch this page\.$/;
const NO_FILE = /^There is no robots\.txt, so every crawler may fetch every page\. That is valid\.$/;
const REFUSED = /^The server refuses to give robots\.txt, which counts as no file/;
const UNREACHABLE = /cannot be read/;

const successful = { access: 'successful', cause: 'success' };
const unavailable = (status: number) => ({ access: 'unavailable', cause: 'client-error', status });
const unreachable = (status: number) => ({ access: 'unreachable', cause: 'server-error', status });

const read = (name: string, fault: Fault, record: Record<string, unknown> = {}): Case => ({
  name,
  fault,
  word: 'Blocked',
  sentence: FILE,
  record: { ...successful, status: 200, ...record },
});
const empty = (name: string, fault: Fault, record: Record<string, unknown> = {}): Case => ({
  name,
  fault,
  word: 'Allowed',
  sentence: /^Googlebot may fetch this page/,
  record: { ...successful, ...record },
});
const open = (name: string, fault: Fault, record: Record<string, unknown>): Case => ({
  name,
  fault,
  word: 'Allowed',
  sentence: NO_FILE,
  record,
});
const closed = (name: string, fault: Fault, record: Record<string, unknown>): Case => ({
  name,
  fault,
  word: 'Blocked',
  sentence: UNREACHABLE,
  record,
});

const utf16 = new Uint8Array([
  0xff,
  0xfe,
  ...new Uint8Array(
    new Uint16Array([...'User-agent: *\nDisallow: /private/\n'].map((c) => c.charCodeAt(0))).buffer,
  ),
]);

const cases: readonly Case[] = [
  read('200', robotsTxt()),
  read('200, compressed', goodGzip),
  empty('204', robotsTxt('', 204), { status: 204, bytes: 0 }),
  empty('200, empty', robotsTxt(''), { status: 200, bytes: 0 }),
  empty(
    '200, an HTML page',
    robotsTxt('<!doctype html><title>Home</title>', 200, { 'content-type': 'text/html' }),
    {
      contentType: 'text/html',
      bodyKind: 'html',
    },
  ),
  { ...read('200, UTF-16', robotsTxt(utf16)), word: 'Allowed', sentence: /^Googlebot may fetch this page/ },
  ...[301, 302, 303, 307, 308].map((status) =>
    read(`${status}, one hop`, chain(status, 1), { redirected: true }),
  ),
  ...[301, 302, 303, 307, 308].map((status) =>
    read(`${status}, five hops`, chain(status, 5), { redirected: true }),
  ),
  { ...read('301, five hops, seen', chain(301, 5), { redirected: true }), granted: true },
  ...[301, 302, 303, 307, 308].map((status) => ({
    ...open(`${status}, six hops`, chain(status, 6), {
      access: 'unavailable',
      cause: 'too-many-redirects',
    }),
    sentence: /^robots\.txt redirects more than 5 times/,
    granted: true as const,
  })),
  {
    ...open('a loop of redirects', redirect(302, '/robots.txt'), {
      access: 'unavailable',
      cause: 'too-many-redirects',
      detail: 'The redirects of robots.txt lead back to themselves.',
    }),
    sentence: /^robots\.txt redirects more than 5 times/,
    granted: true,
  },
  ...[404, 410].map((status) => open(`${status}`, robotsTxt('', status), unavailable(status))),
  ...[400, 401, 403, 451].map((status) => ({
    ...open(`${status}`, robotsTxt('', status), unavailable(status)),
    sentence: REFUSED,
  })),
  closed('429 with Retry-After', robotsTxt('', 429, { 'retry-after': '120' }), {
    access: 'unreachable',
    cause: 'rate-limited',
    status: 429,
    headers: expect.arrayContaining([['retry-after', '120']]),
  }),
  ...[500, 503].map((status) => closed(`${status}`, robotsTxt('', status), unreachable(status))),
  closed('a body that breaks off', shortBody, { access: 'unreachable', cause: 'network-error' }),
  {
    ...closed('a body that breaks off, seen', shortBody, { access: 'unreachable', fault: 'reset' }),
    granted: true,
  },
  closed('compressed by its own word only', brokenGzip, { access: 'unreachable', cause: 'network-error' }),
  closed('headers that never come', endlessHeaders, { access: 'unreachable', cause: 'timeout' }),
  closed('a body that never ends', endlessBody, { access: 'unreachable', cause: 'timeout' }),
  read('50 MB', hugeBody(50), { truncated: true, bytes: 5 * 1024 * 1024 }),
  read('a gzip bomb', gzipBomb, { truncated: true, bytes: 5 * 1024 * 1024 }),
  read('a body longer than its Content-Length', (response) => {
    response.socket?.end(
      'HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-length: 33\r\n\r\nUser-agent: *\nDisallow: /private/\nDisallow: /\n',
    );
  }),
];

for (const { name, fault, granted, word, sentence, record } of cases) {
  test(`robots.txt answers ${name}`, async ({ gatepost }) => {
    await using site = await startServer(serveFault(fault));
    if (granted) await gatepost.grant('http://127.0.0.1/*');
    const url = `${site.origin}/private/page`;
    const tab = await gatepost.open(url);
    const popup = new PopupPage(await gatepost.clickToolbarButton(tab));
    const shown = await popup.verdict();
    expect(shown.word).toBe(word);
    expect(shown.sentence).toMatch(sentence);
    expect(await robotsRecordOf(gatepost, url)).toMatchObject({ origin: site.origin, ...record });
    for (const { method, path, headers } of site.requests) {
      if (path === '/robots.txt')
        expect([method, headers.cookie, headers.referer]).toEqual(['GET', undefined, undefined]);
    }
  });
}

test('robots.txt refuses the connection', async ({ gatepost }) => {
  const site = await startServer(serveFault(robotsTxt()));
  const tab = await gatepost.open(`${site.origin}/private/page`);
  await site.close();
  await gatepost.grant('http://127.0.0.1/*');
  const popup = new PopupPage(await gatepost.clickToolbarButton(tab));
  expect(await popup.verdict()).toMatchObject({
    word: 'Blocked',
    line: null,
    sentence: expect.stringMatching(UNREACHABLE),
  });
  expect(await robotsRecordOf(gatepost, site.origin)).toMatchObject({
    access: 'unreachable',
    cause: 'network-error',
    fault: 'refused',
    detail: 'The server refused the connection (net::ERR_CONNECTION_REFUSED).',
  });
});

test('a hop to another host counts for the first one where it may be followed, and else is not known', async ({
  gatepost,
}) => {
  await using other = await startServer(serveFault(robotsTxt('User-agent: *\nDisallow: /private/page\n')));
  const elsewhere = `${other.origin.replace('127.0.0.1', 'localhost')}/robots.txt`;
  await using site = await startServer(serveFault(redirect(301, elsewhere)));
  await gatepost.grant('http://127.0.0.1/*');
  const tab = await gatepost.open(`${site.origin}/private/page`);
  const popup = new PopupPage(await gatepost.clickToolbarButton(tab));
  expect(await popup.verdict()).toMatchObject({ word: 'Not known', line: null });
  expect(await popup.page.evaluate(() => document.body.textContent)).toContain(new URL(elsewhere).origin);
  await popup.page.close();

  await gatepost.grant('http://localhost/*');
  const again = new PopupPage(await gatepost.clickToolbarButton(tab));
  expect(await again.verdict()).toMatchObject({
    word: 'Blocked',
    line: 2,
    rule: 'Disallow: /private/page',
    sentence: expect.stringMatching(FILE),
  });
  expect(await robotsRecordOf(gatepost, site.origin)).toMatchObject({
    origin: site.origin,
    finalUrl: elsewhere,
    hops: [{ url: `${site.origin}/robots.txt`, status: 301 }],
  });
});

test('a file in UTF-16 is shown in both readings', async ({ gatepost }) => {
  await using site = await startServer(serveFault(robotsTxt(utf16)));
  const popup = new PopupPage(
    await gatepost.clickToolbarButton(await gatepost.open(`${site.origin}/private/page`)),
  );
  expect(await popup.verdict()).toMatchObject({ word: 'Allowed', line: null });
  expect(await popup.page.evaluate(() => document.body.textContent)).toContain(
    'Read as UTF-16, Googlebot may not fetch this page (line 2).',
  );
});
