import type { ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../components/icon.tsx';
import { accessStatement } from '../wording/access.ts';
import { addressParts, readTypedAddress } from '../wording/address.ts';
import type { CrawlStore } from './crawl-store.ts';
import { CrawlView } from './crawl-view.tsx';
import { NoticesLine } from './notices.tsx';
import type { NoticesStore } from './notices-store.ts';
import type { OptionsServices } from './options-services.ts';
import { pageTitle } from './page-title.ts';
import type { Route } from './route.ts';
import type { SettingsStore } from './settings-store.ts';
import { SettingsView } from './settings-view.tsx';

export interface OptionsViewProps {
  readonly route: ReadonlySignal<Route>;
  readonly crawl: CrawlStore;
  readonly settings: SettingsStore;
  readonly notices: NoticesStore;
  readonly services: OptionsServices;
}

/** The page's frame: where one is, what may be read, and the view. */
export function OptionsView({ route, crawl, settings, notices, services }: OptionsViewProps) {
  const { page } = route.value;
  const run = crawl.run.value;
  const running = run.kind === 'running';

  useEffect(() => {
    document.title = page === 'settings' && !running ? 'Settings · Gatepost' : pageTitle(run);
  }, [page, running, run]);
  useEffect(() => {
    if (!running) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [running]);

  return (
    <div class="window">
      <header class="top">
        <span class="brand">
          <Icon name="gate" />
          Gatepost
        </span>
        <nav class="tabs" aria-label="Views">
          <a href="#crawl" aria-current={page === 'crawl' ? 'page' : undefined}>
            Crawl
          </a>
          <a href="#settings" aria-current={page === 'settings' ? 'page' : undefined}>
            Settings
          </a>
        </nav>
        <AccessLine crawl={crawl} />
      </header>
      {page === 'settings' ? (
        <SettingsView store={settings} notices={notices} now={services.now} />
      ) : (
        <>
          <NoticesLine store={notices} now={services.now()} />
          <CrawlView store={crawl} services={services} />
        </>
      )}
    </div>
  );
}

function AccessLine({ crawl }: { readonly crawl: CrawlStore }) {
  const run = crawl.run.value;
  const typed = readTypedAddress(run.kind === 'idle' ? crawl.form.value.seed : run.seed);
  const host = 'url' in typed ? addressParts(typed.url).host : '';
  const access = host === '' ? null : crawl.access.value;
  return <span class="access soft clip">{accessStatement(access, host)}</span>;
}
