import { RobotsFile } from './file.ts';

export interface ParseOptions {
  /** Octets to read at most, the rest of the file being left away; 500 KiB is the least that a crawler may choose. */
  readonly maxBytes?: number;
}

const encoder = new TextEncoder();

/**
 * Parses a robots.txt (RFC 9309, 2.2). Never throws: whatever the octets are, they are some lines, and lines that cannot be
 * understood are told by `lines`.
 *
 * @param source the file's octets, or its text, which then stands for its UTF-8 octets (a lone surrogate for U+FFFD)
 */
export function parseRobots(source: string | Uint8Array, options: ParseOptions = {}): RobotsFile {
  const bytes = typeof source === 'string' ? encoder.encode(source) : source;
  const { maxBytes = bytes.length } = options;
  return new RobotsFile(maxBytes < bytes.length ? bytes.subarray(0, Math.max(0, maxBytes)) : bytes);
}
