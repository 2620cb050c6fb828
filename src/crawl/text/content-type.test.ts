import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageKindOf, parseContentType } from './content-type.ts';
import { looksLikeHtml } from './sniff.ts';

describe('a Content-Type', () => {
  it.each([
    ['text/html', 'text/html', null],
    [' TEXT/HTML ; Charset=UTF-8', 'text/html', 'UTF-8'],
    ['text/html;charset="utf-8"', 'text/html', 'utf-8'],
    ['text/html;charset="utf\\-8" ', 'text/html', 'utf-8'],
    ['text/html;charset="utf-8', 'text/html', 'utf-8'],
    ['text/html; charset=; charset=gbk', 'text/html', 'gbk'],
    ['text/html; charset=big5; charset=gbk', 'text/html', 'big5'],
    ['text/html; x="a;charset=big5"; charset=gbk', 'text/html', 'gbk'],
    ['text/html;charset=gbk, text/html', 'text/html', 'gbk'],
    ['text/html;charset=gbk, text/plain', 'text/plain', null],
    ['text/plain, text/html;charset=gbk, nonsense, */*', 'text/html', 'gbk'],
    ['text/html; x="a, text/plain"', 'text/html', null],
  ])('%s', (value, essence, charset) => {
    expect(parseContentType(value)).toEqual({ essence, charset });
  });

  it.each([[null], [''], ['html'], ['text/'], ['/html'], ['text/ht ml'], ['a/b/c']])(
    '%j is none',
    (value) => {
      expect(parseContentType(value)).toBeNull();
    },
  );

  it.each([
    ['text/html; charset=utf-8', 'html'],
    ['application/xhtml+xml', 'xhtml'],
    ['application/xml', 'none'],
    ['text/plain', 'none'],
    ['image/svg+xml', 'none'],
    ['audio/mpeg', 'none'],
    [null, 'unknown'],
    ['html', 'unknown'],
  ])('%s is a page of kind %s', (value, kind) => {
    expect(pageKindOf(value)).toBe(kind);
  });

  it('never throws and never gives a half type', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '/', ';', ',', '"', '\\', '=', ' ', '*', 'charset') }),
        (value) => {
          expect(parseContentType(value)?.essence ?? 'a/b').toMatch(/^[^/ ;,"]+\/[^/ ;,"]+$/);
        },
      ),
    );
  });
});

describe('a body without type', () => {
  const looks = (text: string) => looksLikeHtml(new TextEncoder().encode(text));
  it.each(['<!DOCTYPE html>', '\n\t <html>', '<HEAD >', '<!-- x', '<p>x', '<a href=x>'])(
    '%j is HTML',
    (text) => {
      expect(looks(text)).toBe(true);
    },
  );
  it.each(['', 'text <html>', '<xml>', '<abbr>', '<p', '%PDF-1.7', '{"a":"<p>"}', '\ufeff<html>'])(
    '%j is not',
    (text) => {
      expect(looks(text)).toBe(false);
    },
  );
});
