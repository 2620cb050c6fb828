/** A character that is not what it seems to be, or is not seen at all. */
export interface LookAlike {
  /** 1-based, in UTF-16 units of the line. */
  readonly column: number;
  /** Four to six hexadecimal digits: `200B`. */
  readonly codePoint: string;
  readonly name: string;
}

/** Characters that are taken for white space, for nothing, or for a character of the grammar. */
const NAMES: ReadonlyMap<number, string> = new Map([
  [0x00a0, 'no-break space'],
  [0x00ad, 'soft hyphen'],
  [0x1680, 'ogham space mark'],
  [0x180e, 'Mongolian vowel separator'],
  [0x200b, 'zero-width space'],
  [0x200c, 'zero-width non-joiner'],
  [0x200d, 'zero-width joiner'],
  [0x200e, 'left-to-right mark'],
  [0x200f, 'right-to-left mark'],
  [0x2010, 'hyphen'],
  [0x2011, 'non-breaking hyphen'],
  [0x2012, 'figure dash'],
  [0x2013, 'en dash'],
  [0x2014, 'em dash'],
  [0x2018, 'left single quotation mark'],
  [0x2019, 'right single quotation mark'],
  [0x201c, 'left double quotation mark'],
  [0x201d, 'right double quotation mark'],
  [0x2028, 'line separator'],
  [0x2029, 'paragraph separator'],
  [0x202f, 'narrow no-break space'],
  [0x2044, 'fraction slash'],
  [0x2060, 'word joiner'],
  [0x2212, 'minus sign'],
  [0x2215, 'division slash'],
  [0x2217, 'asterisk operator'],
  [0x3000, 'ideographic space'],
  [0xfeff, 'byte order mark'],
  [0xff03, 'fullwidth number sign'],
  [0xff0a, 'fullwidth asterisk'],
  [0xff0f, 'fullwidth solidus'],
  [0xff1a, 'fullwidth colon'],
]);

/**
 * Finds look-alikes in a line. In a name every character beyond ASCII is one, since no name has any; in a value, where letters of
 * all scripts are at home, only those of the list and the spaces U+2000 to U+200A.
 *
 * @param nameEnd how many units of the text belong to the name
 */
export function lookAlikes(text: string, nameEnd: number): LookAlike[] {
  const found: LookAlike[] = [];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) continue;
    const name = NAMES.get(unit) ?? (unit >= 0x2000 && unit <= 0x200a ? 'wide space' : null);
    if (name === null && at >= nameEnd) continue;
    found.push({
      column: at + 1,
      codePoint: hex(text.codePointAt(at) as number),
      name: name ?? 'character beyond ASCII',
    });
  }
  return found;
}

function hex(codePoint: number): string {
  return codePoint.toString(16).toUpperCase().padStart(4, '0');
}
