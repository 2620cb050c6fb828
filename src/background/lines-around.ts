import type { Neighbours } from '../messages/protocol.ts';
import type { Rule } from '../robots/index.ts';

/**
 * What stands in the file before and after a rule, blank lines passed over: its own comment counts as after it. Together
 * with the rule's text that finds its place where the same text stands in the file more than once.
 */
export function linesAround(body: Uint8Array, { line, text }: Rule): Neighbours {
  const lines = new TextDecoder().decode(body).split(/\r\n|\r|\n/);
  const own = lines[line - 1] ?? '';
  const comment = own.slice(own.indexOf(text) + text.length).trim();
  const isText = (other: string): boolean => other.trim() !== '';
  const before = lines.slice(0, line - 1).findLast(isText);
  const after = comment === '' ? lines.slice(line).find(isText) : comment;
  return { before: before?.trim() ?? null, after: after?.trim() ?? null };
}
