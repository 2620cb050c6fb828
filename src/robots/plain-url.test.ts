import fc from 'fast-check';
import { expect, test } from 'vitest';
import { google } from './dialects/google/index.ts';
import { rfc9309 } from './dialects/rfc9309.ts';
import { PathText } from './match/path-text.ts';
import { readPlainUrl } from './match/plain-url.ts';
import { url } from './test/arbitraries.ts';
import { checkProperty } from './test/seed.ts';

const RUNS = 30_000;

/** Addresses near the border of what is plain. */
const host = fc.oneof(
  fc.domain(),
  fc
    .array(
      fc.constantFrom(
        'a',
        'B',
        '1',
        '0x',
        '-',
        '--',
        '.',
        'xn--',
        'é',
        '_',
        ':',
        '@',
        '%41',
        'com',
        '80',
        '[',
        ']',
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join('')),
  fc.constantFrom('127.0.0.1', '1.2.3', 'a.1', 'localhost', 'a.b.', '.a', 'a..b', '0x7f', 'a.0xf'),
);
const port = fc.constantFrom('', '', ':80', ':443', ':8080', ':', ':99999', ':65536', ':08', ':8a');
const path = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '/',
        '.',
        '..',
        '%2e',
        '%2E',
        'a',
        'Z',
        '?',
        '#',
        '%',
        '%41',
        '%c3',
        '%C3',
        '%2F',
        '%2A',
        '%24',
        '%20',
        '%7E',
        '%7B',
        '%3F',
      ),
      fc.constantFrom(
        '\\',
        "'",
        '"',
        '<',
        '^',
        '`',
        '{',
        '|',
        '[',
        ' ',
        '\t',
        '\n',
        'é',
        '\ud800',
        '*',
        '$',
        '~',
        ';',
        '@',
        ':',
      ),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const address = fc.oneof(
  url,
  fc
    .tuple(
      fc.constantFrom('http://', 'https://', 'HTTP://', 'http:/', 'ftp://', 'mailto:', ''),
      host,
      port,
      fc.constantFrom('/', '/', '', '?'),
      path,
    )
    .map((parts) => parts.join('')),
);

test(`a URL that is read without being parsed is one, with the path that parsing gives (${RUNS} URLs)`, () => {
  const text = new PathText();
  let plain = 0;
  const property = fc.property(address, (written) => {
    if (!readPlainUrl(written, text)) return;
    plain++;
    const read = String.fromCharCode(...text.units.subarray(0, text.length));
    expect(rfc9309.readPath(written), written).toBe(read);
    expect(google.readPath(written), written).toBe(read);
  });
  checkProperty('plain URLs', property, RUNS);
  expect(plain).toBeGreaterThan(RUNS / 20);
}, 30_000);
