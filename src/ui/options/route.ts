/** Where in the options page the address points. */
export type Route =
  | { readonly page: 'settings' }
  | {
      readonly page: 'crawl';
      /** Empty where none was handed over. */
      readonly seed: string;
      readonly agent: string | null;
      /** The tab whose click gave access. */
      readonly tabId: number | null;
      /** False leaves the start to the user. */
      readonly start: boolean;
    };

/** Reads the address's hash: `#crawl?seed=…&agent=…&tab=…&start=0` or `#settings`; anything else is an empty crawl. */
export function readRoute(hash: string): Route {
  const [page = '', query = ''] = hash.replace(/^#/, '').split(/\?(.*)/s, 2);
  if (page === 'settings') return { page: 'settings' };
  const values = new URLSearchParams(query);
  const seed = values.get('seed') ?? '';
  const tab = values.get('tab');
  return {
    page: 'crawl',
    seed,
    agent: values.get('agent') || null,
    tabId: tab !== null && /^\d+$/.test(tab) ? Number(tab) : null,
    start: seed !== '' && values.get('start') !== '0',
  };
}

/** The hash of a crawl, to be opened from elsewhere. The reverse of `readRoute`. */
export function crawlHash(crawl: {
  readonly seed: string;
  readonly agent: string;
  readonly tabId: number | null;
  readonly start: boolean;
}): string {
  const values = new URLSearchParams({ seed: crawl.seed, agent: crawl.agent });
  if (crawl.tabId !== null) values.set('tab', String(crawl.tabId));
  if (!crawl.start) values.set('start', '0');
  return `#crawl?${values}`;
}
