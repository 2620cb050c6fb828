import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePage } from './decode.ts';

const UTF8 = new TextEncoder();

/** Octets of a text whose characters all lie below U+0100. */
const octets = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** The encoding that the browser itself reads a page with. */
async function browserEncoding(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<string> {
  const frame = document.createElement('iframe');
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = url;
  document.body.append(frame);
  await loaded;
  const encoding = frame.contentDocument!.characterSet.toLowerCase();
  frame.remove();
  URL.revokeObjectURL(url);
  return encoding;
}

/** Pages that declare an encoding, in every way that there is and some that there is not. */
const DECLARED: readonly (readonly [html: string, encoding: string])[] = [
  ['<meta charset=shift_jis>', 'shift_jis'],
  ['<META CHARSET = "Windows-1251" >', 'windows-1251'],
  ["<meta/charset='gb2312'/>", 'gbk'],
  ['<meta charset=" latin1 ">', 'windows-1252'],
  ['<meta charset=utf-16le>', 'utf-8'],
  ['<meta charset=x-user-defined>', 'windows-1252'],
  ['<meta http-equiv=Content-Type content="text/html; charset=koi8-r">', 'koi8-r'],
  ['<meta content="text/html; charset=koi8-r" http-equiv="content-type">', 'koi8-r'],
  ['<meta http-equiv=content-type content="charset = \'big5\' x">', 'big5'],
  ['<meta charset=koi8-r http-equiv=content-type content="charset=big5">', 'koi8-r'],
  ['<meta content="charset=big5" http-equiv=content-type charset=koi8-r>', 'koi8-r'],
  ['<meta content="charset=big5"><meta charset=koi8-r>', 'koi8-r'],
  ['<meta charset=nonsense><meta charset=koi8-r>', 'koi8-r'],
  ['<!-- <meta charset=big5> --><meta charset=koi8-r>', 'koi8-r'],
  ['<!--><meta charset=koi8-r>', 'koi8-r'],
  ['<p title="<meta charset=big5>"><meta charset=koi8-r>', 'koi8-r'],
  ["<p title='a>b' x=1 y><meta charset=koi8-r>", 'koi8-r'],
  ['</p title="<meta charset=big5>"><meta charset=koi8-r>', 'koi8-r'],
  ['<!doctype html><?x <meta charset=big5>?><meta charset=koi8-r>', 'koi8-r'],
  ['<meta http-equiv=content-type content="charset x charset=koi8-r">', 'koi8-r'],
  ['<metal charset=big5><meta charset=koi8-r>', 'koi8-r'],
  ['<meta><meta charset=koi8-r>', 'koi8-r'],
  ['<meta name=x content="charset=big5"><meta charset=koi8-r>', 'koi8-r'],
];

describe('a declared encoding', () => {
  it.each(DECLARED)('%s is read as %s', async (html, encoding) => {
    const page = octets(`${html}\xe9`);
    expect(decodePage(page, null, 'html')).toMatchObject({ encoding, source: 'declaration' });
    expect(await browserEncoding(page, 'text/html')).toBe(encoding);
  });

  it.each([
    ['<?xml version="1.0" encoding="koi8-r"?>', 'koi8-r'],
    ["<?xml encoding = 'big5' ?><p>", 'big5'],
    ['<?xml encoding="utf-16"?>', 'utf-8'],
    ['<?xml encoding="big5"?><meta charset=koi8-r>', 'koi8-r'],
  ])('%s is read as %s', (html, encoding) => {
    expect(decodePage(octets(`${html}\xe9`), null, 'html')).toMatchObject({
      encoding,
      source: 'declaration',
    });
  });

  it('must stand in the first 1024 octets', () => {
    const page = (padding: number) => octets(`${' '.repeat(padding)}<meta charset=koi8-r>\xe9`);
    expect(decodePage(page(1000), null, 'html').encoding).toBe('koi8-r');
    expect(decodePage(page(1024), null, 'html').encoding).toBe('windows-1252');
  });
});

describe('a declaration that is none', () => {
  it.each([
    '<meta charset=koi8-r',
    '<meta charset="koi8-r',
    '<!-- <meta charset=koi8-r>',
    '<meta charset',
    '<meta charset=koi8-r ',
  ])('%s is cut off', (html) => {
    expect(decodePage(octets(html), null, 'html').source).toBe('default');
  });

  it('is what a quote after a slash in a tag name hides (Chromium takes that for an attribute)', () => {
    expect(decodePage(octets('<p/x="><meta charset=koi8-r>">'), null, 'html').encoding).toBe('koi8-r');
  });

  it('is a content whose quote is not closed', () => {
    const page = octets(`<meta http-equiv=content-type content="charset='x charset=koi8-r">`);
    expect(decodePage(page, null, 'html').source).toBe('default');
  });

  it('is a second attribute of the same name (Chromium reads the last one here)', () => {
    expect(decodePage(octets('<meta charset=koi8-r charset=big5>'), null, 'html').encoding).toBe('koi8-r');
  });
});

describe('what settles the encoding', () => {
  const declared = '<meta charset=koi8-r>';
  it.each([
    ['a byte order mark, first', octets(`\xef\xbb\xbf${declared}`), 'big5', 'utf-8', 'bom'],
    ['a byte order mark of UTF-16', octets('\xff\xfea\0'), 'big5', 'utf-16le', 'bom'],
    ['a big-endian one', octets('\xfe\xff\0a'), null, 'utf-16be', 'bom'],
    ['the header, next', octets(declared), 'BIG5', 'big5', 'header'],
    ['the declaration where the header is nonsense', octets(declared), 'nonsense', 'koi8-r', 'declaration'],
    [
      'an XML declaration in UTF-16 without byte order mark',
      octets('<\0?\0x\0m\0l\0'),
      null,
      'utf-16le',
      'declaration',
    ],
    ['the octets, where they are UTF-8 and more than ASCII', UTF8.encode('<p>ä'), null, 'utf-8', 'detected'],
    [
      'the octets, cut in the middle of a character',
      UTF8.encode('<p>ää').subarray(0, 6),
      null,
      'utf-8',
      'detected',
    ],
    ['windows-1252, where they are not', octets('<p>\xe4'), null, 'windows-1252', 'default'],
    ['windows-1252, where they are ASCII', octets('<p>'), null, 'windows-1252', 'default'],
  ] as const)('%s', (_, bytes, charset, encoding, source) => {
    expect(decodePage(bytes, charset, 'html')).toMatchObject({ encoding, source });
  });

  it.each([
    ['<?xml version="1.0" encoding="iso-8859-2"?>', null, 'iso-8859-2'],
    ['<html>', null, 'utf-8'],
    ['<meta charset="koi8-r"/>', null, 'utf-8'],
    ['<html>', 'big5', 'big5'],
  ])('of XHTML %s with %s is %s', (text, charset, encoding) => {
    expect(decodePage(octets(text), charset, 'xhtml').encoding).toBe(encoding);
  });
});

describe('the text', () => {
  it('is without byte order mark, and with U+FFFD for what is wrong', () => {
    expect(decodePage(octets('\xef\xbb\xbfa\xff'), null, 'html').text).toBe('a\ufffd');
    expect(decodePage(octets('\x82\xa0'), 'shift_jis', 'html').text).toBe('あ');
    expect(decodePage(octets('abc'), 'iso-2022-kr', 'html')).toMatchObject({
      text: '\ufffd',
      encoding: 'replacement',
    });
  });

  it('comes of any octets and any charset, never an exception', () => {
    const html = fc.array(
      fc.constantFrom(
        '<meta ',
        'charset',
        '=',
        '"',
        "'",
        'content=',
        'http-equiv=content-type ',
        'utf-8',
        '<!--',
        '-->',
        '>',
        '<',
        '/',
        '<?xml',
        'encoding',
        ' ',
        'x',
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(
        html,
        fc.uint8Array({ maxLength: 50 }),
        fc.option(fc.string()),
        fc.constantFrom('html', 'xhtml'),
        (parts, tail, charset, kind) => {
          const bytes = Uint8Array.from([...octets(parts.join('')), ...tail]);
          const { text, encoding } = decodePage(bytes, charset, kind);
          expect(text.length).toBeLessThanOrEqual(Math.max(1, bytes.length));
          expect(encoding).toBe(encoding.toLowerCase());
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('of random declarations is read with the encoding that the browser takes', async () => {
    const pieces = fc.array(
      fc.constantFrom(
        '<meta',
        ' charset=big5',
        ' http-equiv=content-type',
        ' content="x; charset=gbk"',
        '/',
        '>',
        ' x=">"',
        "'",
        '<p ',
        '<!-- ',
        '-->',
        '</p',
        '<!x',
        ' ',
        '=',
      ),
      { maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(pieces, async (parts) => {
        const bytes = octets(`${parts.join('')}`);
        const { encoding, source } = decodePage(bytes, null, 'html');
        if (source === 'declaration') expect(await browserEncoding(bytes, 'text/html')).toBe(encoding);
      }),
      { numRuns: 400 },
    );
  });
});
