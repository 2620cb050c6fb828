import type { CrawlReport } from '../../src/crawl/index.ts';
import { byReason, skippedCount } from '../../src/ui/options/skipped-groups.ts';
import { addressWithin } from '../../src/ui/wording/address.ts';
import { counted } from '../../src/ui/wording/counts.ts';
import { failureCause } from '../../src/ui/wording/failures.ts';
import { SKIP_NAMES } from '../../src/ui/wording/skip-reasons.ts';
import type { ShownVerdict } from '../pages/popup-page.ts';

/** A list longer than this is cut on the screen; report.json has it whole. */
const rowsShown = 40;

/** Characters of a cell that are shown. */
const widestCell = 64;

/**
 * Prints the verdict as the popup showed it.
 * @param url the address that was asked for
 * @param shown the address of the page that the popup is about
 */
export function printVerdict(
  url: string,
  shown: string,
  { agent, word, sentence, line, rule, why, robotsTxt }: ShownVerdict,
): void {
  printFacts([
    ['Page', url],
    ...redirectedTo(url, shown),
    ['Crawler', agent],
    ['Verdict', word],
    ['', sentence],
    ...(line === null ? [] : [[`Line ${line}`, rule ?? ''] as const]),
    ...(why === null ? [] : [['Why', why] as const]),
    ...(robotsTxt === null ? [] : [['robots.txt', robotsTxt] as const]),
  ]);
}

/** Where a seed went that did not stay where it was. */
function redirectedTo(url: string, finalUrl: string): (readonly [string, string])[] {
  if (finalUrl === '' || asPage(finalUrl) === asPage(url)) return [];
  return [['', `redirected to ${addressWithin(finalUrl, new URL(url).origin)}`]];
}

/** What a browser's tab shows of an address: no user and password; and a fragment is no other page. */
function asPage(address: string): string {
  const url = new URL(address);
  return `${url.origin}${url.pathname}${url.search}`;
}

/** Prints what the crawl found: how it ended, what it skipped and why, and its three lists. */
export function printCrawl(report: CrawlReport): void {
  const { pages, failures, robotsSkipped, counts, elapsedMs, stopDetail, seedProblem } = report;
  const sum = [
    counted(pages.length, 'page'),
    counted(failures.length, 'failure'),
    `${skippedCount(report)} skipped`,
    counted(counts.redirected, 'redirect'),
    `in ${(elapsedMs / 1000).toFixed(1)} s`,
  ];
  console.log('');
  printFacts([
    ['Crawl', sum.join(', ')],
    ...redirectedTo(report.seed, pages[0]?.finalUrl ?? report.seed),
    ['', seedProblem?.detail ?? stopDetail],
    ...skippedByReason(report),
  ]);
  // Where the seed gave no page there is no origin to keep to, and all addresses are still the seed's.
  const origin = report.origin ?? new URL(report.seed).origin;
  printTable('Pages', ['Depth', 'Status', 'Address', 'Title'], pages, (page) => [
    String(page.depth),
    String(page.status),
    addressWithin(page.finalUrl, origin),
    page.title ?? '',
  ]);
  printTable('Failures', ['Address', 'Reason', 'Linked from'], failures, (failure) => [
    addressWithin(failure.url, origin),
    failureCause(failure),
    failure.referrer === null ? '' : addressWithin(failure.referrer, origin),
  ]);
  printTable('Skipped by robots.txt', ['Line', 'Rule', 'Address'], robotsSkipped, ({ url, line, rule }) => [
    String(line ?? ''),
    rule ?? 'robots.txt cannot be read',
    addressWithin(url, origin),
  ]);
}

/** How many URLs were not asked for, by reason: the same that the page counts as skipped. */
function skippedByReason({ robotsSkipped, skipped }: CrawlReport): (readonly [string, string])[] {
  const parts = byReason(skipped).map(
    ({ reason, links }) => `${links.length} ${SKIP_NAMES[reason].toLowerCase()}`,
  );
  if (robotsSkipped.length > 0) parts.unshift(`${robotsSkipped.length} by robots.txt`);
  return parts.length === 0 ? [] : [['Skipped', parts.join(', ')]];
}

function printFacts(facts: readonly (readonly [label: string, value: string])[]): void {
  for (const [label, value] of facts) console.log(`  ${label.padEnd(10)}  ${value}`);
}

function printTable<Row>(
  heading: string,
  columns: readonly string[],
  rows: readonly Row[],
  cells: (row: Row) => readonly string[],
): void {
  if (rows.length === 0) return;
  const shown = [columns, ...rows.slice(0, rowsShown).map((row) => cells(row).map(cellText))];
  const widths = columns.map((_, column) => Math.max(...shown.map((row) => (row[column] ?? '').length)));
  console.log(`\n  ${heading}`);
  for (const row of shown) {
    console.log(
      `    ${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}`,
    );
  }
  if (rows.length > rowsShown) console.log(`    and ${rows.length - rowsShown} more`);
}

/** Titles and addresses come from strangers: control characters would drive the terminal, long ones break the table. */
function cellText(text: string): string {
  const inert = text.replace(/[\p{Cc}\p{Cf}]/gu, '\u{FFFD}');
  return inert.length > widestCell ? `${inert.slice(0, widestCell - 1)}…` : inert;
}
