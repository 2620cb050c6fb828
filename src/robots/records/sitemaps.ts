import type { RobotsFile } from '../file.ts';
import { otherRecords } from './other-records.ts';

/** A Sitemap line. It belongs to no group (RFC 9309, 2.2.4; sitemaps.org). */
export interface Sitemap {
  /** As written. */
  readonly value: string;
  /** 1-based. */
  readonly line: number;
  /** The address as the URL parser writes it; null unless the value is a full http, https or ftp URL. */
  readonly url: string | null;
}

/** Every Sitemap line of a file, in file order. */
export function sitemaps(file: RobotsFile): readonly Sitemap[] {
  const found: Sitemap[] = [];
  for (const record of otherRecords(file)) {
    if (record.kind === 'sitemap') found.push({ value: record.value, line: record.line, url: record.url });
  }
  return found;
}
