import { RobotsFile } from './file.ts';
import { measureOctets } from './lines/source.ts';

export interface ParseOptions {
  /** Octets to read at most, the rest of the file being left away; 500 KiB is the least that a crawler may choose. */
  readonly maxBytes?: number;
}

/**
 * Parses a robots.txt (RFC 9309, 2.2). Never throws: whatever the octets are, they are some lines, and lines that cannot be
 * understood are told by `lines`. The octets are not copied: do not change them afterwards.
 *
 * @param source the file's octets, or its text, which then stands for its UTF-8 octets (a lone surrogate for U+FFFD)
 */
export function parseRobots(source: string | Uint8Array, options: ParseOptions = {}): RobotsFile {
  const { maxBytes } = options;
  if (maxBytes === undefined || source.length * 3 <= maxBytes) return new RobotsFile(source);
  const end = measureOctets(source, Math.max(0, maxBytes)).limitAt;
  return new RobotsFile(typeof source === 'string' ? source.slice(0, end) : source.subarray(0, end));
}
