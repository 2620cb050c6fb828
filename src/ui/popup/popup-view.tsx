import { useSignal } from '@preact/signals';
import { AgentPicker } from '../components/agent-picker.tsx';
import { addressParts } from '../wording/address.ts';
import { copiedText } from '../wording/copied-text.ts';
import { placeName } from '../wording/no-answer.ts';
import { NotGovernedBody, NotKnownBody, SilentBody } from './no-verdict-bodies.tsx';
import type { PopupServices } from './popup-services.ts';
import type { PopupState, PopupStore } from './popup-store.ts';
import { VerdictBody } from './verdict-body.tsx';
import { WaitingBody } from './waiting-body.tsx';

export interface PopupViewProps {
  readonly store: PopupStore;
  readonly services: PopupServices;
}

/** The popup: whose page, the answer, why, every crawler, the file, and what to do next. */
export function PopupView({ store, services }: PopupViewProps) {
  const state = store.state.value;
  const pickerOpen = useSignal(false);
  return (
    <div class={`popup${pickerOpen.value ? ' picking' : ''}`}>
      <header class="ph">
        <Place state={state} />
        <AgentPicker
          agent={agentOfState(state, store.choice.value.agent)}
          ownTokens={store.choice.value.ownTokens}
          onChoose={(token) => void store.choose(token)}
          onToggle={(open) => {
            pickerOpen.value = open;
          }}
        />
      </header>
      <div class="mid">
        <Body state={state} store={store} services={services} />
      </div>
      <Actions state={state} services={services} />
    </div>
  );
}

/** The crawler that the shown answer is for, so that no answer stands under another crawler's name. */
function agentOfState(state: PopupState, chosen: string): string {
  switch (state.kind) {
    case 'starting':
      return chosen;
    case 'verdict':
      return state.answer.agent;
    case 'waiting':
    case 'no-answer':
    case 'silent':
      return state.agent;
  }
}

function Place({ state }: { readonly state: PopupState }) {
  if (state.kind === 'starting') return <div class="grow" />;
  const { url } = state.target;
  const none = state.kind === 'no-answer' && state.answer.kind === 'not-governed' ? state.answer : null;
  const { host, path } =
    none === null ? addressParts(url) : { host: placeName(none.why), path: copiedText(url) };
  return (
    <div class="grow">
      <div class="host clip" title={copiedText(url)}>
        {host}
      </div>
      <div class="path clip" title={copiedText(url)}>
        {path}
      </div>
    </div>
  );
}

function Body({ state, store, services }: PopupViewProps & { readonly state: PopupState }) {
  switch (state.kind) {
    case 'starting':
      return <WaitingBody waitedMs={null} limitMs={services.robotsTimeoutMs} />;
    case 'waiting':
      return <WaitingBody waitedMs={state.waitedMs} limitMs={services.robotsTimeoutMs} />;
    case 'verdict':
      return <VerdictBody answer={state.answer} store={store} services={services} />;
    case 'silent':
      return <SilentBody detail={state.detail} onRetry={() => void store.refresh()} />;
    case 'no-answer':
      return state.answer.kind === 'not-governed' ? (
        <NotGovernedBody
          why={state.answer.why}
          url={state.target.url}
          onCheck={(url) => void store.check(url)}
        />
      ) : (
        <NotKnownBody answer={state.answer} agent={state.agent} store={store} services={services} />
      );
  }
}

/** What to do next. Only where robots.txt governs the page and something is known of it. */
function Actions({ state, services }: { readonly state: PopupState; readonly services: PopupServices }) {
  if (state.kind !== 'verdict') return null;
  const { target, answer } = state;
  return (
    <footer class="pa">
      <button
        type="button"
        class="btn large primary"
        onClick={() =>
          services.openCrawl({ seed: target.url, agent: answer.agent, tabId: target.tabId, start: true })
        }
      >
        Crawl this site
      </button>
      <button
        type="button"
        class="btn large"
        onClick={() => services.openUrl(`${answer.robots.origin}/robots.txt`)}
      >
        Open robots.txt
      </button>
    </footer>
  );
}
