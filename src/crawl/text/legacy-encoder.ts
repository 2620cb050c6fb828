import type { Encoder } from './encoder.ts';
import { linearOctets } from './gb18030-linear.ts';
import { createIso2022JpEncoder } from './iso-2022-jp-encoder.ts';
import { doubleOctets, fourOctets, singleOctets } from './reverse-index.ts';

type Index = ReadonlyMap<number, readonly number[]>;

const encoders = new Map<string, Encoder | null>();

/**
 * The encoder of an encoding (Encoding standard, sections 9 to 14). Platforms offer one for UTF-8 only, so the others are
 * made by turning the platform's decoder round, on first use.
 *
 * @param encoding WHATWG name in lower case
 * @returns null for UTF-8, UTF-16 and replacement, whose output encoding is UTF-8
 */
export function encoderFor(encoding: string): Encoder | null {
  const known = encoders.get(encoding);
  if (known !== undefined) return known;
  const encoder = createEncoder(encoding);
  encoders.set(encoding, encoder);
  return encoder;
}

function createEncoder(encoding: string): Encoder | null {
  switch (encoding) {
    case 'utf-8':
    case 'utf-16le':
    case 'utf-16be':
    case 'replacement':
      return null;
    case 'big5':
      return fromIndex(big5());
    case 'gbk':
      return fromIndex(gb('gbk'));
    case 'gb18030':
      return gb18030();
    case 'euc-kr':
      return fromIndex(doubleOctets('euc-kr', [0x81, 0xfe]));
    case 'euc-jp':
      return fromIndex(japanese(eucJp()));
    case 'shift_jis':
      return fromIndex(japanese(shiftJis()));
    case 'iso-2022-jp':
      return createIso2022JpEncoder(doubleOctets('euc-jp', [0xa1, 0xfe]));
    default:
      return fromIndex(singleOctets(encoding));
  }
}

function fromIndex(index: Index): Encoder {
  return (codePoints) =>
    codePoints.map((point) => (point < 0x80 ? [point] : (index.get(point) ?? { unencodable: point })));
}

/** Encoding standard, "index Big5 pointer": the Hong Kong part is not written, and six code points take the later place. */
function big5(): Index {
  const index = doubleOctets('big5', [0xa1, 0xfe]);
  const last = doubleOctets('big5', [0xa1, 0xfe], 'last');
  for (const point of [0x2550, 0x255e, 0x2561, 0x256a, 0x5341, 0x5345]) {
    const octets = last.get(point);
    if (octets !== undefined) index.set(point, octets);
  }
  return index;
}

/** Code points that two octets stand for although the decoder has since given those octets to others (gb18030 encoder, table). */
const GB_ENCODED_ONLY: readonly (readonly [point: number, octets: readonly number[]])[] = [
  ...[0xd9, 0xda, 0xdb, 0xdc, 0xdd, 0xde, 0xdf, 0xec, 0xed, 0xf3].map(
    (trail, i) => [0xe78d + i, [0xa6, trail]] as const,
  ),
  [0xe81e, [0xfe, 0x59]],
  [0xe826, [0xfe, 0x61]],
  [0xe82b, [0xfe, 0x66]],
  [0xe82c, [0xfe, 0x67]],
  [0xe832, [0xfe, 0x6d]],
  [0xe843, [0xfe, 0x7e]],
  [0xe854, [0xfe, 0x90]],
  [0xe864, [0xfe, 0xa0]],
];

function gb(encoding: 'gbk' | 'gb18030'): Map<number, readonly number[]> {
  const index = doubleOctets(encoding, [0x81, 0xfe]);
  for (const [point, octets] of GB_ENCODED_ONLY) index.set(point, octets);
  if (encoding === 'gbk') index.set(0x20ac, [0x80]);
  index.delete(0xe5e5);
  return index;
}

function gb18030(): Encoder {
  const index = gb('gb18030');
  for (const [point, octets] of fourOctets()) if (!index.has(point)) index.set(point, octets);
  index.set(0xfffd, [0x84, 0x31, 0xa4, 0x37]);
  index.delete(0xe5e5);
  const encodeBmp = fromIndex(index);
  return (codePoints) =>
    codePoints.flatMap((point) =>
      point < 0x10000 ? encodeBmp([point]) : [linearOctets(189_000 + point - 0x10000)],
    );
}

function eucJp(): Map<number, readonly number[]> {
  const index = doubleOctets('euc-jp', [0xa1, 0xfe]);
  for (let i = 0; i <= 0xff9f - 0xff61; i++) index.set(0xff61 + i, [0x8e, 0xa1 + i]);
  return index;
}

/** Encoding standard, "index Shift_JIS pointer": rows that repeat others and the private ones are not written. */
function shiftJis(): Map<number, readonly number[]> {
  const index = doubleOctets('shift_jis', [0x81, 0xec]);
  for (const [point, octets] of doubleOctets('shift_jis', [0xfa, 0xfc]))
    if (!index.has(point)) index.set(point, octets);
  for (let i = 0; i <= 0xff9f - 0xff61; i++) index.set(0xff61 + i, [0xa1 + i]);
  index.set(0x80, [0x80]);
  return index;
}

/** What the encoders of EUC-JP and Shift_JIS have in common beyond their tables. */
function japanese(index: Map<number, readonly number[]>): Index {
  index.set(0xa5, [0x5c]);
  index.set(0x203e, [0x7e]);
  const minus = index.get(0xff0d);
  if (minus !== undefined) index.set(0x2212, minus);
  return index;
}
