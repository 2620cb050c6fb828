import { useSignal } from '@preact/signals';
import type { CrawlReport } from '../../crawl/index.ts';
import type { OptionsServices } from './options-services.ts';
import { reportFile } from './report-file.ts';

/** Saving a report as JSON: what to do on a click, and what went wrong with the last one, null where nothing did. */
export interface ReportDownload {
  readonly save: () => Promise<void>;
  readonly problem: string | null;
}

/** Lets a view offer a report as a file, also one that only says why there is nothing else in it. */
export function useReportDownload(report: CrawlReport | null, services: OptionsServices): ReportDownload {
  const problem = useSignal<string | null>(null);
  const save = async (): Promise<void> => {
    if (report === null) return;
    try {
      const { name, mediaType, text } = reportFile(report);
      await services.saveFile(name, mediaType, text);
      problem.value = null;
    } catch (error) {
      problem.value = `The report could not be saved: ${error instanceof Error ? error.message : String(error)}`;
    }
  };
  return { save, problem: problem.value };
}
