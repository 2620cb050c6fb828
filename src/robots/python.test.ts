import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate, parseRobots } from './index.ts';
import { agent, robotsTxt, url } from './test/arbitraries.ts';
import { askPython } from './test/python.ts';
import { seedFor } from './test/seed.ts';

const TRIPLES = 4_000;

/** Python leaves it to the caller to bring a URL into its canonical form. */
const question = fc.record({
  text: robotsTxt,
  agent: fc.oneof(agent, fc.constantFrom('abot/1.2', 'myabot')),
  url: url.map((address) => new URL(address).href),
});

test(`first-match agrees with Python's urllib.robotparser on ${TRIPLES} file, agent and URL triples`, ({
  skip,
}) => {
  const questions = fc.sample(question, { seed: seedFor('Python', TRIPLES), numRuns: TRIPLES });
  const python = askPython(questions);
  const reason =
    python === null
      ? 'there is no python3 to compare with'
      : `Python ${python.version} has a robotparser that follows RFC 9309`;
  if (python === null || !python.firstMatch) {
    expect(process.env['CI'], `not compared: ${reason}`).toBeUndefined();
    process.stdout.write(`Not compared with Python: ${reason}.\n`);
    return skip(reason);
  }
  const compared = python.answers.filter((answer) => answer !== null).length;
  expect(compared).toBeGreaterThan(TRIPLES * 0.9);
  for (const [index, expected] of python.answers.entries()) {
    if (expected === null) continue;
    const { text, agent: name, url: address } = questions[index] as (typeof questions)[number];
    const { allowed } = evaluate(parseRobots(text), name, address, { dialect: 'first-match' });
    expect({ text, name, address, allowed }).toEqual({ text, name, address, allowed: expected });
  }
}, 30_000);
