import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressParts, addressWithin } from './address.ts';
import { copiedText } from './copied-text.ts';

/** Characters that are to be seen, by the ranges of their code points. */
const RANGES = [
  [0x0000, 0x0008],
  [0x000a, 0x001f],
  [0x007f, 0x009f],
  [0x061c, 0x061c],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2060],
  [0x2066, 0x2069],
  [0xfeff, 0xfeff],
] as const;

const isUnseen = (code: number): boolean => RANGES.some(([first, last]) => code >= first && code <= last);

describe('text copied from a site', () => {
  it.each([
    ['Disallow: /\u202eelbatius-ton/\u2066x*', 'Disallow: /[U+202E]elbatius-ton/[U+2066]x*'],
    ['a\u061cb\u200ec\u200fd', 'a[U+061C]b[U+200E]c[U+200F]d'],
    ['👩\u200d💻 می\u200cروم', '👩\u200d💻 می\u200cروم'],
    ['\u200d', '[U+200D]'],
    ['\ufeffa\u200bb\u200cc\u200dd\u2060', '[U+FEFF]a[U+200B]b[U+200C]c[U+200D]d[U+2060]'],
    ['\0\n\u007f\u0085', '[U+0000][U+000A][U+007F][U+0085]'],
    ['Disallow:\t/a', 'Disallow:\t/a'],
    ['/שלום/مرحبا/', '/שלום/مرحبا/'],
    ['/é/日本/🦔/\u00a0/\u2010/\u2028', '/é/日本/🦔/\u00a0/\u2010/\u2028'],
    ['', ''],
  ])('%j is shown as %j', (text, shown) => {
    expect(copiedText(text)).toBe(shown);
  });

  it('shows each of those characters by its number, and no other', () => {
    for (let code = 0; code <= 0xffff; code += 1) {
      const character = String.fromCharCode(code);
      const number = `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
      if (copiedText(character) !== (isUnseen(code) ? number : character)) expect.fail(number);
    }
  });

  it('holds none of them, and changes nothing once it is made', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const shown = copiedText(text);
        expect([...shown].some((character) => isUnseen(character.codePointAt(0) ?? 0))).toBe(false);
        expect(copiedText(shown)).toBe(shown);
      }),
    );
  });

  it('is made of addresses that no browser could open, too', () => {
    expect(addressWithin('mailto:\u202ea', null)).toBe('mailto:[U+202E]a');
    expect(addressParts('//\u2066').path).toBe('//[U+2066]');
    expect(addressParts('data:,\u202ea').path).not.toContain('\u202e');
  });
});
