import type { CrawlReport } from '../../src/crawl/index.ts';
import type { ShownVerdict } from '../pages/popup-page.ts';

/** A list longer than this is cut on the screen; report.json has it whole. */
const rowsShown = 40;

/** Characters of a cell that are shown. */
const widestCell = 64;

/** Prints the verdict as the popup showed it. */
export function printVerdict(
  url: string,
  { agent, word, sentence, line, rule, why, robotsTxt }: ShownVerdict,
): void {
  printFacts([
    ['Page', url],
    ['Crawler', agent],
    ['Verdict', word],
    ['', sentence],
    ...(line === null ? [] : [[`Line ${line}`, rule ?? ''] as const]),
    ...(why === null ? [] : [['Why', why] as const]),
    ...(robotsTxt === null ? [] : [['robots.txt', robotsTxt] as const]),
  ]);
}

/** Prints what the crawl found: how it ended, and its three lists. */
export function printCrawl(report: CrawlReport): void {
  const { pages, failures, robotsSkipped, elapsedMs, stopDetail, seedProblem } = report;
  const sum = `${count(pages, 'page')}, ${count(failures, 'failure')}, ${robotsSkipped.length} skipped by robots.txt`;
  console.log('');
  printFacts([
    ['Crawl', `${sum}, in ${(elapsedMs / 1000).toFixed(1)} s`],
    ['', seedProblem?.detail ?? stopDetail],
  ]);
  printTable('Pages', ['Depth', 'Status', 'Address', 'Title'], pages, (page) => [
    String(page.depth),
    String(page.status),
    inside(report, page.finalUrl),
    page.title ?? '',
  ]);
  printTable('Failures', ['Address', 'Reason', 'Linked from'], failures, (failure) => [
    inside(report, failure.url),
    failure.status === null ? failure.reason : `${failure.reason} ${failure.status}`,
    failure.referrer === null ? '' : inside(report, failure.referrer),
  ]);
  printTable('Skipped by robots.txt', ['Line', 'Rule', 'Address'], robotsSkipped, (skip) => [
    String(skip.line ?? ''),
    skip.rule ?? '',
    inside(report, skip.url),
  ]);
}

/** An address of the crawl's own site without the part that all of them share. */
function inside({ origin }: CrawlReport, url: string): string {
  return origin !== null && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}

function count(list: readonly unknown[], noun: string): string {
  return `${list.length} ${noun}${list.length === 1 ? '' : 's'}`;
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
