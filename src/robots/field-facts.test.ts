import { expect, test } from 'vitest';
import {
  accessOfStatus,
  encodingOf,
  evaluate,
  groups,
  type Line,
  lines,
  otherRecords,
  parseRobots,
  robotsUrl,
  sitemaps,
} from './index.ts';
import { readSeconds } from './records/pace.ts';
import { FIELD_CASES } from './test/cases.ts';

function field(id: string) {
  const found = FIELD_CASES.find((example) => example.id === id);
  if (found === undefined) throw new Error(`no case ${id}`);
  return found;
}

function file(id: string) {
  const { robots, bytes_base64: base64 } = field(id).input;
  return parseRobots(base64 === undefined ? (robots ?? '') : Buffer.from(base64, 'base64'));
}

function kinds(id: string): string[] {
  return lines(file(id)).map((line) => (line.kind === 'rule' ? line.rule : line.kind));
}

function line(id: string, number: number): Line {
  return lines(file(id))[number - 1] as Line;
}

test.each(['r22', 'f01', 'f03'])('%s: a byte order mark is told', (id) => {
  expect(file(id).byteOrderMark).toBe(true);
});

test('r23: what a status says of robots.txt', () => {
  const states = field('r23').expected['state'] as [string, string][];
  const access = states
    .filter(([status]) => /^[0-9]/.test(status))
    .map(([status]) => accessOfStatus(Number.parseInt(status, 10)).access);
  expect(access).toEqual([
    'successful',
    'unavailable',
    'unavailable',
    'unavailable',
    'unavailable',
    'unreachable',
    'unreachable',
    'unreachable',
  ]);
});

test('r28: robots.txt of a page is at its origin', () => {
  const pages = field('r28').input['pages'] as string[];
  expect(pages.map(robotsUrl)).toEqual(field('r28').expected['robots_url']);
});

test('r30: Crawl-delay values', () => {
  const values = field('r30').input['values'] as string[];
  const read = values.map((value) => {
    const [record] = otherRecords(parseRobots(`Crawl-delay: ${value}`));
    return record?.kind === 'crawl-delay' ? record.seconds : undefined;
  });
  expect(read).toEqual(field('r30').expected['seconds']);
  expect(readSeconds('9'.repeat(400))).toBeNull();
});

test('r32: each misspelt line is told, with what Google makes of it', () => {
  expect(line('r32', 2)).toMatchObject({ kind: 'other', typoOf: 'disallow', googleReadsAs: 'disallow' });
  expect(line('r32', 3)).toMatchObject({ kind: 'other', typoOf: 'disallow', googleReadsAs: 'other' });
  expect(line('r32', 4)).toMatchObject({ kind: 'unreadable', meant: 'disallow', googleReadsAs: 'disallow' });
  expect(line('r32', 5)).toMatchObject({ kind: 'rule', rule: 'disallow', inGroup: true });
});

test.each(field('r36').input['urls'] as string[])('r36: %s is an invalid URL and no exception', (url) => {
  expect(robotsUrl(url)).toBeNull();
  expect(evaluate(parseRobots('User-agent: *\nDisallow:'), 'bot', url)).toEqual({
    allowed: false,
    reason: 'invalid-url',
    rule: null,
    group: expect.objectContaining({ token: '*' }),
  });
});

test('f01: agent values that are no tokens are told with what they name', () => {
  const named = lines(file('f01')).flatMap((each) =>
    each.kind === 'user-agent' ? [[each.value.text, each.token]] : [],
  );
  expect(named).toEqual([
    ['AdMedia-Partner*', 'AdMedia-Partner'],
    ['Offline Fetcher', 'Offline'],
    ['sitecheck.checker.example', 'sitecheck'],
    ['*', '*'],
  ]);
});

test('f05, f06: lines end with CR, and CR CR LF is two line ends', () => {
  expect(kinds('f05')).toEqual(['comment', 'blank', 'user-agent', 'blank', 'allow', 'disallow', 'other']);
  expect(kinds('f06')).toEqual(['user-agent', 'blank', 'disallow', 'blank', 'disallow', 'blank']);
});

test('f08: a web page has no rule and no group', () => {
  expect(groups(file('f08'))).toEqual([]);
  expect(kinds('f08').filter((kind) => kind === 'allow' || kind === 'disallow')).toEqual([]);
});

test('f10: an icon is no text', () => {
  expect(encodingOf(file('f10'))).toBe('binary');
});

test('f11: rules behind 500 KiB are told', () => {
  const text = `User-agent: *\n${Array.from({ length: 40_000 }, (_, index) => `Disallow: /lib/v${index + 1}/\n`).join('')}`;
  const long = parseRobots(text);
  const all = lines(long);
  const first = all.find(({ pastLimit }) => pastLimit);
  expect(long.size).toBe(text.length);
  expect(first?.line).toBe(text.slice(0, 500 * 1024).split('\n').length);
  expect(all.slice((first?.line ?? 0) - 1).every(({ pastLimit }) => pastLimit)).toBe(true);
});

test('f16: Sitemap values that are no full URLs', () => {
  expect(sitemaps(file('f16')).map(({ line: number, url }) => [number, url])).toEqual([
    [3, null],
    [5, null],
    [6, null],
    [7, null],
  ]);
  expect(line('f16', 4)).toMatchObject({ kind: 'other', name: { text: 'https' } });
  expect(line('f16', 7).lookAlikes).toEqual([{ column: 9, codePoint: '00A0', name: 'no-break space' }]);
});

test('f18, f28: records of single engines', () => {
  expect(otherRecords(file('f18')).map(({ kind }) => kind)).toEqual([
    'clean-param',
    'host',
    'crawl-delay',
    'unknown',
  ]);
  expect(otherRecords(file('f28')).map(({ kind }) => kind)).toEqual([
    'noindex',
    'unknown',
    'request-rate',
    'crawl-delay',
    'crawl-delay',
  ]);
});

test('f27: misspelt names are told, and rules without a group', () => {
  expect(line('f27', 1)).toMatchObject({ kind: 'other', typoOf: 'user-agent', googleReadsAs: 'user-agent' });
  expect(line('f27', 2)).toMatchObject({ kind: 'rule', inGroup: false });
  expect(line('f27', 5)).toMatchObject({ kind: 'other', typoOf: 'disallow', googleReadsAs: 'disallow' });
});

test('f29: agents that share a group by an oversight', () => {
  expect(
    groups(file('f29')).map(({ agents, rules }) => [agents.map(({ token }) => token), rules.length]),
  ).toEqual([
    [['*'], 2],
    [['LinkHog', 'deepdig'], 1],
  ]);
});
