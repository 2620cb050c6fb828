import { textOf } from '../../lines/source.ts';
import type { PatternBuffer } from '../../match/pattern-buffer.ts';
import { urlPath } from '../../match/url-path.ts';
import type { DialectReading } from '../dialect.ts';
import { entriesOf } from './entries.ts';
import { readLines } from './lines.ts';
import { QUOTED, quote, staysAsItIs, unquote } from './quoting.ts';
import { localPartOf, reassembled } from './url-parts.ts';

/**
 * The 1994 standard, as Python's `urllib.robotparser` read it up to Python 3.14: the first rule that matches decides, no
 * wildcards, an empty rule allows everything. Escapes are undone and then made again on both sides.
 */
export const firstMatch: DialectReading = {
  name: 'first-match',
  readLines,
  makeGroups: entriesOf,
  readPattern(source, start, end, into) {
    const value = textOf(source, start, end);
    writePrefix(staysAsItIs(value) ? value : quote(reassembled(unquote(value))), into);
  },
  readSecondPattern: () => false,
  special: QUOTED,
  readPath(url) {
    if (urlPath(url) === null) return null;
    const href = typeof url === 'string' ? new URL(url).href : url.href;
    return quote(localPartOf(unquote(href))) || '/';
  },
  takesPlainPaths: false,
  precedence: 'first',
  /** The parser has no exception for /robots.txt. */
  exemptsRobotsTxt: false,
};

function writePrefix(prefix: string, into: PatternBuffer): void {
  into.start(prefix.length);
  for (let at = 0; at < prefix.length; at++) into.literal(prefix.charCodeAt(at));
  into.octets = prefix.length;
}
