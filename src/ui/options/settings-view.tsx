import { AgentPicker } from '../components/agent-picker.tsx';
import { siteOfPattern } from '../wording/access.ts';
import { AskingSettings } from './asking-settings.tsx';
import { KeptCopies } from './kept-copies.tsx';
import { KeptHosts } from './kept-hosts.tsx';
import { NoticesPanel } from './notices.tsx';
import type { NoticesStore } from './notices-store.ts';
import type { SettingsShown, SettingsStore } from './settings-store.ts';

export interface SettingsViewProps {
  readonly store: SettingsStore;
  readonly notices: NoticesStore;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** What Gatepost may read, what it keeps, which crawler it asks about, and what it promises. */
export function SettingsView({ store, notices, now }: SettingsViewProps) {
  const shown = store.shown.value;
  return (
    <main class="settings">
      <h1>Settings</h1>
      {store.problem.value !== null && (
        <p class="problem" role="alert">
          {store.problem.value}
        </p>
      )}
      <NoticesPanel store={notices} now={now()} />
      {shown !== null && (
        <>
          <Crawlers shown={shown} store={store} />
          <AskingSettings asking={shown.asking} onChange={(change) => void store.ask(change)} />
          <Sites sites={shown.sites} store={store} />
          <KeptHosts hosts={shown.hosts} store={store} now={now} />
          <KeptCopies copies={shown.copies} store={store} now={now()} />
        </>
      )}
      <section class="panel">
        <header>
          <h2>What Gatepost promises</h2>
        </header>
        <ul class="in promises">
          <li>Nothing leaves your browser but requests to the site that you check.</li>
          <li>It asks for no access when installed, and for one site at a time when you want it to.</li>
          <li>Requests carry no cookies and no referrer. What it keeps stays on this computer.</li>
        </ul>
      </section>
    </main>
  );
}

interface PanelProps {
  readonly shown: SettingsShown;
  readonly store: SettingsStore;
}

function Crawlers({ shown: { choice }, store }: PanelProps) {
  return (
    <section class="panel">
      <header>
        <h2>Crawler</h2>
        <span class="soft">asked about unless you choose another</span>
      </header>
      <div class="in">
        <AgentPicker
          agent={choice.agent}
          ownTokens={choice.ownTokens}
          onChoose={(token) => void store.chooseAgent(token)}
        />
        {choice.ownTokens.length === 0 ? (
          <p class="soft">
            No tokens of your own yet. Type one into the crawler list to use it; it is kept here.
          </p>
        ) : (
          <ul class="kept">
            {choice.ownTokens.map((token) => (
              <li key={token}>
                <span class="mono grow clip">{token}</span>
                <button
                  type="button"
                  class="btn small quiet"
                  aria-label={`Remove ${token}`}
                  onClick={() => void store.forgetToken(token)}
                >
                  Remove
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Sites({ sites, store }: { readonly sites: readonly string[]; readonly store: SettingsStore }) {
  return (
    <section class="panel">
      <header>
        <h2>Sites Gatepost may read</h2>
        <span class="soft">{sites.length === 0 ? 'none' : `${sites.length}`}</span>
      </header>
      <div class="in">
        {sites.length === 0 ? (
          <p class="soft">
            None. A click on the toolbar button lets Gatepost read the page you are on, and only until you
            leave the site. A crawl of another site asks you first.
          </p>
        ) : (
          <ul class="kept">
            {sites.map((pattern) => (
              <li key={pattern}>
                <span class="mono grow clip">{siteOfPattern(pattern)}</span>
                <button
                  type="button"
                  class="btn small"
                  aria-label={`Withdraw access to ${siteOfPattern(pattern)}`}
                  onClick={() => void store.withdrawSite(pattern)}
                >
                  Withdraw
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
