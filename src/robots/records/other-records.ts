import type { RobotsFile } from '../file.ts';
import { OTHER, type RecordTable } from '../lines/record-table.ts';
import { type Preferences, readPreferences } from './key-values.ts';
import { type RequestRate, readRequestRate, readSeconds } from './pace.ts';
import { readUrl } from './url-value.ts';

/** Where another record stands and what it says. */
interface Written {
  /** 1-based. */
  readonly line: number;
  /** As written. */
  readonly name: string;
  /** As written, white space and comment removed. */
  readonly value: string;
}

/**
 * A record that is neither user-agent line nor rule (RFC 9309, 2.2.4), with its value read. None of them closes a group or
 * changes a verdict. What a value cannot be read as is null.
 */
export type OtherRecord = Written &
  (
    | { readonly kind: 'sitemap'; readonly url: string | null }
    | { readonly kind: 'license'; readonly url: string | null }
    | { readonly kind: 'crawl-delay'; readonly seconds: number | null }
    | { readonly kind: 'request-rate'; readonly rate: RequestRate | null }
    | ({ readonly kind: 'content-signal' } & Preferences)
    | ({ readonly kind: 'content-usage' } & Preferences)
    | { readonly kind: 'clean-param'; readonly parameters: readonly string[]; readonly path: string | null }
    | { readonly kind: 'host'; readonly host: string | null }
    | { readonly kind: 'noindex'; readonly pattern: string }
    | { readonly kind: 'unknown' }
  );

/** Every other record of a file, in file order. */
export function otherRecords(file: RobotsFile): readonly OtherRecord[] {
  const { table } = file.reading('rfc9309');
  const records: OtherRecord[] = [];
  for (let row = 0; row < table.count; row++) {
    if (table.kind(row) === OTHER) records.push(otherRecord(table, row));
  }
  return records;
}

/** The record in a row of a table. */
export function otherRecord(table: RecordTable, row: number): OtherRecord {
  const name = table.nameText(row);
  const value = table.valueText(row);
  const written = { line: table.line(row), name, value };
  switch (name.toLowerCase()) {
    case 'sitemap':
      return { ...written, kind: 'sitemap', url: readUrl(value) };
    case 'license':
      return { ...written, kind: 'license', url: readUrl(value) };
    case 'crawl-delay':
      return { ...written, kind: 'crawl-delay', seconds: readSeconds(value) };
    case 'request-rate':
      return { ...written, kind: 'request-rate', rate: readRequestRate(value) };
    case 'content-signal':
      return { ...written, kind: 'content-signal', ...readPreferences(value) };
    case 'content-usage':
      return { ...written, kind: 'content-usage', ...readPreferences(value) };
    case 'clean-param':
      return { ...written, kind: 'clean-param', ...readCleanParam(value) };
    case 'host':
      return { ...written, kind: 'host', host: readHost(value) };
    case 'noindex':
      return { ...written, kind: 'noindex', pattern: value };
    default:
      return { ...written, kind: 'unknown' };
  }
}

/** Yandex: parameters that change nothing about a page, joined by `&`, then the path that this holds for. */
function readCleanParam(value: string): {
  readonly parameters: readonly string[];
  readonly path: string | null;
} {
  const gap = value.search(/[ \t]/);
  const names = gap < 0 ? value : value.slice(0, gap);
  const parameters = names.split('&').filter((parameter) => parameter !== '');
  return { parameters, path: gap < 0 ? null : value.slice(gap).trim() };
}

/** Yandex, formerly: the main host of several with the same content, with a scheme or without. */
function readHost(value: string): string | null {
  return readUrl(/^https?:\/\//i.test(value) ? value : `https://${value}`) === null ? null : value;
}
