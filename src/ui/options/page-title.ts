import { addressParts } from '../wording/address.ts';
import { counted, figure } from '../wording/counts.ts';
import type { Run } from './run.ts';

/** The tab's title: how far the crawl is, then whose. */
export function pageTitle(run: Run): string {
  if (run.kind === 'idle') return 'Gatepost';
  const { host } = addressParts(run.seed);
  switch (run.kind) {
    case 'running': {
      const asked = run.progress.fetched + run.progress.failed;
      return `${figure(asked)} of ${figure(run.bounds.maxPages)} · ${host} · Gatepost`;
    }
    case 'finished':
      return `${counted(run.report.pages.length, 'page')} · ${host} · Gatepost`;
    case 'failed':
      return `No crawl · ${host} · Gatepost`;
  }
}
