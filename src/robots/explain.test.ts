import { describe, expect, test } from 'vitest';
import { evaluate, explain, parseRobots } from './index.ts';

const SITE = 'https://site.example';

describe('the whole why', () => {
  test('every rule that matches, the longest first, with what became of it', () => {
    const file = parseRobots(
      'User-agent: *\nDisallow: /\nDisallow: /a/*\nAllow: /a/b\nAllow: /a*b\nDisallow: /c\n',
    );
    const { matches, verdict } = explain(file, 'bot', `${SITE}/a/b`);
    expect(verdict.rule?.line).toBe(4);
    expect(
      matches.map(({ rule, octets, outcome, decides }) => [rule.line, octets, outcome, decides]),
    ).toEqual([
      [4, 4, 'decides', true],
      [5, 4, 'same', false],
      [3, 4, 'allow-wins', false],
      [2, 1, 'fewer-octets', false],
    ]);
  });

  test('what percent-encoding did to pattern and path', () => {
    const file = parseRobots('User-agent: *\nDisallow: /caf\u00e9/%7eanna\n');
    const explanation = explain(file, 'bot', `${SITE}/caf\u00e9/%7eanna/1`);
    expect(explanation.path).toBe('/caf%C3%A9/~anna/1');
    expect(explanation.writtenPath).toBe('/caf%C3%A9/%7eanna/1');
    expect(explanation.matches[0]).toMatchObject({ compared: '/caf%C3%A9/~anna', octets: 16 });
  });

  test('a pattern that is compared as it is written says nothing of it', () => {
    const file = parseRobots('User-agent: *\nDisallow: /a**b*\nAllow: /a*b$\n');
    const { matches, writtenPath } = explain(file, 'bot', `${SITE}/a1b`);
    expect(matches.map(({ compared }) => compared)).toEqual([null, null]);
    expect(writtenPath).toBeNull();
  });

  test('an escaped wildcard stays an escape in what is compared', () => {
    const file = parseRobots('User-agent: *\nDisallow: /%2a%41\n');
    expect(explain(file, 'bot', `${SITE}/*A`).matches[0]?.compared).toBe('/%2AA');
  });

  test('how the crawler was looked for', () => {
    const file = parseRobots('User-agent: Googlebot\nDisallow: /g\n\nUser-agent: *\nDisallow: /s\n');
    const agent = [
      'Mozilla/5.0 (compatible; Googlebot-Image/1.0; +http://www.google.com/bot.html)',
      'Googlebot',
    ];
    const explanation = explain(file, agent, `${SITE}/g`);
    expect(explanation.agent).toEqual([
      { given: agent[0], token: 'googlebot-image', how: 'found' },
      { given: 'Googlebot', token: 'googlebot', how: 'as-given' },
    ]);
    expect(explanation.search).toEqual([
      { token: 'googlebot-image', as: 'own', found: false, asked: true },
      { token: 'googlebot', as: 'fallback', found: true, asked: true },
      { token: '*', as: 'wildcard', found: true, asked: false },
    ]);
    expect(explanation.group).toEqual({
      token: 'Googlebot',
      match: 'fallback',
      userAgentLines: [1],
      ranges: [{ first: 1, last: 2 }],
    });
  });

  test('a crawler that the * group does not apply to', () => {
    const file = parseRobots('User-agent: *\nDisallow: /\n');
    const { verdict, search } = explain(file, 'AdsBot-Google', SITE, { ignoreWildcardGroup: true });
    expect(verdict).toEqual({ allowed: true, reason: 'no-group', rule: null, group: null });
    expect(search.at(-1)).toEqual({ token: '*', as: 'wildcard', found: true, asked: false });
  });

  test('where the dialects disagree, each with its own rule', () => {
    const file = parseRobots('User-agent: *\nAllow: /\nDisalow: /a\nDisallow: /b\n');
    const a = explain(file, 'bot', `${SITE}/a`);
    expect(a.disagreeing).toEqual(['google']);
    expect(a.readings.map(({ dialect, verdict }) => [dialect, verdict.allowed, verdict.rule?.line])).toEqual([
      ['rfc9309', true, 2],
      ['google', false, 3],
      ['first-match', true, 2],
    ]);
    expect(explain(file, 'bot', `${SITE}/b`).disagreeing).toEqual(['first-match']);
  });

  test('rules past the size limit are marked, and what they change is said', () => {
    const filler = `# ${'x'.repeat(997)}\n`.repeat(512);
    const file = parseRobots(`User-agent: *\nDisallow: /a\n${filler}Allow: /a/b\n`);
    const { verdict, matches, withinLimit } = explain(file, 'bot', `${SITE}/a/b`);
    expect(verdict.allowed).toBe(true);
    expect(matches.map(({ pastLimit }) => pastLimit)).toEqual([true, false]);
    expect(withinLimit).toMatchObject({ allowed: false, rule: { line: 2 } });
    expect(explain(parseRobots('User-agent: *\n'), 'bot', SITE).withinLimit).toBeNull();
  });

  test("google's second pattern of an index page is told as it is compared", () => {
    const file = parseRobots('User-agent: *\nDisallow: /\nAllow: /shop/index.html\n');
    const { matches } = explain(file, 'bot', `${SITE}/shop/`, { dialect: 'google' });
    expect(matches[0]).toMatchObject({ compared: '/shop/$', octets: 7, decides: true });
  });

  test('an invalid URL has no path and no match', () => {
    const file = parseRobots('User-agent: *\nDisallow: /\n');
    expect(explain(file, 'bot', 'no url')).toMatchObject({
      path: null,
      matches: [],
      verdict: { reason: 'invalid-url' },
    });
  });

  test('/robots.txt is allowed though rules match it, and none of them decides', () => {
    const file = parseRobots('User-agent: *\nDisallow: /\n');
    const { verdict, matches } = explain(file, 'bot', `${SITE}/robots.txt`);
    expect(verdict).toMatchObject({ allowed: true, reason: 'robots-txt', rule: null });
    expect(matches.map(({ decides }) => decides)).toEqual([false]);
  });
});

describe('URLs that are none, or have no path', () => {
  const file = parseRobots('User-agent: *\nDisallow: /\n');
  test.each([
    '',
    'site.example/a',
    '/a',
    'http://',
    'mailto:a@site.example',
    'about:blank',
    'javascript:1',
    'http://[::1',
  ])('%s', (url) => {
    for (const dialect of ['rfc9309', 'first-match'] as const) {
      expect(evaluate(file, 'bot', url, { dialect })).toMatchObject({
        allowed: false,
        reason: 'invalid-url',
        rule: null,
      });
    }
    expect(evaluate(file, 'bot', url, { dialect: 'google' }).reason).toBe('disallow-rule');
  });

  test.each([
    ['https://site.example', '/'],
    ['https://site.example?q', '/?q'],
    ['HTTPS://SITE.EXAMPLE:443/a/../b/./c#d', '/b/c'],
    ['https://site.example/list?', '/list?'],
    [' https://site.example/\u00e9\\x ', '/%C3%A9/x'],
    ['ftp://site.example/pub', '/pub'],
  ])('%s is read as the URL parser reads it', (url, path) => {
    expect(explain(file, 'bot', url).path).toBe(path);
    expect(explain(file, 'bot', new URL(url)).path).toBe(path);
  });
});
