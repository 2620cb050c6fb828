import { expect, test } from 'vitest';
import { agentToken, evaluate, parseRobots } from './index.ts';

test.each([
  ['Googlebot', 'googlebot', 'as-given'],
  ['*', '*', 'as-given'],
  ['', '', 'as-given'],
  ['Googlebot-Image/1.0', 'googlebot-image', 'cut'],
  ['GoodBot/1.4 (+https://good.example)', 'goodbot', 'cut'],
  ['AI2Bot', 'ai', 'cut'],
  ['360Spider', '360spider', 'as-given'],
  ['CCBot/2.0 (https://commoncrawl.org/faq/)', 'ccbot', 'cut'],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'googlebot', 'found'],
  [
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
    'bingbot',
    'found',
  ],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'gptbot',
    'found',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
    'applebot',
    'found',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'mozilla', 'found'],
])('%s is %s', (given, token, how) => {
  expect(agentToken(given)).toEqual({ given, token, how });
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  '%s is a name like any other',
  (name) => {
    const file = parseRobots(`User-agent: ${name}\nDisallow: /p\n\nUser-agent: *\nDisallow: /q\n`);
    expect(evaluate(file, name, 'https://site.example/p').allowed).toBe(false);
    expect(evaluate(parseRobots('User-agent: *\nDisallow: /q'), name, 'https://site.example/q').allowed).toBe(
      false,
    );
  },
);

test('the first of several names with a group decides, whatever the file has first', () => {
  const file = parseRobots('User-agent: b\nDisallow: /\n\nUser-agent: a\nAllow: /\n');
  expect(evaluate(file, ['a', 'b'], 'https://site.example/').group?.match).toBe('token');
  expect(evaluate(file, ['c', 'b'], 'https://site.example/')).toMatchObject({
    allowed: false,
    group: { match: 'fallback' },
  });
  expect(evaluate(file, [], 'https://site.example/').reason).toBe('no-group');
});
