/**
 * A key that two bodies share when they are the same octets: their length and two 32-bit hashes, FNV-1a and a polynomial.
 * It tells apart what a site serves by chance, not what somebody forges.
 *
 * @returns null for an empty body, which says nothing about a page
 */
export function contentKey(body: Uint8Array): string | null {
  if (body.length === 0) return null;
  let fnv = 0x811c9dc5;
  let polynomial = 0;
  for (let i = 0; i < body.length; i++) {
    const octet = body[i] as number;
    fnv = Math.imul(fnv ^ octet, 0x01000193);
    polynomial = (Math.imul(polynomial, 65_599) + octet) | 0;
  }
  return `${body.length} ${fnv} ${polynomial}`;
}
