import { type ReadonlySignal, signal } from '@preact/signals';
import { DEFAULT_AGENT } from '../../agents/index.ts';
import type { NoAnswer, PageVerdict } from '../../messages/protocol.ts';
import { withAgent } from '../choice.ts';
import type { CrawlerChoice } from '../settings-shape.ts';
import type { PopupServices } from './popup-services.ts';

/** The page asked about. `tabId` is null for an address that was typed. */
interface Target {
  readonly url: string;
  readonly tabId: number | null;
}

/** What the popup shows. Every state names the page and the crawler it belongs to. */
export type PopupState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'waiting'; readonly target: Target; readonly agent: string; readonly waitedMs: number }
  | { readonly kind: 'verdict'; readonly target: Target; readonly answer: PageVerdict }
  | { readonly kind: 'no-answer'; readonly target: Target; readonly agent: string; readonly answer: NoAnswer }
  | { readonly kind: 'silent'; readonly target: Target; readonly agent: string; readonly detail: string };

export interface PopupStore {
  readonly state: ReadonlySignal<PopupState>;
  readonly choice: ReadonlySignal<CrawlerChoice>;
  /** Reads the tab and the remembered crawler, and asks. */
  start(): Promise<void>;
  /** Asks for another crawler, and remembers it. */
  choose(token: string): Promise<void>;
  /** Asks the site again. */
  refresh(): Promise<void>;
  /** Asks about another address. */
  check(url: string): Promise<void>;
  /** Ends the timer and the subscription. */
  dispose(): void;
}

/** Waits shorter than this are not mentioned: what was shown stays until then. */
export const QUIET_MS = 300;
const TICK_MS = 250;

/** The popup's state, and what can be done to it. Answers that were overtaken by a newer question are dropped. */
export function createPopupStore(services: PopupServices): PopupStore {
  const state = signal<PopupState>({ kind: 'starting' });
  const choice = signal<CrawlerChoice>({ agent: DEFAULT_AGENT, ownTokens: [] });
  let target: Target = { url: '', tabId: null };
  let question = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async (refresh: boolean): Promise<void> => {
    question += 1;
    const mine = question;
    const asked = target;
    const { agent } = choice.value;
    const since = services.now();
    clearTimeout(timer);
    const tick = (): void => {
      state.value = { kind: 'waiting', target: asked, agent, waitedMs: services.now() - since };
      timer = setTimeout(tick, TICK_MS);
    };
    timer = setTimeout(tick, QUIET_MS);
    let next: PopupState;
    try {
      const answer = await services.ask('page-verdict', { ...asked, agent, refresh });
      next =
        answer.kind === 'verdict'
          ? { kind: 'verdict', target: asked, answer }
          : { kind: 'no-answer', target: asked, agent, answer };
    } catch (error) {
      next = { kind: 'silent', target: asked, agent, detail: messageOf(error) };
    }
    if (mine !== question) return;
    clearTimeout(timer);
    state.value = next;
  };

  const fail = (error: unknown): void => {
    state.value = { kind: 'silent', target, agent: choice.value.agent, detail: messageOf(error) };
  };

  const unsubscribe = services.onChoiceChanged(() => {
    services
      .loadChoice()
      .then((loaded) => {
        const changed = loaded.agent !== choice.value.agent;
        choice.value = loaded;
        return changed ? ask(false) : undefined;
      })
      .catch(fail);
  });

  return {
    state,
    choice,
    async start() {
      try {
        const [tab, loaded] = await Promise.all([services.currentTab(), services.loadChoice()]);
        choice.value = loaded;
        target = { url: tab?.url ?? '', tabId: tab?.id ?? null };
      } catch (error) {
        fail(error);
        return;
      }
      await ask(false);
    },
    async choose(token) {
      choice.value = withAgent(choice.value, token);
      await Promise.all([services.saveChoice(choice.value), ask(false)]);
    },
    refresh: () => ask(true),
    async check(url) {
      target = { url, tabId: null };
      await ask(false);
    },
    dispose() {
      question += 1;
      clearTimeout(timer);
      unsubscribe();
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
