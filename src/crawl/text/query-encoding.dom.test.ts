import { describe, expect, it } from 'vitest';
import { encodeQuery } from './query-encoding.ts';

const ENCODINGS = [
  'big5',
  'euc-jp',
  'euc-kr',
  'gb18030',
  'gbk',
  'ibm866',
  'iso-2022-jp',
  'iso-8859-10',
  'iso-8859-13',
  'iso-8859-14',
  'iso-8859-15',
  'iso-8859-16',
  'iso-8859-2',
  'iso-8859-3',
  'iso-8859-4',
  'iso-8859-5',
  'iso-8859-6',
  'iso-8859-7',
  'iso-8859-8',
  'iso-8859-8-i',
  'koi8-r',
  'koi8-u',
  'macintosh',
  'shift_jis',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'x-mac-cyrillic',
  'x-user-defined',
  'utf-8',
];

/** Makes links in a real page of an encoding: what the browser itself would request. */
async function withPageOf(encoding: string, use: (link: HTMLAnchorElement) => void): Promise<void> {
  const frame = document.createElement('iframe');
  const url = URL.createObjectURL(
    new Blob(['<base href="https://site.example/">'], { type: `text/html;charset=${encoding}` }),
  );
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = url;
  document.body.append(frame);
  await loaded;
  const page = frame.contentDocument!;
  expect(page.characterSet.toLowerCase()).toBe(encoding);
  use(page.body.appendChild(page.createElement('a')));
  frame.remove();
  URL.revokeObjectURL(url);
}

describe('the query of a link in a page of each encoding', () => {
  it.each(ENCODINGS)('%s: is written as the browser writes it, for every code point', async (encoding) => {
    await withPageOf(encoding, (link) => {
      for (const text of CHUNKS) {
        const input = `/?a${text}b`;
        link.setAttribute('href', input);
        const mine = new URL(encodeQuery(input, encoding), 'https://site.example/').href;
        if (mine !== link.href) expect(mine).toBe(link.href);
      }
    });
  });

  it.each([
    ['utf-16le', '/?ä', '/?ä'],
    ['replacement', '/?ä', '/?ä'],
    ['windows-1252', '/ä', '/ä'],
    ['windows-1252', '/ä?#ä', '/ä?#ä'],
    ['windows-1252', '/ä?ö?ü#ß', '/ä?%F6?%FC#ß'],
    ['windows-1252', '?\t\ud800', '?%26%2365533%3B'],
    ['iso-2022-jp', ' ?\u3042 ', '?%1B$B$%22%1B(B'],
  ])('%s: %s becomes %s', (encoding, input, expected) => {
    expect(encodeQuery(input, encoding)).toBe(expected);
  });
});

/** Every code point from U+0080 to U+2FFFF but surrogates, 256 to a text. */
const CHUNKS: readonly string[] = Array.from({ length: 0x300 }, (_, high) =>
  Array.from({ length: 0x100 }, (_, low) => high * 0x100 + low)
    .filter((point) => point >= 0x80 && (point < 0xd800 || point > 0xdfff))
    .map((point) => String.fromCodePoint(point))
    .join(''),
);
