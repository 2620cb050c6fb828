import { describe, expect, test } from 'vitest';
import { evaluate, parseRobots } from './index.ts';
import { bodyOf, CASES, type Case, urlOf } from './test/cases.ts';
import type { Dialect } from './types.ts';

/** Quirks that a dialect does not follow, each with the reason; every other quirk passes. */
const DECLINED_QUIRKS: Readonly<Record<string, string>> = {};

/** The directive as `Rule.text` has it: outer white space and comment removed. */
function directive(line: string): string {
  return line.replace(/#.*$/, '').replace(/^[ \t]+|[ \t]+$/g, '');
}

function check(example: Case, dialect: Dialect): void {
  const { allowed, rule } = evaluate(parseRobots(bodyOf(example)), example.agent, urlOf(example), {
    dialect,
  });
  expect(allowed).toBe(example.allowed);
  if (example.rule === null) expect(rule).toBeNull();
  else if (example.rule.startsWith('@line')) expect(`@line${rule?.line}`).toBe(example.rule);
  else if (!example.rule.includes('\0')) expect(rule?.text).toBe(directive(example.rule));
}

for (const [dialect, own] of [
  ['rfc9309', 'rfc'],
  ['google', 'google'],
] as const) {
  describe(`conformance cases, ${dialect}`, () => {
    const examples = CASES.filter((example) => example.dialect === 'both' || example.dialect === own);
    for (const example of examples) {
      const declined = DECLINED_QUIRKS[example.id];
      test.skipIf(declined !== undefined)(
        `${example.id} ${example.source}: ${declined ?? example.note}`,
        () => {
          check(example, dialect);
        },
      );
    }
  });
}
