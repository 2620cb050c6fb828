import { describe, expect, test } from 'vitest';
import { encodingOf, evaluate, type Line, lines, otherReading, parseRobots } from '../index.ts';

function only(text: string): Line {
  return lines(parseRobots(text)).at(-1) as Line;
}

test('each kind of line, with columns', () => {
  const text = '\ufeff  User-agent :  bot \t# ours\r\n\r\n \t\n# note\nAllow:/a\nSitemap:\nhello\n';
  expect(lines(parseRobots(text))).toMatchObject([
    {
      kind: 'user-agent',
      line: 1,
      text: '  User-agent :  bot \t# ours',
      name: { text: 'User-agent', column: 3 },
      value: { text: 'bot', column: 17 },
      comment: { text: '# ours', column: 22 },
      token: 'bot',
    },
    { kind: 'blank', line: 2, text: '' },
    { kind: 'blank', line: 3, text: ' \t' },
    { kind: 'comment', line: 4, comment: { text: '# note', column: 1 } },
    { kind: 'rule', line: 5, rule: 'allow', inGroup: true, value: { text: '/a', column: 7 } },
    { kind: 'other', line: 6, name: { text: 'Sitemap' }, value: { text: '', column: 9 } },
    { kind: 'unreadable', line: 7, meant: null },
  ]);
});

test.each([
  ['Disalow: /', 'disallow', 'disallow'],
  ['Dissallow: /', 'disallow', 'disallow'],
  ['Disallows: /', 'disallow', 'disallow'],
  ['Dis allow: /', 'disallow', 'other'],
  ['Desallow: /', 'disallow', 'other'],
  ['Useragent: x', 'user-agent', 'user-agent'],
  ['User_agent: x', 'user-agent', 'other'],
  ['User agent: x', 'user-agent', 'user-agent'],
  ['Alow: /', 'allow', 'other'],
  ['Allowed: /', null, 'allow'],
  ['Site-map: x', 'sitemap', 'other'],
  ['Crawl delay: 1', 'crawl-delay', 'other'],
  ['Host: x', null, 'other'],
  ['color: red', null, 'other'],
  ['DisallowAITraining: /', null, 'disallow'],
  ['User\u2011agent: x', 'user-agent', 'other'],
])('%s looks like %s, and Google reads %s', (text, typoOf, googleReadsAs) => {
  expect(only(text)).toMatchObject({ kind: 'other', typoOf, googleReadsAs });
});

test.each([
  ['Disallow /a', 'disallow', 'disallow'],
  ['User agent x', 'user-agent', 'nothing'],
  ['Disalow /a', 'disallow', 'disallow'],
  ['Disallow\uff1a/a', 'disallow', 'nothing'],
  ['please keep out of /private', null, 'nothing'],
  [': /a', null, 'nothing'],
])('%s has no colon or no name and was meant as %s', (text, meant, googleReadsAs) => {
  expect(only(text)).toMatchObject({ kind: 'unreadable', meant, googleReadsAs });
});

describe('characters that are not what they seem to be', () => {
  test.each([
    ['User\u2011agent: x', [{ column: 5, codePoint: '2011', name: 'non-breaking hyphen' }]],
    ['Dis\u200ballow: /', [{ column: 4, codePoint: '200B', name: 'zero-width space' }]],
    ['Disallow:\u00a0/a', [{ column: 10, codePoint: '00A0', name: 'no-break space' }]],
    ['Dis\u0430llow: /', [{ column: 4, codePoint: '0430', name: 'character beyond ASCII' }]],
    ['Disallow: /k\u00e4se', []],
    ['Disallow: /a # caf\u00e9\u00a0', []],
  ])('%j', (text, expected) => {
    expect(only(text).lookAlikes).toEqual(expected);
  });

  test('white space of other scripts is part of a value', () => {
    const file = parseRobots('User-agent: *\nDisallow:\u00a0/a\n');
    expect(evaluate(file, 'bot', 'https://site.example/a').allowed).toBe(true);
  });
});

describe('encodings', () => {
  const text = 'User-agent: *\nDisallow: /caf\u00e9\n';
  const utf16 = (bigEndian: boolean, mark: boolean) => {
    const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
    return new Uint8Array(bigEndian ? bytes.swap16() : bytes);
  };

  test.each([
    ['utf-16le', utf16(false, true)],
    ['utf-16le', utf16(false, false)],
    ['utf-16be', utf16(true, true)],
    ['utf-16be', utf16(true, false)],
    ['windows-1252', new Uint8Array(Buffer.from(text, 'latin1'))],
  ] as const)('%s has a second reading', (encoding, bytes) => {
    const file = parseRobots(bytes);
    const other = otherReading(file);
    expect(encodingOf(file)).toBe(encoding);
    expect(other?.encoding).toBe(encoding);
    expect(evaluate(file, 'bot', 'https://site.example/caf\u00e9').allowed).toBe(true);
    expect(other && evaluate(other.file, 'bot', 'https://site.example/caf\u00e9').allowed).toBe(false);
  });

  test('octets that are no UTF-8 are told by line, and compared one by one', () => {
    const file = parseRobots(new Uint8Array(Buffer.from(text, 'latin1')));
    expect(lines(file).map(({ invalidUtf8 }) => invalidUtf8)).toEqual([false, true]);
    expect(evaluate(file, 'bot', 'https://site.example/caf%E9').rule?.text).toBe('Disallow: /caf\ufffd');
  });

  test('UTF-8 has none', () => {
    expect(encodingOf(parseRobots(new TextEncoder().encode(text)))).toBe('utf-8');
    expect(otherReading(parseRobots(text))).toBeNull();
  });

  test('a lone surrogate in a text stands for U+FFFD', () => {
    const file = parseRobots('User-agent: *\nDisallow: /\ud800\n');
    expect(evaluate(file, 'bot', 'https://site.example/%EF%BF%BD').allowed).toBe(false);
  });
});

test('the size is that of the octets, and the line over 500 KiB is found in text and octets alike', () => {
  const text = `User-agent: *\n${`Disallow: /\u65e5\u672c\n`.repeat(30_000)}`;
  const bytes = new TextEncoder().encode(text);
  const limitLine = new TextDecoder().decode(bytes.subarray(0, 500 * 1024)).split('\n').length;
  for (const file of [parseRobots(text), parseRobots(bytes)]) {
    expect(file.size).toBe(bytes.length);
    expect(file.limitLine).toBe(limitLine);
  }
  expect(parseRobots(text, { maxBytes: 500 * 1024 }).lineCount).toBe(limitLine);
  expect(parseRobots(bytes, { maxBytes: 500 * 1024 }).lineCount).toBe(limitLine);
});
