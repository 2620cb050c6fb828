import { linearOctets } from './gb18030-linear.ts';

const LINE_FEED = 0x0a;
/** Pointers of four octets that stand for the Basic Multilingual Plane (Encoding standard, index gb18030 ranges). */
const GB18030_BMP_POINTERS = 39_420;

/** Octets by code point, for the single octets beyond ASCII. */
export function singleOctets(encoding: string): Map<number, readonly number[]> {
  return reverse(
    encoding,
    Array.from({ length: 0x80 }, (_, i) => [0x80 + i]),
    'first',
  );
}

/**
 * Octets by code point, for pairs whose lead is in a range.
 *
 * @param prefer which pair to take where several stand for one code point
 */
export function doubleOctets(
  encoding: string,
  [from, to]: readonly [from: number, to: number],
  prefer: 'first' | 'last' = 'first',
): Map<number, readonly number[]> {
  const sequences: number[][] = [];
  for (let lead = from; lead <= to; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) sequences.push([lead, trail]);
  }
  return reverse(encoding, sequences, prefer);
}

/** Octets by code point, for the sequences of four octets of gb18030 that stand for the Basic Multilingual Plane. */
export function fourOctets(): Map<number, readonly number[]> {
  const sequences = Array.from({ length: GB18030_BMP_POINTERS }, (_, pointer) => linearOctets(pointer));
  return reverse('gb18030', sequences, 'first');
}

/** Decodes all sequences at once, a line each: a line of one code point is a pair of the index. */
function reverse(
  encoding: string,
  sequences: readonly (readonly number[])[],
  prefer: 'first' | 'last',
): Map<number, readonly number[]> {
  const bytes = Uint8Array.from(sequences.flatMap((sequence) => [...sequence, LINE_FEED]));
  const index = new Map<number, readonly number[]>();
  for (const [i, line] of new TextDecoder(encoding, { ignoreBOM: true })
    .decode(bytes)
    .split('\n')
    .entries()) {
    const point = line.codePointAt(0);
    const octets = sequences[i];
    if (point === undefined || octets === undefined || point < 0x80 || point === 0xfffd) continue;
    if (line.length !== (point > 0xffff ? 2 : 1) || (prefer === 'first' && index.has(point))) continue;
    index.set(point, octets);
  }
  return index;
}
