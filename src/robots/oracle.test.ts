import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate, parseRobots } from './index.ts';
import { agent, pattern, robotsTxt, url } from './test/arbitraries.ts';
import { oracle } from './test/oracle.ts';
import { checkProperty } from './test/seed.ts';

const RUNS = 6_000;
const QUESTIONS = 5;

test(`rfc9309 agrees with a naive reading of the standard on ${RUNS * QUESTIONS} file, agent and URL triples`, () => {
  const questions = fc.array(fc.tuple(agent, url), { minLength: QUESTIONS, maxLength: QUESTIONS });
  const property = fc.property(robotsTxt, questions, (text, asked) => {
    const scanned = parseRobots(text);
    const indexed = parseRobots(new TextEncoder().encode(text));
    for (const [name, address] of asked) {
      const expected = oracle(text, name, address);
      const byScan = evaluate(scanned, name, address);
      expect({ allowed: byScan.allowed, line: byScan.rule?.line ?? null }).toEqual(expected);
      indexed.reading('rfc9309').applied(name, false)?.rules.prepare();
      expect(evaluate(indexed, name, address)).toEqual(byScan);
    }
  });
  checkProperty('naive oracle', property, RUNS);
}, 60_000);

const MANY_RUNS = 1_500;

test(`the index of a group with many rules agrees with the naive reading (${MANY_RUNS} groups)`, () => {
  const part = fc.constantFrom('a', 'b', 'ab', 'aab', 'abcd', 'abcdabcd', '/a', '/abcd/', '.x');
  const tangled = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('*')}`);
  const rule = fc.tuple(
    fc.constantFrom('Allow', 'Disallow'),
    fc.oneof(
      tangled,
      tangled.map((text) => `${text}$`),
      pattern,
    ),
  );
  const path = fc.array(part, { maxLength: 8 }).map((parts) => `https://site.example/${parts.join('')}`);
  const property = fc.property(
    fc.array(rule, { minLength: 20, maxLength: 80 }),
    fc.array(fc.oneof(path, path, url), { minLength: 6, maxLength: 6 }),
    (rules, addresses) => {
      const text = `User-agent: *\n${rules.map((parts) => parts.join(': ')).join('\n')}`;
      const file = parseRobots(text);
      file.reading('rfc9309').applied('bot', false)?.rules.prepare();
      for (const address of addresses) {
        const { allowed, rule: decides } = evaluate(file, 'bot', address);
        expect({ allowed, line: decides?.line ?? null }).toEqual(oracle(text, 'bot', address));
      }
    },
  );
  checkProperty('many rules', property, MANY_RUNS);
}, 60_000);
