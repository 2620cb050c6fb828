import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  crawlDelay,
  DIALECTS,
  encodingOf,
  evaluate,
  explain,
  groups,
  lines,
  otherReading,
  otherRecords,
  parseRobots,
  type Verdict,
} from './index.ts';
import { agent, robotsTxt, url } from './test/arbitraries.ts';
import { checkProperty } from './test/seed.ts';

const RUNS = 3_000;
const BYTE_RUNS = 100_000;

/** A verdict without what may move when lines are added. */
function outcome({ allowed, reason, rule, group }: Verdict): unknown {
  return { allowed, reason, pattern: rule?.pattern ?? null, token: group?.token.toLowerCase() ?? null };
}

function verdict(text: string, name: string, address: string): unknown {
  return outcome(evaluate(parseRobots(text), name, address));
}

/** Puts a line somewhere between the lines of a file. */
function withLine(text: string, line: string, place: number): string {
  const ends = [...text.matchAll(/\r\n|\r|\n/g)].map((match) => match.index + match[0].length);
  const at = ends.length === 0 ? text.length : (ends[place % ends.length] as number);
  const before = text.slice(0, at);
  return `${before}${before === '' || /[\r\n]$/.test(before) ? '' : '\n'}${line}\n${text.slice(at)}`;
}

/** The file with no rule outside of a group, and no group without rules at its end: what stands before it or behind is then apart. */
function closed(text: string): string {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  return `${mark}User-agent: zbot\nDisallow: /\n${text.slice(mark.length)}\nAllow: /zz\n`;
}

const place = fc.nat(30);

describe('what the standard says never changes a verdict', () => {
  function holds(name: string, change: (text: string, at: number) => string): void {
    test(name, () => {
      const property = fc.property(robotsTxt, agent, url, place, (text, crawler, address, at) => {
        const whole = closed(text);
        expect(verdict(change(whole, at), crawler, address)).toEqual(verdict(whole, crawler, address));
      });
      checkProperty(name, property, RUNS);
    }, 30_000);
  }

  holds('a comment line (2.2)', (text, at) => withLine(text, '# Disallow: /', at));
  holds('a blank line (2.2)', (text, at) => withLine(text, ' \t', at));
  holds('another record (2.2.4)', (text, at) => withLine(text, 'Sitemap: https://site.example/s.xml', at));
  holds('a record nobody knows (2.2.4)', (text, at) => withLine(text, 'Disallowed-by: /', at));
  holds('a group said twice (2.2.1)', (text) => `${text}\n${text.replace('\ufeff', '')}`);
  holds('the case of names and tokens (2.2.1)', (text) =>
    text.replace(
      /^([ \t]*user-agent[ \t]*:)([^\r\n]*)/gim,
      (_, name: string, value: string) => name.toUpperCase() + value.toUpperCase(),
    ),
  );
  holds('the kind of line ends (2.2)', (text) => text.replace(/\r\n|\r|\n/g, '\r\n'));
  holds('a byte order mark', (text) => `\ufeff${text.replace('\ufeff', '')}`);
  holds('white space around names and values (2.2)', (text) =>
    text.replace(/^([a-z-]+)[ \t]*:[ \t]*/gim, '\t$1 \t:  '),
  );
  holds('a group of another crawler (2.2.1)', (text) => `${text}\nUser-agent: nobody-else\nDisallow: /\n`);
  holds('a rule with an empty pattern (2.2.2)', (text) =>
    text.replace(/^((?:dis)?allow[ \t]*:[^\r\n]*)/gim, '$1\nDisallow:'),
  );
});

test('the order of rules never changes what is allowed (2.2.2)', () => {
  const rule = fc.tuple(
    fc.constantFrom('Allow', 'Disallow'),
    fc.constantFrom('/a', '/a*', '/ab', '/*b', '/a$', '/', '*', '/a/b'),
  );
  const property = fc.property(fc.array(rule, { maxLength: 8 }), url, (rules, address) => {
    const text = (list: typeof rules) => `User-agent: *\n${list.map((parts) => parts.join(': ')).join('\n')}`;
    const ahead = evaluate(parseRobots(text(rules)), 'abot', address).allowed;
    expect(evaluate(parseRobots(text([...rules].reverse())), 'abot', address).allowed).toBe(ahead);
  });
  checkProperty('order of rules', property, RUNS);
});

