import type { PageVerdict } from '../../messages/protocol.ts';
import type { Encoding } from '../../robots/index.ts';

const NAMES: Readonly<Record<Exclude<Encoding, 'utf-8' | 'binary'>, string>> = {
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Latin-1 (Windows-1252)',
};

/**
 * What to say of a file that is not in UTF-8, which crawlers read it as whatever it is (RFC 9309, 2.3): its encoding, and the
 * verdict of who reads it so. Null where it is in UTF-8, or no text at all.
 */
export function encodingSentence({
  agent,
  otherEncoding,
}: Pick<PageVerdict, 'agent' | 'otherEncoding'>): string | null {
  if (otherEncoding === null) return null;
  const { encoding, verdict } = otherEncoding;
  if (encoding === 'utf-8' || encoding === 'binary') return null;
  const name = NAMES[encoding];
  const rule = verdict.rule === null ? 'no rule matches' : `line ${verdict.rule.line}`;
  const word = verdict.allowed ? 'may' : 'may not';
  return `${name}, but crawlers read UTF-8. Read as ${name}, ${agent} ${word} fetch this page (${rule}). Save the file as UTF-8.`;
}
