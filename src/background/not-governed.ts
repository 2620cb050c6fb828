import type { NoAnswer, NotGoverned } from '../messages/protocol.ts';

/** Schemes of pages that the browser itself makes. */
const BROWSER_SCHEMES = new Set([
  'about:',
  'chrome:',
  'chrome-search:',
  'chrome-untrusted:',
  'devtools:',
  'edge:',
  'brave:',
  'opera:',
  'vivaldi:',
  'view-source:',
  'resource:',
]);

const EXTENSION_SCHEMES = new Set(['chrome-extension:', 'moz-extension:']);

/** Sites that browsers keep every extension away from, whatever the user allows. */
const FORBIDDEN_HOSTS = new Set([
  'chromewebstore.google.com',
  'addons.mozilla.org',
  'accounts.firefox.com',
  'microsoftedge.microsoft.com',
]);

/**
 * Says why robots.txt has no meaning for an address, or why the browser will never let it be read.
 *
 * @param url the page's address; the empty string where it has none
 * @returns null where robots.txt governs the page and may be read
 */
export function withoutRobots(url: string): NoAnswer | null {
  if (url === '') return { kind: 'not-governed', url, why: 'no-address' };
  if (!URL.canParse(url)) return { kind: 'not-governed', url, why: 'other-scheme' };
  const { protocol, hostname } = new URL(url);
  if (protocol === 'http:' || protocol === 'https:') {
    if (!FORBIDDEN_HOSTS.has(hostname)) return null;
    return {
      kind: 'not-known',
      url,
      cause: 'browser-forbids',
      detail: `The browser keeps every extension away from ${hostname}.`,
    };
  }
  return { kind: 'not-governed', url, why: whyNot(protocol) };
}

function whyNot(protocol: string): NotGoverned {
  if (BROWSER_SCHEMES.has(protocol)) return 'browser-page';
  if (EXTENSION_SCHEMES.has(protocol)) return 'extension-page';
  return protocol === 'file:' ? 'local-file' : 'other-scheme';
}
