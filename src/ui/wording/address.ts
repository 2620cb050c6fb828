import { copiedText } from './copied-text.ts';

/** An address split for a heading: who serves it, and the rest. */
export interface AddressParts {
  /** Host and port; empty where the address has none. */
  readonly host: string;
  /** From the path on, fragment included; the whole address where there is no host. */
  readonly path: string;
}

/** Splits an address for display, unseen characters shown. What cannot be parsed is shown whole. */
export function addressParts(url: string): AddressParts {
  if (!URL.canParse(url)) return { host: '', path: copiedText(url) };
  const parsed = new URL(url);
  if (parsed.host === '') return { host: '', path: copiedText(url) };
  return { host: parsed.host, path: copiedText(`${parsed.pathname}${parsed.search}${parsed.hash}`) };
}

/** The address as shown within an origin: its path on the same origin, else the whole address; unseen characters are shown. */
export function addressWithin(url: string, origin: string | null): string {
  return copiedText(origin !== null && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url);
}

/**
 * Reads an address that a person typed. A missing scheme is read as https, as browsers do.
 *
 * @returns the URL without fragment, or what is wrong with it and what to do
 */
export function readTypedAddress(text: string): { readonly url: string } | { readonly problem: string } {
  const typed = text.trim();
  if (typed === '') return { problem: 'Type an address, for example https://www.example.com/.' };
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed);
  const whole = hasScheme ? typed : `https://${typed}`;
  if (!URL.canParse(whole)) {
    return {
      problem: 'This is no address that a browser could open. Write it like https://www.example.com/.',
    };
  }
  const url = new URL(whole);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return { problem: `robots.txt rules http and https only, and this address starts with ${url.protocol}` };
  }
  url.hash = '';
  return { url: url.href };
}
