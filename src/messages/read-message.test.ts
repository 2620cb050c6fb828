import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMessage } from './read-message.ts';

const PAGE = { url: 'https://site.example/', agent: 'Googlebot', tabId: 3, refresh: false };

test.each([
  [{ name: 'page-verdict', request: PAGE }, PAGE],
  [
    { name: 'page-verdict', request: { ...PAGE, tabId: null, extra: 1 } },
    { ...PAGE, tabId: null },
  ],
  [
    { name: 'robots', request: { url: 'x', tabId: null, refresh: true } },
    { url: 'x', tabId: null, refresh: true },
  ],
  [{ name: 'robots-list', request: {} }, {}],
  [{ name: 'robots-forget', request: { origin: null } }, { origin: null }],
])('reads %o', (message, request) => {
  expect(readMessage(message)).toEqual({ kind: message.name, request });
});

test.each([
  [null, 'without a name'],
  ['page-verdict', 'without a name'],
  [{ name: 'page-verdict' }, 'without a request'],
  [{ name: 'page-verdict', request: { ...PAGE, url: 5 } }, 'without a URL'],
  [{ name: 'page-verdict', request: { ...PAGE, agent: undefined } }, 'without a crawler'],
  [{ name: 'page-verdict', request: { ...PAGE, tabId: '3' } }, 'without a tab'],
  [{ name: 'robots', request: { url: 'x' } }, 'without a tab'],
  [{ name: 'robots-forget', request: {} }, 'without an origin'],
  [{ name: 'toString', request: {} }, 'knows no message "toString"'],
])('says what is wrong with %o', (message, problem) => {
  expect(readMessage(message)).toMatchObject({
    kind: 'unreadable',
    problem: expect.stringContaining(problem),
  });
});

test('nothing that arrives makes it throw', () => {
  fc.assert(
    fc.property(fc.anything(), (message) => {
      expect(readMessage(message)).toHaveProperty('kind');
    }),
  );
});
