import type { Neighbours } from '../../messages/protocol.ts';

/** Longer lines are no help to find another one, and an address has an end. */
const LONGEST_NEIGHBOUR = 120;

/**
 * Where robots.txt shows a line: a text fragment, which browsers scroll to and highlight. The same text may stand in the file
 * more than once, and `Disallow: /` begins many a line: the lines around it tell which one is meant.
 *
 * @param line the line's text, without outer spaces
 */
export function robotsLineAddress(origin: string, line: string, { before, after }: Neighbours): string {
  const start = isShort(before) ? `${encodeTerm(before)}-,` : '';
  const end = isShort(after) ? `,-${encodeTerm(after)}` : '';
  return `${origin}/robots.txt#:~:text=${start}${encodeTerm(line)}${end}`;
}

function isShort(neighbour: string | null): neighbour is string {
  return neighbour !== null && neighbour.length <= LONGEST_NEIGHBOUR;
}

/** A term of a text directive: hyphen, comma and ampersand are the directive's own syntax. */
function encodeTerm(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D');
}
