import type { Dialect } from '../types.ts';
import type { DialectReading } from './dialect.ts';
import { firstMatch } from './first-match/index.ts';
import { google } from './google/index.ts';
import { rfc9309 } from './rfc9309.ts';

/** Every dialect, the standard first. */
export const DIALECTS: readonly Dialect[] = ['rfc9309', 'google', 'first-match'];

/** How a dialect reads. */
export function readingOf(dialect: Dialect): DialectReading {
  switch (dialect) {
    case 'rfc9309':
      return rfc9309;
    case 'google':
      return google;
    case 'first-match':
      return firstMatch;
  }
}
