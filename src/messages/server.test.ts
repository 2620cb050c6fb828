import { expect, test, vi } from 'vitest';
import { type Handlers, reply } from './server.ts';

vi.mock('../browser/runtime.ts', async () => {
  const browser = {
    runtime: { id: 'gatepost', getURL: (path: string) => `chrome-extension://gatepost${path}` },
  };
  vi.doMock('../browser/api.ts', () => ({ browser }));
  return await vi.importActual('../browser/runtime.ts');
});

const handlers: Handlers = {
  'page-verdict': async ({ url }) => ({ kind: 'not-governed', url, why: 'browser-page' }),
  robots: async () => {
    throw new Error('The disk is full.');
  },
  'robots-list': async () => [],
  'robots-forget': async () => null,
};

const OWN = { url: 'chrome-extension://gatepost/popup.html', extensionId: 'gatepost' };
const MESSAGE = { name: 'robots-list', request: {} };

test('answers the extension’s own pages', async () => {
  expect(await reply(handlers, MESSAGE, OWN)).toEqual({ ok: true, answer: [] });
  expect(
    await reply(
      handlers,
      { name: 'page-verdict', request: { url: 'chrome://x', agent: 'a', tabId: null, refresh: false } },
      OWN,
    ),
  ).toEqual({ ok: true, answer: { kind: 'not-governed', url: 'chrome://x', why: 'browser-page' } });
  expect(await reply(handlers, { name: 'robots-forget', request: { origin: null } }, OWN)).toEqual({
    ok: true,
    answer: null,
  });
});

test.each([
  ['a content script', { url: 'https://evil.example/', extensionId: 'gatepost' }],
  ['another extension', { url: 'chrome-extension://other/a.html', extensionId: 'other' }],
  [
    'an address that only begins alike',
    { url: 'chrome-extension://gatepost.evil.example/', extensionId: 'gatepost' },
  ],
  ['nobody', { url: null, extensionId: null }],
])('refuses %s', async (_, sender) => {
  expect(await reply(handlers, MESSAGE, sender)).toEqual({
    ok: false,
    error: 'Only pages of Gatepost itself may ask its background.',
  });
});

test('passes on in words what went wrong', async () => {
  expect(
    await reply(handlers, { name: 'robots', request: { url: 'x', tabId: null, refresh: false } }, OWN),
  ).toEqual({
    ok: false,
    error: 'The disk is full.',
  });
  expect(await reply(handlers, { name: 'nothing', request: {} }, OWN)).toMatchObject({ ok: false });
});
