import type { Source } from '../lines/source.ts';
import type { PathText } from './path-text.ts';

/** The path begins with the pattern. */
export const MATCHES = -1;
/** It does not. */
export const DIFFERS = -2;
/** It does not: the pattern goes on behind the path's end. */
export const PATH_ENDS = -3;

/**
 * Compares a pattern as the file has it with a path, up to the first unit that may stand for something else than itself.
 *
 * @returns the position of that unit, or one of the answers above
 */
export function comparePlain(
  source: Source,
  value: number,
  end: number,
  special: Uint8Array,
  path: PathText,
): number {
  return typeof source === 'string'
    ? compareText(source, value, end, special, path)
    : compareOctets(source, value, end, special, path);
}

function compareText(text: string, value: number, end: number, special: Uint8Array, path: PathText): number {
  const { length, units } = path;
  for (let at = value, place = 0; at < end; at++, place++) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x80 || special[unit] === 1) return at;
    if (place === length) return PATH_ENDS;
    if (unit !== units[place]) return DIFFERS;
  }
  return MATCHES;
}

function compareOctets(
  bytes: Uint8Array,
  value: number,
  end: number,
  special: Uint8Array,
  path: PathText,
): number {
  const { length, units } = path;
  for (let at = value, place = 0; at < end; at++, place++) {
    const unit = bytes[at] as number;
    if (unit >= 0x80 || special[unit] === 1) return at;
    if (place === length) return PATH_ENDS;
    if (unit !== units[place]) return DIFFERS;
  }
  return MATCHES;
}
