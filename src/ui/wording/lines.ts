import type { LineRange } from '../../robots/index.ts';
import { listed } from './counts.ts';

/** Line ranges in a sentence: `line 4`, `lines 13 to 21`, `lines 3 to 5 and 13 to 21`. */
export function lineRanges(ranges: readonly LineRange[]): string {
  const parts = ranges.map(({ first, last }) => (first === last ? `${first}` : `${first} to ${last}`));
  const only = ranges[0];
  const single = ranges.length === 1 && only !== undefined && only.first === only.last;
  return `${single ? 'line' : 'lines'} ${listed(parts)}`;
}
