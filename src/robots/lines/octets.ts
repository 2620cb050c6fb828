export const TAB = 0x09;
export const LINE_FEED = 0x0a;
export const CARRIAGE_RETURN = 0x0d;
export const SPACE = 0x20;
export const HASH = 0x23;
export const DOLLAR = 0x24;
export const PERCENT = 0x25;
export const STAR = 0x2a;
export const SLASH = 0x2f;
export const COLON_SIGN = 0x3a;

/** White space of the grammar: space and tab, nothing else (RFC 9309, 2.2). A no-break space is an ordinary character. */
export function isWhiteSpace(octet: number | undefined): boolean {
  return octet === SPACE || octet === TAB;
}

/** A character of a product token (RFC 9309, 2.2.1). */
export function isTokenOctet(octet: number): boolean {
  const lower = octet | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || octet === 0x2d || octet === 0x5f;
}

/** Value of a hexadecimal digit, or -1. */
export function hexValue(octet: number): number {
  if (octet >= 0x30 && octet <= 0x39) return octet - 0x30;
  const lower = octet | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Octets as text. What is no UTF-8 becomes U+FFFD, so a text is to be shown and never to be compared. */
export function textOf(bytes: Uint8Array, start: number, end: number): string {
  return utf8.decode(bytes.subarray(start, end));
}
