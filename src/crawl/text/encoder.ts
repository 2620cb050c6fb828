/** One code point, encoded; or what the encoding has no octets for. */
export type EncodedUnit = readonly number[] | { readonly unencodable: number };

/** Encodes code points in a legacy encoding. Units need not correspond to code points one by one. */
export type Encoder = (codePoints: readonly number[]) => EncodedUnit[];
