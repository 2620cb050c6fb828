import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessStatement, siteOfPattern } from './access.ts';
import { addressParts, addressWithin, readTypedAddress } from './address.ts';
import { counted, figure, listed } from './counts.ts';
import { ago, duration, moment, stopwatch, waited } from './durations.ts';
import { failureCause, failureMeaning } from './failures.ts';
import { groupSentence } from './group-sentence.ts';
import { statusPhrase } from './http-status.ts';
import { lineRanges } from './lines.ts';
import { size } from './sizes.ts';

describe('counts', () => {
  it.each([
    [0, '0 pages'],
    [1, '1 page'],
    [2, '2 pages'],
    [10_000, '10,000 pages'],
  ])('says what %i counts', (count, text) => {
    expect(counted(count, 'page')).toBe(text);
  });

  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
  ])('joins %j', (names, text) => {
    expect(listed(names)).toBe(text);
  });

  it('separates thousands', () => {
    expect(figure(1_234_567)).toBe('1,234,567');
  });
});

describe('durations', () => {
  it.each([
    [0, '0 ms'],
    [61.4, '61 ms'],
    [999, '999 ms'],
    [1_000, '1 s'],
    [2_440, '2.4 s'],
    [20_000, '20 s'],
    [59_499, '59 s'],
    [59_700, '1 min'],
    [100_000, '1 min 40 s'],
    [120_000, '2 min'],
    [3_600_000, '1 h'],
    [11_100_000, '3 h 5 min'],
    [90_000_000, '1 d 1 h'],
  ])('%i ms', (ms, text) => {
    expect(duration(ms)).toBe(text);
  });

  it('never names a unit that has run over', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 * 86_400_000 }), (ms) => {
        expect(duration(ms)).not.toMatch(/\b(6\d|[7-9]\d) (s|min)\b|\b2[4-9] h\b/);
      }),
    );
  });

  it.each([
    [300, '0 s'],
    [2_999, '2 s'],
    [61_000, '1 min 1 s'],
  ])('waited %i ms', (ms, text) => {
    expect(waited(ms)).toBe(text);
  });

  it.each([
    [0, '0:00'],
    [164_000, '2:44'],
    [3_725_000, '1:02:05'],
  ])('a stopwatch at %i ms', (ms, text) => {
    expect(stopwatch(ms)).toBe(text);
  });

  it.each([
    [59_999, 'just now'],
    [240_000, '4 min ago'],
    [7_200_000, '2 h ago'],
    [172_800_000, '2 d ago'],
  ])('%i ms ago', (ms, text) => {
    expect(ago(ms)).toBe(text);
  });

  const noon = new Date(2026, 10, 30, 12, 0).getTime();
  it.each([
    [new Date(2026, 10, 30, 14, 10), '14:10'],
    [new Date(2026, 11, 1, 9, 0), 'tomorrow 09:00'],
    [new Date(2026, 10, 29, 9, 0), 'yesterday 09:00'],
    [new Date(2026, 11, 3, 14, 10), '3 Dec 14:10'],
  ])('the moment %s', (at, text) => {
    expect(moment(at.getTime(), noon)).toBe(text);
  });
});

describe('sizes', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1_100, '1.1 KB'],
    [2_000, '2.0 KB'],
    [9_949, '9.9 KB'],
    [9_950, '10 KB'],
    [20_000, '20 KB'],
    [212_345, '212 KB'],
    [999_600, '1.0 MB'],
    [14_200_000, '14 MB'],
    [3_000_000_000, '3.0 GB'],
  ])('%i bytes', (bytes, text) => {
    expect(size(bytes)).toBe(text);
  });
});

describe('statuses', () => {
  it.each([
    [404, 'Not Found'],
    [503, 'Service Unavailable'],
    [599, 'Server Error'],
    [499, 'Client Error'],
    [999, 'Unknown Status'],
  ])('%i', (status, phrase) => {
    expect(statusPhrase(status)).toBe(phrase);
  });
});

