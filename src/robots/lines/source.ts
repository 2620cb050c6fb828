/**
 * A file as it was given: octets, or text that stands for its UTF-8 octets. Both are read in place, since turning one into the
 * other takes as long as the whole scan. A unit is an octet of the one and a UTF-16 code unit of the other; positions
 * within a file are positions of units.
 */
export type Source = string | Uint8Array;

/** The unit at a position; undefined or NaN, and so equal to no unit, behind the end. */
export function unitAt(source: Source, at: number): number {
  return typeof source === 'string' ? source.charCodeAt(at) : (source[at] as number);
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Units as text. Octets that are no UTF-8 become U+FFFD, so such a text is to be shown and never to be compared. */
export function textOf(source: Source, start: number, end: number): string {
  if (typeof source === 'string') return source.slice(start, end);
  return start === end ? '' : utf8.decode(source.subarray(start, end));
}

/** Units that the UTF-8 byte order mark takes at the file's start; 0 where there is none. */
export function byteOrderMarkOf(source: Source): number {
  if (typeof source === 'string') return source.charCodeAt(0) === 0xfeff ? 1 : 0;
  return source[0] === 0xef && source[1] === 0xbb && source[2] === 0xbf ? 3 : 0;
}

/**
 * How many octets a file has in UTF-8, and the position at which a number of octets is used up: no unit before it ends
 * behind that number.
 */
export function measureOctets(
  source: Source,
  limit: number,
): { readonly size: number; readonly limitAt: number } {
  if (typeof source !== 'string') return { size: source.length, limitAt: Math.min(source.length, limit) };
  if (source.length * 3 <= limit)
    return { size: octetsIn(source, Number.POSITIVE_INFINITY).octets, limitAt: source.length };
  const { octets, at } = octetsIn(source, limit);
  return at === source.length
    ? { size: octets, limitAt: at }
    : { size: octets + octetsIn(source.slice(at), Number.POSITIVE_INFINITY).octets, limitAt: at };
}

function octetsIn(text: string, limit: number): { readonly octets: number; readonly at: number } {
  let octets = 0;
  let at = 0;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    const pair = isPair(unit, text.charCodeAt(at + 1));
    const width = unit < 0x80 ? 1 : unit < 0x800 ? 2 : pair ? 4 : 3;
    if (octets + width > limit) break;
    octets += width;
    at += pair ? 2 : 1;
  }
  return { octets, at };
}

/** Whether two units are the two halves of one character beyond U+FFFF. */
export function isPair(high: number, low: number): boolean {
  return high >= 0xd800 && high <= 0xdbff && low >= 0xdc00 && low <= 0xdfff;
}
