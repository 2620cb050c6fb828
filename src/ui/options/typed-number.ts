/** A number as read, and whether a fraction was written, if only one of zeros. */
export interface TypedNumber {
  readonly value: number;
  readonly hasFraction: boolean;
}

const PLAIN = /^(-?\d+)(?:\.(\d+))?$/;

/** Thousands: every separator is the same one. */
const BY_COMMAS = /^(-?[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/;
const BY_SPACES_OR_APOSTROPHES = /^(-?[1-9]\d{0,2}([ \u00A0\u2009\u202F'’])\d{3}(?:\2\d{3})*)(?:[.,](\d+))?$/;

const DECIMAL_COMMA = /^(-?\d+),(\d+)$/;

/**
 * Reads a number as people write it: `1000`, `1,000`, `1 000`, `1'000`, `0.25` and `0,25`. Digits in threes after a comma are
 * thousands unless the first group begins with 0 or has more than three digits: `3,600` is 3600, and `0,250` is 0.25.
 *
 * @returns null for all else, so that nothing is guessed
 */
export function readTypedNumber(typed: string): TypedNumber | null {
  const text = typed.trim();
  const spaced = BY_SPACES_OR_APOSTROPHES.exec(text);
  if (spaced !== null) return numberOf(spaced[1], spaced[3]);
  const read = PLAIN.exec(text) ?? BY_COMMAS.exec(text) ?? DECIMAL_COMMA.exec(text);
  return read === null ? null : numberOf(read[1], read[2]);
}

function numberOf(whole = '', fraction = ''): TypedNumber {
  return { value: Number(`${whole.replaceAll(/[^\d-]/g, '')}.${fraction}`), hasFraction: fraction !== '' };
}
