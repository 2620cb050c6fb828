import { expect, test } from 'vitest';
import { evaluate, parseRobots } from '../robots/index.ts';
import { linesAround } from './lines-around.ts';

test.each([
  ['User-agent: *\nDisallow: /\n', { before: 'User-agent: *', after: null }],
  ['User-agent: *\r\n\r\n  Disallow: /  \r\n \r\nAllow: /b', { before: 'User-agent: *', after: 'Allow: /b' }],
  [
    '# top\rUser-agent: * # all\rDisallow: / # no\rAllow: /b',
    { before: 'User-agent: * # all', after: '# no' },
  ],
  ['\ufeffUser-agent: *\nDisallow: /\n# é\n', { before: 'User-agent: *', after: '# é' }],
])('%j', (text, around) => {
  const body = new TextEncoder().encode(text);
  const { rule } = evaluate(parseRobots(body), 'AnyBot', 'https://site.example/a');
  if (rule === null) throw new Error('A rule decides.');
  expect(linesAround(body, rule)).toEqual(around);
});
