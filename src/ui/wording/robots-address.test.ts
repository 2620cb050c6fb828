import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { robotsLineAddress } from './robots-address.ts';

const ORIGIN = 'https://site.example';
const ALONE = { before: null, after: null };

describe('the address of a line of robots.txt', () => {
  it.each([
    ['Disallow: /drafts/', 'Disallow%3A%20%2Fdrafts%2F'],
    ['Disallow: /a-b,c&d', 'Disallow%3A%20%2Fa%2Db%2Cc%26d'],
    ['Disallow: /*?sort=$', 'Disallow%3A%20%2F*%3Fsort%3D%24'],
    ['Disallow: /caf%C3%A9', 'Disallow%3A%20%2Fcaf%25C3%25A9'],
    ['Disallow: /café', 'Disallow%3A%20%2Fcaf%C3%A9'],
    ['Disallow: /a#', 'Disallow%3A%20%2Fa%23'],
    ['Disallow:\t/a', 'Disallow%3A%09%2Fa'],
    ['Disallow: /\ud800', 'Disallow%3A%20%2F%EF%BF%BD'],
  ])('%j', (line, term) => {
    expect(robotsLineAddress(ORIGIN, line, ALONE)).toBe(`${ORIGIN}/robots.txt#:~:text=${term}`);
  });

  it.each([
    [{ before: 'User-agent: GPTBot', after: null }, 'User%2Dagent%3A%20GPTBot-,Allow%3A%20%2F'],
    [{ before: null, after: '# end' }, 'Allow%3A%20%2F,-%23%20end'],
    [{ before: 'a', after: 'b' }, 'a-,Allow%3A%20%2F,-b'],
    [{ before: 'x'.repeat(121), after: 'x'.repeat(121) }, 'Allow%3A%20%2F'],
  ])('between %j', (neighbours, directive) => {
    expect(robotsLineAddress(ORIGIN, 'Allow: /', neighbours)).toBe(
      `${ORIGIN}/robots.txt#:~:text=${directive}`,
    );
  });

  it('gives every line back that is put into it, and nothing of it is read as syntax', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (line) => {
        const address = robotsLineAddress(ORIGIN, line, { before: 'a', after: 'b' });
        const parts = new URL(address).hash.slice('#:~:text='.length).split(',');
        expect(parts.map(decodeURIComponent)).toEqual(['a-', line.toWellFormed(), '-b']);
        expect(parts[1]).not.toMatch(/[-&,]/);
      }),
    );
  });
});
