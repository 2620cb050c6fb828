const ASCII_WHITE_SPACE = /[\t\n\f\r ]+/g;

/** Strips and collapses ASCII white space (Infra standard). */
export function collapse(text: string): string {
  return text.replace(ASCII_WHITE_SPACE, ' ').replace(/^ | $/g, '');
}

/** Splits on ASCII white space and lower-cases (DOM standard, ordered set parser, for ASCII-case-insensitive tokens). */
export function tokens(text: string | null): readonly string[] {
  if (text === null) return [];
  const collapsed = collapse(text);
  return collapsed === '' ? [] : [...new Set(asciiLowerCase(collapsed).split(' '))];
}

/** Lower-cases A to Z only: `toLowerCase` would turn the Kelvin sign into a k. */
export function asciiLowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (upper) => upper.toLowerCase());
}
