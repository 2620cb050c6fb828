import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedNumber } from './typed-number.ts';

describe('a typed number', () => {
  it.each([
    ['50', 50, false],
    ['0', 0, false],
    ['-1', -1, false],
    ['0.25', 0.25, true],
    ['1.234', 1.234, true],
    ['0,25', 0.25, true],
    [' 0,5 ', 0.5, true],
    ['0,250', 0.25, true],
    ['1,25', 1.25, true],
    ['1234,567', 1234.567, true],
    ['1,0000', 1, true],
    ['1,000', 1_000, false],
    ['3,600', 3_600, false],
    ['-1,000', -1_000, false],
    ['86,400', 86_400, false],
    ['100,000', 100_000, false],
    ['1,000,000', 1_000_000, false],
    ['1,000.5', 1_000.5, true],
    ['1 000', 1_000, false],
    ['1 000,5', 1_000.5, true],
    ['1\u00a0000', 1_000, false],
    ['1\u2009000', 1_000, false],
    ['1\u202f000', 1_000, false],
    ["1'000", 1_000, false],
    ['1’000.5', 1_000.5, true],
  ])('%j is %d', (typed, value, hasFraction) => {
    expect(readTypedNumber(typed)).toEqual({ value, hasFraction });
  });

  it.each([
    '',
    ' ',
    '-',
    ',5',
    '5,',
    '.5',
    '1,00,000',
    '1,000,00',
    '0,000,000',
    '1,000,5',
    '1,000 000',
    '1.000.000',
    '1.000,5',
    '0 250',
    '1 00',
    '1 0000',
    '1  000',
    '1,000,000,5',
    '1e3',
    '0x10',
    '+5',
    '--5',
    'Infinity',
    'many',
    '٣',
  ])('%j is refused', (typed) => {
    expect(readTypedNumber(typed)).toBeNull();
  });

  it.each([',', ' ', '\u00a0', '\u2009', '\u202f', "'", '’'])('may be grouped by %j', (separator) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (value) => {
        const typed = value.toLocaleString('en').replaceAll(',', separator);
        expect(readTypedNumber(typed)).toEqual({ value, hasFraction: false });
      }),
    );
  });
});
