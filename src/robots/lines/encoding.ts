import { RobotsFile } from '../file.ts';

/** Robots.txt is UTF-8 (RFC 9309, 2.3); what a file's octets look like otherwise. `binary` is no text at all. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'binary';

/** So many octets are looked at for a pattern of NULs. */
const LOOKED_AT = 1024;

/** What a file's octets seem to be. A file given as text is UTF-8. */
export function encodingOf({ source }: RobotsFile): Encoding {
  return typeof source === 'string' ? 'utf-8' : encodingOfOctets(source);
}

/**
 * What octets seem to be: UTF-16 by their byte order mark or by a NUL in every other octet, Windows-1252 (which Latin-1
 * files are read as) where they are no UTF-8.
 */
export function encodingOfOctets(source: Uint8Array): Encoding {
  if (source[0] === 0xff && source[1] === 0xfe) return 'utf-16le';
  if (source[0] === 0xfe && source[1] === 0xff) return 'utf-16be';
  const nuls = [0, 0];
  const looked = Math.min(source.length, LOOKED_AT);
  for (let at = 0; at < looked; at++) {
    if (source[at] === 0) nuls[at & 1] = (nuls[at & 1] as number) + 1;
  }
  const [even, odd] = nuls as [number, number];
  if (odd * 3 > looked && even * 8 < odd) return 'utf-16le';
  if (even * 3 > looked && odd * 8 < even) return 'utf-16be';
  if (even + odd > 0) return 'binary';
  return isUtf8(source) ? 'utf-8' : 'windows-1252';
}

/**
 * The file as one reads it who takes it for what it seems to be, beside the reading as UTF-8 that crawlers must have; null where
 * there is no other reading.
 */
export function otherReading(
  file: RobotsFile,
): { readonly encoding: Encoding; readonly file: RobotsFile } | null {
  const { source } = file;
  const encoding = encodingOf(file);
  if (typeof source === 'string' || encoding === 'utf-8' || encoding === 'binary') return null;
  return { encoding, file: new RobotsFile(new TextDecoder(encoding).decode(source)) };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
