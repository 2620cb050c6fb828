import { encodePattern, SPECIAL } from '../../match/percent-encoding.ts';
import type { DialectReading } from '../dialect.ts';
import { groupsOf } from '../groups.ts';
import { readIndexPage } from './index-page.ts';
import { readLines } from './lines.ts';
import { writtenPath } from './url-path.ts';

/** Robots.txt as Google's open-source parser reads it. Each deviation from RFC 9309 is labelled where it stands. */
export const google: DialectReading = {
  name: 'google',
  readLines,
  makeGroups: groupsOf,
  /** Deviation: escapes of unreserved characters are not undone, and `%2A` is no `*`. */
  readPattern: (source, start, end, into) => encodePattern(source, start, end, false, into),
  readSecondPattern: readIndexPage,
  special: SPECIAL,
  readPath: writtenPath,
  takesPlainPaths: true,
  precedence: 'most-octets',
  /** Deviation: the parser has no exception for /robots.txt; a crawler never asks it about that. */
  exemptsRobotsTxt: false,
};
