import { describe, expect, test } from 'vitest';
import { HOSTILE } from './bench/hostile.ts';
import { DIALECTS, evaluate, explain, lines, parseRobots } from './index.ts';

const URLS = [
  'https://site.example/shop/item-12?sort=up',
  'https://site.example/*12345/xy12345',
  'https://site.example/shop/14999',
  `https://site.example/${'s'.repeat(2_000)}`,
  `https://site.example/${'%C3%A9'.repeat(7)}4711`,
  'https://site.example/z',
];

describe('files that are made to be slow or to break something', () => {
  for (const { name, text } of HOSTILE) {
    test(`${name}: scan and index agree, in every dialect`, () => {
      for (const dialect of DIALECTS) {
        const scanned = parseRobots(text);
        const indexed = parseRobots(new TextEncoder().encode(text));
        indexed.reading(dialect).applied('bot', false)?.rules.prepare();
        for (const url of URLS) {
          const byIndex = evaluate(indexed, 'bot', url, { dialect });
          expect(byIndex).toEqual(evaluate(scanned, 'bot', url, { dialect }));
        }
        const [first = ''] = URLS;
        expect(explain(scanned, 'bot', first, { dialect }).verdict).toEqual(
          evaluate(scanned, 'bot', first, { dialect }),
        );
      }
    }, 30_000);
  }

  test('500,000 blank lines are as many lines', () => {
    expect(lines(parseRobots('\n'.repeat(500_000)))).toHaveLength(500_000);
    expect(lines(parseRobots('\r'.repeat(1_000)))).toHaveLength(1_000);
  });
});

describe('patterns whose literals lie across each other', () => {
  test.each([
    ['/a*aa*aaa', 'aaaaaa', true],
    ['/a*aa*aaa', 'aaaaa', false],
    ['/*ab*ba', 'aba', false],
    ['/*ab*ba', 'abba', true],
    ['/*aa*aa$', 'aaa', false],
    ['/*aa*aa$', 'aaaa', true],
    [`/${'a*'.repeat(400)}b`, `${'a'.repeat(399)}b`, false],
    [`/${'a*'.repeat(400)}b`, `${'a'.repeat(400)}b`, true],
  ])('%s against %s', (pattern, path, blocked) => {
    const file = parseRobots(`User-agent: *\nDisallow: ${pattern}\n`);
    const url = `https://site.example/${path}`;
    expect(evaluate(file, 'bot', url).allowed).toBe(!blocked);
    file.reading('rfc9309').applied('bot', false)?.rules.prepare();
    expect(evaluate(file, 'bot', url).allowed).toBe(!blocked);
  });

  test.each(['/', '/*-'])(
    'literals of 1 to 300 units that begin alike are told apart behind %s',
    (before) => {
      const literals = Array.from({ length: 300 }, (_, index) => `${'s'.repeat(index)}x`);
      const text = `User-agent: *\n${literals.map((literal) => `Disallow: ${before}${literal}\n`).join('')}`;
      const file = parseRobots(text);
      file.reading('rfc9309').applied('bot', false)?.rules.prepare();
      const start = `https://site.example${before.replace('*', 'some')}`;
      for (const [index, literal] of literals.entries()) {
        expect(evaluate(file, 'bot', `${start}${literal}`).rule?.line).toBe(index + 2);
        expect(evaluate(file, 'bot', `${start}${literal}/more`).rule?.line).toBe(index + 2);
        expect(evaluate(file, 'bot', `${start}${literal.slice(0, -1)}y`).rule).toBeNull();
      }
    },
  );

  test('a literal that more than a few nodes wait for reaches each of them', () => {
    const names = Array.from({ length: 40 }, (_, index) => `n${index}x`);
    const text = `User-agent: *\n${names.map((name) => `Disallow: /*${name}*tail\n`).join('')}`;
    const file = parseRobots(text);
    file.reading('rfc9309').applied('bot', false)?.rules.prepare();
    for (const [index, name] of names.entries()) {
      const verdict = evaluate(file, 'bot', `https://site.example/tail/${name}/tail`);
      expect(verdict.rule?.line).toBe(index + 2);
      expect(evaluate(file, 'bot', `https://site.example/tail/${name}tai`).allowed).toBe(true);
    }
  });
});
