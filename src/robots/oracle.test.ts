import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate, parseRobots } from './index.ts';
import { agent, robotsTxt, url } from './test/arbitraries.ts';
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
