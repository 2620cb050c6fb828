import { expect, test } from 'vitest';
import { endTone, endWord } from './stop-reasons.ts';

test.each([
  ['done', 'whole', 'Finished in'],
  ['max-depth-reached', 'whole', 'Finished in'],
  ['max-pages', 'bounded', 'Ended after'],
  ['max-bytes', 'bounded', 'Ended after'],
  ['deadline', 'bounded', 'Ended after'],
  ['callback', 'bounded', 'Ended after'],
  ['user', 'bounded', 'Ended after'],
  ['errors', 'troubled', 'Ended after'],
] as const)('%s is %s: "%s"', (reason, tone, word) => {
  expect(endTone(reason)).toBe(tone);
  expect(endWord(reason)).toBe(word);
});
