import { describe, expect, test } from 'vitest';
import { crawlDelay, evaluate, parseRobots, sitemaps } from './index.ts';
import { FIELD_CASES, type FieldCase } from './test/cases.ts';

function fileOf({ input }: FieldCase) {
  const { robots, bytes_base64: base64 } = input;
  return parseRobots(base64 === undefined ? (robots ?? '') : Buffer.from(base64, 'base64'));
}

describe('faults that people met in other parsers', () => {
  for (const example of FIELD_CASES) {
    const { allowed, sitemaps: addresses, crawl_delay: delays } = example.expected;
    for (const [agent, url, expected] of allowed ?? []) {
      test(`${example.id} ${agent} ${url.slice(0, 60)}: ${example.fault}`, () => {
        expect(evaluate(fileOf(example), agent, url).allowed).toBe(expected);
      });
    }
    for (const [agent, seconds] of delays ?? []) {
      test(`${example.id} delay of ${agent}: ${example.fault}`, () => {
        expect(crawlDelay(fileOf(example), agent)).toBe(seconds);
      });
    }
    if (addresses !== undefined) {
      test(`${example.id} sitemaps: ${example.fault}`, () => {
        expect(sitemaps(fileOf(example)).map(({ value }) => value)).toEqual(addresses);
      });
    }
  }
});
