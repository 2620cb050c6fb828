import { decodePath, encodePattern } from '../match/percent-encoding.ts';
import { urlPath } from '../match/url-path.ts';
import type { DialectReading } from './dialect.ts';
import { groupsOf } from './groups.ts';

/** The standard, strictly (RFC 9309). */
export const rfc9309: DialectReading = {
  name: 'rfc9309',
  readLines: (table) => table,
  makeGroups: groupsOf,
  readPattern: (bytes, start, end, into) => encodePattern(bytes, start, end, true, into),
  readSecondPattern: () => false,
  readPath(url) {
    const path = urlPath(url);
    return path === null ? null : decodePath(path);
  },
  precedence: 'most-octets',
  exemptsRobotsTxt: true,
};
