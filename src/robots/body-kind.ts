import { encodingOfOctets } from './lines/encoding.ts';

/** What a body is, by its first octets: servers often answer for a missing robots.txt with something else and status 200. */
export type BodyKind = 'empty' | 'text' | 'html' | 'binary';

/** White space and the byte order mark of UTF-8. */
const UNMARKED = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x20, 0xef, 0xbb, 0xbf]);

/**
 * Recognises what is no robots.txt. It changes no verdict, since crawlers read such a file too and find no rules in it; it is
 * for telling the owner. No line of a robots.txt begins with `<`, so a file whose first mark it is, is a web page.
 */
export function bodyKindOf(bytes: Uint8Array): BodyKind {
  const first = bytes.find((octet) => !UNMARKED.has(octet));
  if (first === undefined) return 'empty';
  if (encodingOfOctets(bytes) === 'binary') return 'binary';
  return first === 0x3c ? 'html' : 'text';
}
