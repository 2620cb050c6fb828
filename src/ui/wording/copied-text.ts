/**
 * Characters that cannot be seen but change what is: controls (C0, DEL, C1), those that set the direction of text
 * (Unicode Standard Annex 9, 2), and those of no width. The tab is none of them: robots.txt has it as white space
 * (RFC 9309, 2.2), and it is seen as a space. Nor are joiners behind a letter or sign outside ASCII, of which they make
 * emoji and the right letters of some scripts.
 */
const UNSEEN =
  /(?!\t)[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|(?<![^\p{ASCII}])[\u200C\u200D]/gu;

/**
 * Text that was copied from a site, as it is shown: a character that would reorder or hide text stands as its number,
 * `[U+202E]`. Letters stay as they are, those of right-to-left scripts too. Only for showing: what is compared, opened
 * or saved is the text itself.
 */
export function copiedText(text: string): string {
  return text.replace(UNSEEN, numberOf);
}

function numberOf(character: string): string {
  const code = character.charCodeAt(0).toString(16).toUpperCase();
  return `[U+${code.padStart(4, '0')}]`;
}
