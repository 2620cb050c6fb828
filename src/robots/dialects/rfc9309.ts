import { decodePath, encodePattern, SPECIAL } from '../match/percent-encoding.ts';
import { urlPath } from '../match/url-path.ts';
import type { DialectReading } from './dialect.ts';
import { groupsOf } from './groups.ts';

/** The standard, strictly (RFC 9309). */
export const rfc9309: DialectReading = {
  name: 'rfc9309',
  readLines: (table) => table,
  makeGroups: groupsOf,
  readPattern: (source, start, end, into) => encodePattern(source, start, end, true, into),
  readSecondPattern: () => false,
  special: SPECIAL,
  readPath(url) {
    const path = urlPath(url);
    return path === null ? null : decodePath(path);
  },
  takesPlainPaths: true,
  precedence: 'most-octets',
  exemptsRobotsTxt: true,
};
