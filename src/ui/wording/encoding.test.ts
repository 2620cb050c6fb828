import { expect, test } from 'vitest';
import { type Encoding, evaluate, otherReading, parseRobots } from '../../robots/index.ts';
import { encodingSentence } from './encoding.ts';

const url = 'https://site.example/caf%C3%A9';

function sentence(bytes: Uint8Array): string | null {
  const other = otherReading(parseRobots(bytes));
  const otherEncoding =
    other === null ? null : { encoding: other.encoding, verdict: evaluate(other.file, 'Googlebot', url) };
  return encodingSentence({ agent: 'Googlebot', otherEncoding });
}

const text = 'User-agent: *\nDisallow: /café\n';
const utf16 = Uint8Array.from([
  0xff,
  0xfe,
  ...[...text].flatMap((c) => [c.charCodeAt(0) & 0xff, c.charCodeAt(0) >> 8]),
]);
const latin1 = Uint8Array.from(text, (c) => c.charCodeAt(0));

test.each<[Encoding, Uint8Array, string | null]>([
  ['utf-8', new TextEncoder().encode(text), null],
  [
    'utf-16le',
    utf16,
    'UTF-16, but crawlers read UTF-8. Read as UTF-16, Googlebot may not fetch this page (line 2). Save the file as UTF-8.',
  ],
  [
    'windows-1252',
    latin1,
    'Latin-1 (Windows-1252), but crawlers read UTF-8. Read as Latin-1 (Windows-1252), Googlebot may not fetch this page (line 2). Save the file as UTF-8.',
  ],
  ['binary', Uint8Array.of(0, 1, 2), null],
])('%s', (_, bytes, expected) => {
  expect(sentence(bytes)).toBe(expected);
});
