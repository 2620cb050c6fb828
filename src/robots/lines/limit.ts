import { CARRIAGE_RETURN, LINE_FEED } from './characters.ts';
import { measureOctets, type Source, unitAt } from './source.ts';

/** What a crawler must at least read: 500 KiB (RFC 9309, 2.5). Rules behind it may go unread. */
export const SIZE_LIMIT = 500 * 1024;

/** How large a file is in octets, and the first line that does not end within the limit; infinite where all do. */
export interface Extent {
  readonly size: number;
  readonly limitLine: number;
  /** The position at which the limit is reached. */
  readonly limitAt: number;
}

export function extentOf(source: Source): Extent {
  const { size, limitAt } = measureOctets(source, SIZE_LIMIT);
  if (limitAt >= source.length) return { size, limitAt, limitLine: Number.POSITIVE_INFINITY };
  let line = 1;
  for (let at = 0; at < limitAt; at++) {
    const unit = unitAt(source, at);
    if (unit === LINE_FEED || (unit === CARRIAGE_RETURN && unitAt(source, at + 1) !== LINE_FEED)) line++;
  }
  return { size, limitAt, limitLine: endsLine(unitAt(source, limitAt)) ? line + 1 : line };
}

function endsLine(unit: number): boolean {
  return unit === LINE_FEED || unit === CARRIAGE_RETURN;
}
