import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NoAnswer, PageVerdictRequest } from '../../messages/protocol.ts';
import type { CrawlerChoice } from '../settings-shape.ts';
import type { PopupServices } from './popup-services.ts';
import { createPopupStore, QUIET_MS } from './popup-store.ts';

const PAGE = 'https://a.example/p';

/** Services whose answers the test gives by hand, in any order. */
function heldServices(choice: CrawlerChoice = { agent: 'Googlebot', ownTokens: [] }) {
  const asked: {
    request: PageVerdictRequest;
    answer: (agent: string) => void;
    fail: (error: Error) => void;
  }[] = [];
  const saved: CrawlerChoice[] = [];
  let changed = (): void => {};
  let kept = choice;
  const services: PopupServices = {
    now: Date.now,
    robotsTimeoutMs: 20_000,
    currentTab: async () => ({ id: 3, url: PAGE }),
    ask: (_name, request) => {
      const { promise, resolve, reject } = Promise.withResolvers<NoAnswer>();
      asked.push({
        request: request as PageVerdictRequest,
        answer: (detail) => resolve({ kind: 'not-known', url: PAGE, cause: 'no-permission', detail }),
        fail: reject,
      });
      return promise as never;
    },
    loadChoice: async () => kept,
    saveChoice: async (next) => {
      saved.push(next);
    },
    openCrawl: () => {},
    openUrl: () => {},
    onChoiceChanged: (listener) => {
      changed = listener;
      return () => {
        changed = () => {};
      };
    },
  };
  return {
    services,
    asked,
    saved,
    changeElsewhere: (next: CrawlerChoice) => {
      kept = next;
      changed();
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets everything that is ready go on. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

describe('the popup’s state', () => {
  it('asks about the tab with the remembered crawler', async () => {
    const held = heldServices({ agent: 'GPTBot', ownTokens: [] });
    const store = createPopupStore(held.services);
    void store.start();
    await settle();
    expect(held.asked[0]?.request).toEqual({ url: PAGE, tabId: 3, agent: 'GPTBot', refresh: false });
    expect(store.state.value.kind).toBe('starting');
    held.asked[0]?.answer('x');
    await settle();
    expect(store.state.value).toMatchObject({ kind: 'no-answer', agent: 'GPTBot', target: { url: PAGE } });
  });

  it('mentions a wait only after a moment, and says how long it has been', async () => {
    const held = heldServices();
    const store = createPopupStore(held.services);
    void store.start();
    await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
    expect(store.state.value.kind).toBe('starting');
    await vi.advanceTimersByTimeAsync(2_001);
    expect(store.state.value).toMatchObject({ kind: 'waiting', waitedMs: expect.closeTo(2_300, -3) });
    held.asked[0]?.answer('x');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(store.state.value.kind).toBe('no-answer');
  });

  it('drops an answer that a newer question has overtaken', async () => {
    const held = heldServices();
    const store = createPopupStore(held.services);
    void store.start();
    await settle();
    void store.choose('GPTBot');
    await settle();
    held.asked[1]?.answer('new');
    await settle();
    held.asked[0]?.answer('old');
    await settle();
    expect(store.state.value).toMatchObject({ agent: 'GPTBot', answer: { detail: 'new' } });
  });

  it('keeps showing the last answer under its own crawler until the next one is there', async () => {
    const held = heldServices();
    const store = createPopupStore(held.services);
    void store.start();
    await settle();
    held.asked[0]?.answer('first');
    await settle();
    void store.choose('bingbot');
    await settle();
    expect(store.state.value).toMatchObject({ agent: 'Googlebot' });
    held.asked[1]?.answer('second');
    await settle();
    expect(store.state.value).toMatchObject({ agent: 'bingbot' });
  });

  it('remembers the chosen crawler, and a token of one’s own first', async () => {
    const held = heldServices({ agent: 'Googlebot', ownTokens: ['OldBot'] });
    const store = createPopupStore(held.services);
    void store.start();
    await settle();
    void store.choose('HedgehogBot');
    await settle();
    expect(held.saved).toEqual([{ agent: 'HedgehogBot', ownTokens: ['HedgehogBot', 'OldBot'] }]);
  });

  it('asks the site again on refresh, and about another address without the tab', async () => {
    const held = heldServices();
    const store = createPopupStore(held.services);
    void store.start();
    await settle();
    void store.refresh();
    void store.check('https://b.example/');
    await settle();
    expect(held.asked.map(({ request }) => request)).toMatchObject([
      { url: PAGE, tabId: 3, refresh: false },
      { url: PAGE, tabId: 3, refresh: true },
      { url: 'https://b.example/', tabId: null, refresh: false },
    ]);
  });

  it('says that the background gave no answer, and why', async () => {
    const held = heldServices();
    const store = createPopupStore(held.services);
    void store.start();
    await settle();
    held.asked[0]?.fail(new Error('It ended.'));
    await settle();
    expect(store.state.value).toMatchObject({ kind: 'silent', detail: 'It ended.' });
  });

  it('says so too when not even the tab can be read', async () => {
    const held = heldServices();
    const store = createPopupStore({
      ...held.services,
      currentTab: async () => {
        throw new Error('No tab.');
      },
    });
    await store.start();
    expect(store.state.value).toMatchObject({ kind: 'silent', detail: 'No tab.' });
  });

  it('follows a crawler chosen elsewhere, until it is disposed of', async () => {
    const held = heldServices();
    const store = createPopupStore(held.services);
    void store.start();
    await settle();
    held.changeElsewhere({ agent: 'bingbot', ownTokens: [] });
    await settle();
    expect(held.asked.at(-1)?.request.agent).toBe('bingbot');
    store.dispose();
    held.changeElsewhere({ agent: 'GPTBot', ownTokens: [] });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(held.asked.at(-1)?.request.agent).toBe('bingbot');
    expect(store.state.value.kind).toBe('starting');
  });
});
