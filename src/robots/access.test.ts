import { expect, test } from 'vitest';
import { accessOfStatus, verdictOfAccess } from './access.ts';

test.each([
  ['unavailable', 'https://site.example/x', true, 'unavailable'],
  ['unreachable', 'https://site.example/x', false, 'unreachable'],
  ['unreachable', 'https://site.example/robots.txt', true, 'robots-txt'],
  ['unreachable', 'https://site.example/robots.txt#top', true, 'robots-txt'],
  ['unreachable', 'https://site.example/robots.txt?v=2', false, 'unreachable'],
  ['unreachable', 'https://site.example/a/robots.txt', false, 'unreachable'],
  ['unavailable', 'not a URL', false, 'invalid-url'],
  ['unavailable', 'mailto:a@site.example', false, 'invalid-url'],
] as const)('%s: %s', (access, url, allowed, reason) => {
  expect(verdictOfAccess(access, url)).toEqual({ allowed, reason, rule: null, group: null });
});

test('a status that HTTP does not know is no permission', () => {
  for (const status of [0, 100, 199, 300, 399, 600, 999]) {
    expect(accessOfStatus(status)).toEqual({ access: 'unreachable', cause: 'unexpected-status' });
  }
});
