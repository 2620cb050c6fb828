import { describe, expect, test } from 'vitest';
import { AGENTS } from '../agents/index.ts';
import type { NoAnswer, PageVerdict } from '../messages/protocol.ts';
import { type AccessResult, LONG_UNREACHABLE_MS, type RobotsRecord } from '../robots/index.ts';
import { robotsRecord } from '../robots/test/robots-record.ts';
import { pageVerdict } from './page-verdict.ts';

const NOW = 1_000;

const FILE = `User-agent: *
Disallow: /private/

User-agent: Googlebot
Disallow: /shop/
Allow: /shop/seeds/
`;

function record(body: string, access: AccessResult = 'successful'): RobotsRecord {
  return robotsRecord({ access, body: btoa(body) });
}

function verdictFor(url: string, agent: string, kept = record(FILE)): Promise<PageVerdict | NoAnswer> {
  const robots = async () => ({ kind: 'robots', record: kept, notBefore: null }) as const;
  return pageVerdict(robots, { url, agent, tabId: null, refresh: false }, NOW);
}

describe('with a file', () => {
  test.each([
    ['https://site.example/shop/seeds/kale', 'Googlebot', true, 'allow-rule', 6],
    ['https://site.example/shop/', 'Googlebot', false, 'disallow-rule', 5],
    ['https://site.example/shop/', 'Googlebot-Image', false, 'disallow-rule', 5],
    ['https://site.example/private/', 'bingbot', false, 'disallow-rule', 2],
    ['https://site.example/private/', 'AdsBot-Google', true, 'no-group', null],
    ['https://site.example/', 'KingFisher', true, 'no-rule-matched', null],
  ])('%s for %s', async (url, agent, allowed, reason, line) => {
    const answer = await verdictFor(url, agent);
    expect(answer).toMatchObject({ kind: 'verdict', url, agent, verdict: { allowed, reason } });
    const { verdict, explanation, around } = answer as PageVerdict;
    expect(verdict.rule?.line ?? null).toBe(line);
    expect(explanation?.verdict).toEqual(verdict);
    expect(around === null).toBe(line === null);
  });

  test('every crawler has its verdict, with its own fallback and its own view of *', async () => {
    const { crawlers } = (await verdictFor('https://site.example/private/x', 'Googlebot')) as PageVerdict;
    expect(crawlers.map(({ token }) => token)).toEqual(AGENTS.map(({ token }) => token));
    const of = (token: string) => crawlers.find((crawler) => crawler.token === token);
    expect(of('bingbot')).toEqual({ token: 'bingbot', allowed: false, line: 2 });
    expect(of('Googlebot-Image')).toEqual({ token: 'Googlebot-Image', allowed: true, line: null });
    expect(of('AdsBot-Google')).toEqual({ token: 'AdsBot-Google', allowed: true, line: null });
  });

  test('the answer survives the way to a page, and leaves the file behind', async () => {
    const answer = await verdictFor('https://site.example/shop/', 'Googlebot');
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
    expect(answer).not.toHaveProperty('robots.body');
  });
});

describe('without a file the access result decides (RFC 9309, 2.3.1)', () => {
  test.each<[AccessResult, string, boolean, string]>([
    ['unavailable', 'https://site.example/x', true, 'unavailable'],
    ['unreachable', 'https://site.example/x', false, 'unreachable'],
    ['unreachable', 'https://site.example/robots.txt', true, 'robots-txt'],
  ])('%s: %s', async (access, url, allowed, reason) => {
    const answer = await verdictFor(url, 'Googlebot', record('', access));
    expect(answer).toMatchObject({
      verdict: { allowed, reason, rule: null, group: null },
      explanation: null,
    });
    expect(new Set((answer as PageVerdict).crawlers.map((crawler) => crawler.allowed))).toEqual(
      new Set([allowed]),
    );
  });
});

test('what is not known is passed on', async () => {
  const none: NoAnswer = { kind: 'not-governed', url: 'chrome://x', why: 'browser-page' };
  const request = { url: 'chrome://x', agent: 'Googlebot', tabId: null, refresh: false };
  expect(await pageVerdict(async () => none, request, NOW)).toBe(none);
});

test('an unreachable file is judged by the copy from before, which is said', async () => {
  const older = { body: btoa(FILE), seenAt: 7 };
  const kept = robotsRecord({ access: 'unreachable', status: 503, unreachableSince: 500, older });
  const answer = await verdictFor('https://site.example/private/', 'bingbot', kept);
  expect(answer).toMatchObject({
    basis: { kind: 'older-copy', seenAt: 7 },
    verdict: { allowed: false, rule: { line: 2 } },
    robots: { access: 'unreachable', status: 503 },
  });
  expect(answer).not.toHaveProperty('basis.body');
});

test('a file that has been unreachable for 30 days counts as none (2.3.1.4)', async () => {
  const kept = robotsRecord({ access: 'unreachable', unreachableSince: NOW - LONG_UNREACHABLE_MS });
  expect(await verdictFor('https://site.example/x', 'Googlebot', kept)).toMatchObject({
    basis: { kind: 'long-unreachable' },
    verdict: { allowed: true, reason: 'unavailable' },
  });
});

test('a file that is not in UTF-8 has a second verdict, of who reads it as what it is', async () => {
  const latin1 = robotsRecord({ body: btoa('User-agent: *\nDisallow: /caf\u00e9\n') });
  expect(await verdictFor('https://site.example/caf%C3%A9', 'Googlebot', latin1)).toMatchObject({
    verdict: { allowed: true },
    otherEncoding: { encoding: 'windows-1252', verdict: { allowed: false, rule: { line: 2 } } },
  });
  expect(await verdictFor('https://site.example/', 'Googlebot')).toMatchObject({ otherEncoding: null });
});
