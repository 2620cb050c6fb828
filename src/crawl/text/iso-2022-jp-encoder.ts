import type { EncodedUnit, Encoder } from './encoder.ts';

const ESCAPE = 0x1b;

type State = 'ascii' | 'roman' | 'jis0208';

const ESCAPES: Readonly<Record<State, readonly number[]>> = {
  ascii: [ESCAPE, 0x28, 0x42],
  roman: [ESCAPE, 0x28, 0x4a],
  jis0208: [ESCAPE, 0x24, 0x42],
};

/**
 * The encoder of ISO-2022-JP, which switches between tables as it goes (Encoding standard, 13.2.2).
 *
 * @param eucJp octets of EUC-JP by code point: the same table with the high bits set
 */
export function createIso2022JpEncoder(eucJp: ReadonlyMap<number, readonly number[]>): Encoder {
  return (codePoints) => {
    const units: EncodedUnit[] = [];
    let state: State = 'ascii';
    for (const point of codePoints) {
      const { unit, needs } = encode(point, eucJp, state);
      if (needs !== state) units.push(ESCAPES[needs]);
      state = needs;
      units.push(unit);
    }
    if (state !== 'ascii') units.push(ESCAPES.ascii);
    return units;
  };
}

/** Encodes one code point, and says which table it needs. */
function encode(
  point: number,
  eucJp: ReadonlyMap<number, readonly number[]>,
  state: State,
): { readonly unit: EncodedUnit; readonly needs: State } {
  const oneOctet = state === 'jis0208' ? 'ascii' : state;
  if (point === 0x0e || point === 0x0f || point === ESCAPE) {
    return { unit: { unencodable: 0xfffd }, needs: oneOctet };
  }
  if (point < 0x80) return { unit: [point], needs: point === 0x5c || point === 0x7e ? 'ascii' : oneOctet };
  const roman = ROMAN.get(point);
  if (roman !== undefined) return { unit: [roman], needs: 'roman' };
  const octets = eucJp.get(fullWidth(point));
  if (octets === undefined) return { unit: { unencodable: point }, needs: oneOctet };
  return { unit: octets.map((octet) => octet & 0x7f), needs: 'jis0208' };
}

const ROMAN: ReadonlyMap<number, number> = new Map([
  [0xa5, 0x5c],
  [0x203e, 0x7e],
]);

/** Encoding standard, index ISO-2022-JP katakana: the two sound marks differ from compatibility normalisation. */
function fullWidth(point: number): number {
  if (point === 0x2212) return 0xff0d;
  if (point < 0xff61 || point > 0xff9f) return point;
  if (point >= 0xff9e) return point - 0xff9e + 0x309b;
  return String.fromCodePoint(point).normalize('NFKC').codePointAt(0) ?? point;
}
