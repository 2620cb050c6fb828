import { encoderFor } from './legacy-encoder.ts';

/**
 * Percent-encodes the non-ASCII characters of a link's query in the encoding of its page (URL standard, query state and
 * "percent-encode after encoding"), which the URL parser of the platform does in UTF-8 only. What is left is ASCII, and the
 * parser takes it as it is.
 *
 * @param input a URL as written, of which the part from the first `?` to the first `#` is its query
 * @param encoding WHATWG name of the page's encoding
 */
export function encodeQuery(input: string, encoding: string): string {
  const match = /^([^?#]*\?)([^#]*)(.*)$/s.exec(trim(input));
  if (match === null) return input;
  const [, before = '', query = '', after = ''] = match;
  const encode = /[\u0080-\uffff]/.test(query) ? encoderFor(encoding) : null;
  if (encode === null) return input;
  // The parser removes these before it comes to the query, and a stateful encoder must not see them.
  const codePoints = Array.from(
    query.replace(/[\t\n\r]/g, '').toWellFormed(),
    (char) => char.codePointAt(0) ?? 0,
  );
  return `${before}${encode(codePoints).map(writeUnit).join('')}${after}`;
}

/** Removes C0 controls and spaces at either end, as the parser does first: a query must not end in one. */
function trim(input: string): string {
  let start = 0;
  let end = input.length;
  while (start < end && input.charCodeAt(start) <= 0x20) start++;
  while (end > start && input.charCodeAt(end - 1) <= 0x20) end--;
  return input.slice(start, end);
}

/** Encoded octets as they are; a code point that the encoding lacks, as an escaped numeric character reference. */
function writeUnit(unit: readonly number[] | { readonly unencodable: number }): string {
  if ('unencodable' in unit) return `%26%23${unit.unencodable}%3B`;
  return unit.map(writeOctet).join('');
}

function writeOctet(octet: number): string {
  if (octet > 0x20 && octet < 0x7f && !SPECIAL_QUERY.has(octet)) return String.fromCharCode(octet);
  return `%${octet.toString(16).toUpperCase().padStart(2, '0')}`;
}

/** `"`, `#`, `'`, `<` and `>` of the special-query percent-encode set (URL standard, 1.3). */
const SPECIAL_QUERY: ReadonlySet<number> = new Set([0x22, 0x23, 0x27, 0x3c, 0x3e]);