describe('lines and groups', () => {
  it.each([
    [[{ first: 4, last: 4 }], 'line 4'],
    [[{ first: 13, last: 21 }], 'lines 13 to 21'],
    [
      [
        { first: 3, last: 5 },
        { first: 13, last: 13 },
      ],
      'lines 3 to 5 and 13',
    ],
  ])('%j', (ranges, text) => {
    expect(lineRanges(ranges)).toBe(text);
  });

  const group = { userAgentLines: [13], ranges: [{ first: 13, last: 21 }] };
  it.each([
    [{ ...group, token: 'bingbot', match: 'token' as const }, 'bingbot has its own group, lines 13 to 21.'],
    [
      { ...group, token: '*', match: 'wildcard' as const },
      'bingbot has no group of its own; the group of * applies, lines 13 to 21.',
    ],
    [
      { ...group, token: 'Bing', match: 'fallback' as const },
      'bingbot has no group of its own; the group of Bing applies, lines 13 to 21.',
    ],
    [null, 'No group names bingbot, and there is no group of *. So no rule applies to it.'],
  ])('names the group %#', (choice, text) => {
    expect(groupSentence('bingbot', choice)).toBe(text);
  });

  it('says that several groups of one token are read as one', () => {
    const ranges = [
      { first: 1, last: 2 },
      { first: 8, last: 9 },
    ];
    expect(groupSentence('a', { token: 'a', match: 'token', userAgentLines: [1, 8], ranges })).toBe(
      'a has its own group, lines 1 to 2 and 8 to 9, read as one.',
    );
  });
});

describe('addresses', () => {
  it.each([
    ['https://a.example:8080/p?q=1#f', { host: 'a.example:8080', path: '/p?q=1#f' }],
    ['file:///home/me', { host: '', path: 'file:///home/me' }],
    ['', { host: '', path: '' }],
  ])('splits %s', (url, parts) => {
    expect(addressParts(url)).toEqual(parts);
  });

  it.each([
    ['https://a.example/p', 'https://a.example', '/p'],
    ['https://a.example.org/p', 'https://a.example', 'https://a.example.org/p'],
    ['https://a.example/p', null, 'https://a.example/p'],
  ])('shortens %s within %s', (url, origin, text) => {
    expect(addressWithin(url, origin)).toBe(text);
  });

  it.each([
    ['www.example.com', 'https://www.example.com/'],
    ['  http://example.com/a#b ', 'http://example.com/a'],
    ['localhost:8080/x', 'https://localhost:8080/x'],
    ['HTTPS://EXAMPLE.com', 'https://example.com/'],
  ])('reads %j as typed', (text, url) => {
    expect(readTypedAddress(text)).toEqual({ url });
  });

  it.each([
    ['', 'Type an address'],
    ['https://', 'no address'],
    ['ftp://example.com/', 'starts with ftp:'],
    ['javascript:alert(1)', 'starts with javascript:'],
  ])('says what is wrong with %j', (text, part) => {
    expect(readTypedAddress(text)).toEqual({ problem: expect.stringContaining(part) });
  });

  it('gives an http or https URL without fragment, or a problem, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withFragments: true })), (text) => {
        const read = readTypedAddress(text);
        if ('problem' in read) expect(read.problem).not.toBe('');
        else
          expect(new URL(read.url)).toMatchObject({ protocol: expect.stringMatching(/^https?:$/), hash: '' });
      }),
    );
  });
});

describe('failures', () => {
  it.each([
    [{ reason: 'http-status' as const, status: 404, detail: '' }, '404 Not Found', /no such page/],
    [{ reason: 'http-status' as const, status: 410, detail: '' }, '410 Gone', /will not return/],
    [{ reason: 'http-status' as const, status: 403, detail: '' }, '403 Forbidden', /refuses this page/],
    [{ reason: 'http-status' as const, status: 429, detail: '' }, '429 Too Many Requests', /longer delay/],
    [
      { reason: 'http-status' as const, status: 500, detail: '' },
      '500 Internal Server Error',
      /server failed/,
    ],
    [
      { reason: 'timeout' as const, status: null, detail: 'Nothing came.' },
      'No answer in time',
      /Nothing came/,
    ],
  ])('%j', (failure, cause, meaning) => {
    expect(failureCause(failure)).toBe(cause);
    expect(failureMeaning(failure)).toMatch(meaning);
  });
});

describe('access', () => {
  it.each([
    ['granted' as const, 'Access: a.example, this site only'],
    ['this-click' as const, 'Access: a.example, while its tab stays there'],
    ['none' as const, 'Access: not yet for a.example'],
    [null, 'Access: no site yet'],
  ])('%s', (access, text) => {
    expect(accessStatement(access, 'a.example')).toBe(text);
  });

  it.each([
    ['https://a.example/*', 'https://a.example'],
    ['*://a.example/*', 'http(s)://a.example'],
    ['<all_urls>', 'every site'],
  ])('reads the pattern %s', (pattern, text) => {
    expect(siteOfPattern(pattern)).toBe(text);
  });
});
