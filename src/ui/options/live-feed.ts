import type { CrawledPage, CrawlProgress } from '../../crawl/index.ts';

/** Least milliseconds between two changes of what is shown: figures that change faster cannot be read. */
export const SHOW_EVERY_MS = 250;

/** What a crawl tells while it runs, gathered until it is time to show it. */
export interface LiveFeed {
  readonly page: (page: CrawledPage) => void;
  readonly progress: (progress: CrawlProgress) => void;
  /** Drops what is still to be shown: the report replaces it. */
  readonly end: () => void;
}

/** Gathers pages and progress, and shows them at most four times a second, the first ones at once. */
export function collectLive(
  show: (pages: readonly CrawledPage[], progress: CrawlProgress) => void,
): LiveFeed {
  const pages: CrawledPage[] = [];
  let latest: CrawlProgress | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = false;
  let ended = false;

  const flush = (): void => {
    waiting = true;
    if (latest !== null) show(pages.slice(), latest);
    latest = null;
    timer = setTimeout(() => {
      waiting = false;
      if (latest !== null && !ended) flush();
    }, SHOW_EVERY_MS);
  };

  return {
    page: (page) => {
      pages.push(page);
    },
    progress: (progress) => {
      latest = progress;
      if (!waiting && !ended) flush();
    },
    end: () => {
      ended = true;
      clearTimeout(timer);
    },
  };
}