test('octets and text of a file say the same, in every dialect', () => {
  const property = fc.property(
    robotsTxt,
    agent,
    url,
    fc.constantFrom(...DIALECTS),
    (text, crawler, address, dialect) => {
      const octets = parseRobots(new TextEncoder().encode(text));
      expect(evaluate(octets, crawler, address, { dialect })).toEqual(
        evaluate(parseRobots(text), crawler, address, { dialect }),
      );
    },
  );
  checkProperty('octets and text', property, RUNS);
}, 30_000);

test('explain gives the verdict of evaluate, and the rule that decides is first among those that match', () => {
  const property = fc.property(
    robotsTxt,
    agent,
    url,
    fc.constantFrom(...DIALECTS),
    (text, crawler, address, dialect) => {
      const file = parseRobots(text);
      const explanation = explain(file, [crawler, 'abot'], address, { dialect });
      file.reading(dialect).applied([crawler, 'abot'], false)?.rules.prepare();
      const expected = evaluate(file, [crawler, 'abot'], address, { dialect });
      expect(explanation.verdict).toEqual(expected);
      expect(explanation.matches.find(({ decides }) => decides)?.rule ?? null).toEqual(expected.rule);
      expect(explanation.matches.findIndex(({ decides }) => decides)).toBe(expected.rule === null ? -1 : 0);
      expect(explanation.readings.find((reading) => reading.dialect === dialect)?.verdict).toEqual(expected);
      expect(JSON.parse(JSON.stringify(explanation))).toEqual(explanation);
    },
  );
  checkProperty('explain', property, RUNS);
}, 30_000);

test(`${BYTE_RUNS} arbitrary files of octets are read without an exception`, () => {
  const snippet = fc.constantFrom(
    'User-agent: *\n',
    'Disallow: /',
    'Allow: *',
    '\0',
    '\r',
    '#',
    ':',
    '%C3',
    '\n',
    '\ufeff',
    'é',
  );
  const octets = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc
      .array(
        fc.oneof(
          snippet.map((text) => [...Buffer.from(text)]),
          fc.uint8Array({ maxLength: 4 }).map((bytes) => [...bytes]),
        ),
        { maxLength: 10 },
      )
      .map((parts) => Uint8Array.from(parts.flat())),
  );
  const property = fc.property(octets, fc.constantFrom('bot', '*', '', 'é'), (bytes, crawler) => {
    const file = parseRobots(bytes);
    for (const dialect of DIALECTS) {
      const { allowed, rule } = evaluate(file, crawler, 'https://site.example/a?b', { dialect });
      if (rule === null && !allowed) throw new Error('disallowed by no rule');
    }
    const withComment = new Uint8Array([...Buffer.from('# note\n'), ...bytes]);
    const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    const before = outcome(evaluate(file, crawler, 'https://site.example/a?b'));
    if (!hasMark)
      expect(outcome(evaluate(parseRobots(withComment), crawler, 'https://site.example/a?b'))).toEqual(
        before,
      );
  });
  checkProperty('octets', property, BYTE_RUNS);
}, 60_000);

test('everything else that is read from a file is had without an exception, and its lines are its own', () => {
  const property = fc.property(
    fc.oneof(fc.uint8Array({ maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 30 }), robotsTxt),
    (source) => {
      const file = parseRobots(source);
      const read = lines(file);
      expect(read.length).toBe(file.lineCount);
      expect(read.every(({ line }, index) => line === index + 1)).toBe(true);
      otherRecords(file);
      groups(file);
      encodingOf(file);
      otherReading(file);
      crawlDelay(file, 'bot');
      expect(explain(file, 'bot', 'https://site.example/%E9').verdict).toEqual(
        evaluate(file, 'bot', 'https://site.example/%E9'),
      );
    },
  );
  checkProperty('everything else', property, 5_000);
}, 30_000);
