import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/controls.css';
import '../styles/verdict.css';
import '../styles/crawlers.css';
import '../styles/data.css';
import '../styles/table.css';
import '../styles/picker.css';
import '../styles/options.css';
import '../styles/workspace.css';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { createCrawlStore } from './crawl-store.ts';
import { createNoticesStore } from './notices-store.ts';
import type { OptionsServices } from './options-services.ts';
import { OptionsView } from './options-view.tsx';
import { crawlHash, type Route, readRoute } from './route.ts';
import { createSettingsStore } from './settings-store.ts';

/**
 * Shows the options page in an element and follows the address's hash.
 *
 * @returns a function that takes it away again and stops a crawl that goes on
 */
export function mountOptions(root: HTMLElement, services: OptionsServices): () => void {
  const crawl = createCrawlStore(services);
  const settings = createSettingsStore(services);
  const notices = createNoticesStore(services);
  const route = signal<Route>(readRoute(location.hash));

  const openCrawl = (handed: Extract<Route, { page: 'crawl' }>): void => {
    // A reload must not crawl the site again unasked.
    const { seed, agent, tabId, start } = handed;
    if (start) history.replaceState(null, '', crawlHash({ seed, agent: agent ?? '', tabId, start: false }));
    void crawl.open(handed);
  };
  const follow = (): void => {
    const next = readRoute(location.hash);
    const handed = next.page === 'crawl' && next.seed !== '';
    route.value = next;
    // A crawl that goes on is not thrown away because someone follows a link to another one.
    if (handed && crawl.run.value.kind !== 'running') {
      crawl.edit();
      openCrawl(next);
    }
    if (next.page === 'settings') void settings.load();
  };
  const first = route.value;
  openCrawl(
    first.page === 'crawl' ? first : { page: 'crawl', seed: '', agent: null, tabId: null, start: false },
  );
  if (first.page === 'settings') void settings.load();

  void notices.load();
  addEventListener('hashchange', follow);
  const unsubscribe = [
    services.onAccessChanged(() => {
      void crawl.recheckAccess();
      void settings.load();
    }),
    services.onSettingsChanged(() => void settings.load()),
    services.onNoticesChanged(() => void notices.load()),
  ];
  render(
    <OptionsView route={route} crawl={crawl} settings={settings} notices={notices} services={services} />,
    root,
  );
  return () => {
    removeEventListener('hashchange', follow);
    for (const end of unsubscribe) end();
    crawl.stop();
    render(null, root);
  };
}
