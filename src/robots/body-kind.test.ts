import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BodyKind, bodyKindOf } from './body-kind.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

test.each<[string, Uint8Array, BodyKind]>([
  ['nothing', utf8(''), 'empty'],
  ['white space', utf8(' \r\n\t\n'), 'empty'],
  ['a byte order mark alone', utf8('\ufeff'), 'empty'],
  ['a file', utf8('User-agent: *\nDisallow:\n'), 'text'],
  ['a comment with a tag', utf8('# <b>no</b>\n'), 'text'],
  ['a page', utf8('<!doctype html><title>Home</title>'), 'html'],
  ['a page behind a mark and white space', utf8('\ufeff\n  <HTML>'), 'html'],
  ['XML', utf8('<?xml version="1.0"?><Error/>'), 'html'],
  ['UTF-16, little end first', Uint8Array.of(0xff, 0xfe, 0x55, 0x00), 'text'],
  ['UTF-16, big end first', Uint8Array.of(0xfe, 0xff, 0x00, 0x55), 'text'],
  ['Latin-1', Uint8Array.of(0x23, 0x20, 0xe9, 0x0a), 'text'],
  ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13), 'binary'],
  ['a gzip', Uint8Array.of(0x1f, 0x8b, 0x08, 0x00), 'binary'],
])('%s', (_, bytes, kind) => {
  expect(bodyKindOf(bytes)).toBe(kind);
});

test('any bytes are one of the kinds', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3000 }), (bytes) => {
      expect(['empty', 'text', 'html', 'binary']).toContain(bodyKindOf(bytes));
    }),
  );
});
