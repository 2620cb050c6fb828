import type { NotGoverned, NotKnown } from '../../messages/protocol.ts';

/** Why nothing can be said of a tab whose address is not known: whether robots.txt governs it is not known either. */
export const NO_ADDRESS_SENTENCE =
  'Your browser does not show Gatepost this tab’s address: the page did not load, or it is one of the browser’s own.';

/** Where robots.txt has no meaning, and why, in one sentence. */
export function notGovernedSentence(why: Exclude<NotGoverned, 'no-address'>, url: string): string {
  const rules = 'It rules pages that a web server sends over http or https.';
  switch (why) {
    case 'browser-page':
      return `${rules} This page comes from the browser itself, so no crawler can ask for it.`;
    case 'extension-page':
      return `${rules} This page belongs to an extension in your browser, so no crawler can ask for it.`;
    case 'local-file':
      return `${rules} This is a file on your computer, so no crawler can ask for it.`;
    case 'other-scheme':
      return `${rules} An address that starts with ${schemeOf(url)} comes from no web server.`;
  }
}

/** What a page is called where no host is known. */
export function placeName(why: NotGoverned): string {
  switch (why) {
    case 'browser-page':
      return 'Browser page';
    case 'extension-page':
      return 'Extension page';
    case 'local-file':
      return 'Local file';
    case 'other-scheme':
      return 'No web page';
    case 'no-address':
      return 'Address not known';
  }
}

/** Why nothing is known although robots.txt governs the page, in a sentence that ends with what follows from it. */
export function notKnownSentence(cause: NotKnown, host: string, detail: string): string {
  switch (cause) {
    case 'no-permission':
      return `${detail || `Gatepost has no access to ${host} now.`} So nothing can be said about this page yet.`;
    case 'redirect-no-permission':
      return `${detail} Crawlers follow such a redirect, so the rules stand there.`;
    case 'not-before':
      return `${detail} There is no copy from before, so nothing can be said about this page until then.`;
    case 'blocked':
      return `${detail} That says nothing about the site.`;
    case 'browser-forbids':
      return `Your browser lets no extension read ${host}. Crawlers may still be allowed there.`;
  }
}

function schemeOf(url: string): string {
  const colon = url.indexOf(':');
  return colon > 0 ? url.slice(0, colon + 1) : 'another scheme';
}
