import { expect, test } from 'vitest';
import { crawlDelay, groupRecords, otherRecords, parseRobots, sitemaps } from '../index.ts';

function read(line: string): unknown {
  const [record] = otherRecords(parseRobots(line));
  const { line: _line, name: _name, value: _value, ...typed } = record ?? { line: 0, name: '', value: '' };
  return typed;
}

test.each([
  ['Sitemap: https://site.example/s.xml # all', { kind: 'sitemap', url: 'https://site.example/s.xml' }],
  ['SITEMAP : HTTPS://Site.example', { kind: 'sitemap', url: 'https://site.example/' }],
  ['Sitemap: /s.xml', { kind: 'sitemap', url: null }],
  ['License: https://site.example/rsl.xml', { kind: 'license', url: 'https://site.example/rsl.xml' }],
  ['Crawl-delay: 0.5', { kind: 'crawl-delay', seconds: 0.5 }],
  ['Crawl-delay: soon', { kind: 'crawl-delay', seconds: null }],
  ['Request-rate: 1/10', { kind: 'request-rate', rate: { requests: 1, seconds: 10, hours: null } }],
  [
    'Request-rate: 30/1m 0900-1730',
    { kind: 'request-rate', rate: { requests: 30, seconds: 60, hours: '0900-1730' } },
  ],
  ['Request-rate: fast', { kind: 'request-rate', rate: null }],
  [
    'Content-Signal: search=yes, AI-Train = no',
    {
      kind: 'content-signal',
      path: null,
      preferences: [
        { key: 'search', value: 'yes' },
        { key: 'ai-train', value: 'no' },
      ],
      unreadable: [],
    },
  ],
  [
    'Content-Signal: ai-train: no',
    { kind: 'content-signal', path: null, preferences: [], unreadable: ['ai-train: no'] },
  ],
  [
    'Content-Usage: /free/ train-ai=y',
    { kind: 'content-usage', path: '/free/', preferences: [{ key: 'train-ai', value: 'y' }], unreadable: [] },
  ],
  ['Clean-param: ref&sid /shop/', { kind: 'clean-param', parameters: ['ref', 'sid'], path: '/shop/' }],
  ['Clean-param: ref', { kind: 'clean-param', parameters: ['ref'], path: null }],
  ['Host: www.site.example', { kind: 'host', host: 'www.site.example' }],
  ['Host: https://site.example', { kind: 'host', host: 'https://site.example' }],
  ['Host: a b', { kind: 'host', host: null }],
  ['Noindex: /old/', { kind: 'noindex', pattern: '/old/' }],
  ['Agentmap: https://site.example/map.json', { kind: 'unknown' }],
])('%s', (line, expected) => {
  expect(read(line)).toEqual(expected);
});

test('records belong to the group they stand in, wherever they stand in it; sitemaps to none', () => {
  const file = parseRobots(
    'Crawl-delay: 9\nUser-agent: a\nCrawl-delay: 1\nUser-agent: b\nSitemap: https://site.example/s.xml\nDisallow: /x\nContent-Signal: search=no\n\nUser-agent: c\nDisallow: /y\n\nUser-agent: A\nCrawl-delay: 2.5\n',
  );
  expect(groupRecords(file, 'a').map(({ line }) => line)).toEqual([3, 7, 13]);
  expect(groupRecords(file, 'b').map(({ line }) => line)).toEqual([3, 7]);
  expect(groupRecords(file, 'nobody')).toEqual([]);
  expect([crawlDelay(file, 'a'), crawlDelay(file, 'b'), crawlDelay(file, 'c')]).toEqual([2.5, 1, null]);
  expect(sitemaps(file)).toEqual([
    { value: 'https://site.example/s.xml', line: 5, url: 'https://site.example/s.xml' },
  ]);
});
