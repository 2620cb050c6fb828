import type { CrawlReport } from '../../crawl/index.ts';

/** A report as a file to be saved. */
export interface ReportFile {
  readonly name: string;
  readonly mediaType: string;
  readonly text: string;
}

/** The JSON export: the report as it is, named after the site, the crawler and the time. */
export function reportFile(report: CrawlReport): ReportFile {
  const host = new URL(report.seed).host.replaceAll(/[^a-z0-9.-]/gi, '-');
  const time = new Date(report.startedAt).toISOString().slice(0, 19).replaceAll(':', '-');
  return {
    name: `gatepost-${host}-${report.agent.replaceAll(/[^\w.-]/g, '-')}-${time}.json`,
    mediaType: 'application/json',
    text: `${JSON.stringify(report, null, 2)}\n`,
  };
}
