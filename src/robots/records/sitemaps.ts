import type { RobotsFile } from '../file.ts';
import { OTHER } from '../lines/record-table.ts';

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
  const { table } = file.reading('rfc9309');
  const found: Sitemap[] = [];
  for (let row = 0; row < table.count; row++) {
    if (table.kind(row) !== OTHER || table.nameText(row).toLowerCase() !== 'sitemap') continue;
    const value = table.valueText(row);
    found.push({ value, line: table.line(row), url: sitemapUrl(value) });
  }
  return found;
}

function sitemapUrl(value: string): string | null {
  if (!/^(?:https?|ftp):\/\//i.test(value)) return null;
  try {
    return new URL(value).href;
  } catch {
    return null;
  }
}
