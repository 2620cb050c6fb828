export const TAB = 0x09;
export const LINE_FEED = 0x0a;
export const CARRIAGE_RETURN = 0x0d;
export const SPACE = 0x20;
export const HASH = 0x23;
export const DOLLAR = 0x24;
export const PERCENT = 0x25;
export const STAR = 0x2a;
export const SLASH = 0x2f;
export const COLON = 0x3a;

/** White space of the grammar: space and tab, nothing else (RFC 9309, 2.2). A no-break space is an ordinary character. */
export function isWhiteSpace(unit: number): boolean {
  return unit === SPACE || unit === TAB;
}

/** A character of a product token (RFC 9309, 2.2.1). */
export function isTokenCharacter(unit: number): boolean {
  const lower = unit | 0x20;
  return (lower >= 0x61 && lower <= 0x7a && unit < 0x80) || unit === 0x2d || unit === 0x5f;
}

export function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

/** Value of a hexadecimal digit, or -1. */
export function hexValue(unit: number): number {
  if (isDigit(unit)) return unit - 0x30;
  const lower = unit | 0x20;
  return lower >= 0x61 && lower <= 0x66 && unit < 0x80 ? lower - 0x57 : -1;
}
