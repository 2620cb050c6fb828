/** What a body is, by its first octets: servers often answer for a missing robots.txt with something else and status 200. */
export type BodyKind = 'empty' | 'text' | 'html' | 'binary';

/** Octets that are looked at. */
const LOOKED_AT = 1024;

/** Control characters that text has: tab, line feed, form feed, carriage return, escape. */
const TEXT_CONTROLS = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1b]);

/**
 * Recognises what is no robots.txt. It changes no verdict, since crawlers read such a file too and find no rules in it; it is
 * for telling the owner. No line of a robots.txt begins with `<`, so a file whose first mark it is, is a web page.
 */
export function bodyKindOf(bytes: Uint8Array): BodyKind {
  const head = bytes.subarray(0, LOOKED_AT);
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (isUtf16) return 'text';
  const isUtf8 = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf;
  const first = head.subarray(isUtf8 ? 3 : 0).find((octet) => octet !== 0x20 && !TEXT_CONTROLS.has(octet));
  if (first === undefined) return 'empty';
  if (head.some((octet) => octet < 0x20 && !TEXT_CONTROLS.has(octet))) return 'binary';
  return first === 0x3c ? 'html' : 'text';
}
