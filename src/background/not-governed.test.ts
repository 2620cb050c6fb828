import { expect, test } from 'vitest';
import { withoutRobots } from './not-governed.ts';

test.each([
  ['https://site.example/page', null],
  ['http://127.0.0.1:8080/', null],
  ['HTTPS://SITE.example', null],
  ['', 'no-address'],
  ['chrome://settings/privacy', 'browser-page'],
  ['about:blank', 'browser-page'],
  ['edge://flags', 'browser-page'],
  ['view-source:https://site.example/', 'browser-page'],
  ['chrome-extension://abc/popup.html', 'extension-page'],
  ['moz-extension://abc/popup.html', 'extension-page'],
  ['file:///home/me/robots.txt', 'local-file'],
  ['ftp://site.example/', 'other-scheme'],
  ['data:text/html,hi', 'other-scheme'],
  ['blob:https://site.example/1', 'other-scheme'],
  ['javascript:void(0)', 'other-scheme'],
  ['site.example/page', 'other-scheme'],
])('%s: %s', (url, why) => {
  expect(withoutRobots(url)).toEqual(why === null ? null : { kind: 'not-governed', url, why });
});

test.each(['https://chromewebstore.google.com/detail/x', 'https://addons.mozilla.org/'])(
  'the browser keeps every extension away from %s',
  (url) => {
    expect(withoutRobots(url)).toMatchObject({ kind: 'not-known', cause: 'browser-forbids' });
  },
);
