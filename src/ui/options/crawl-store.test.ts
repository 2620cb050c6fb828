import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_BOUNDS } from '../../crawl/index.ts';
import { failedReport, finishedReport, pages } from '../test/crawl-report.ts';
import { OPTIONS_SCENES, optionsServices } from '../test/options-states.ts';
import { createCrawlStore } from './crawl-store.ts';
import type { Access, CrawlOutcome, CrawlRequest, OptionsServices } from './options-services.ts';

const SEED = 'https://www.fernhollow.example/';
const HANDED = { seed: SEED, agent: 'GPTBot', tabId: 7, start: true };

/** Services with a crawl that the test ends by hand. */
function heldServices(access: Access, change: Partial<OptionsServices> = {}) {
  const scene = OPTIONS_SCENES[0];
  if (scene === undefined) throw new Error('There are scenes.');
  const log: string[] = [];
  const crawls: {
    request: CrawlRequest;
    end: (outcome: CrawlOutcome) => void;
    fail: (error: Error) => void;
  }[] = [];
  const services: OptionsServices = {
    ...optionsServices(scene, (line) => log.push(line)),
    checkAccess: async () => access,
    startCrawl: (request) => {
      const { promise, resolve, reject } = Promise.withResolvers<CrawlOutcome>();
      crawls.push({ request, end: resolve, fail: reject });
      return promise;
    },
    ...change,
  };
  return { services, log, crawls, store: createCrawlStore(services) };
}

/** Lets everything that is ready go on. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a crawl from the popup', () => {
  it.each(['granted', 'this-click'] as const)('starts at once where access is %s', async (access) => {
    const { store, crawls } = heldServices(access);
    void store.open(HANDED);
    await settle();
    expect(crawls[0]?.request).toMatchObject({
      seed: SEED,
      agent: 'GPTBot',
      tabId: 7,
      bounds: DEFAULT_BOUNDS,
    });
    expect(store.run.value.kind).toBe('running');
  });

  it('waits for the user without access, and where it is told to', async () => {
    const without = heldServices('none');
    await without.store.open(HANDED);
    const told = heldServices('granted');
    await told.store.open({ ...HANDED, start: false });
    expect([without.crawls, told.crawls]).toEqual([[], []]);
    expect(without.store.form.value.seed).toBe(SEED);
    expect(without.store.access.value).toBe('none');
    expect(without.log).toEqual([]);
  });
});

describe('a crawl from the form', () => {
  it('asks for access before anything is awaited, and crawls when the user agrees', async () => {
    const requestAccess = vi.fn(async () => true);
    const { store, crawls } = heldServices('none', { requestAccess });
    await store.open({ ...HANDED, start: false });
    void store.submit();
    expect(requestAccess).toHaveBeenCalledExactlyOnceWith(new URL(SEED).origin);
    await settle();
    expect(crawls).toHaveLength(1);
  });

  it('keeps the form when the user refuses, and says what that means', async () => {
    const { store, crawls } = heldServices('none');
    await store.open({ ...HANDED, start: false });
    store.setBound('pages', '7');
    await store.submit();
    expect(crawls).toEqual([]);
    expect(store.problems.value.access).toContain('nothing was crawled');
    expect(store.form.value).toMatchObject({ seed: SEED, bounds: { pages: '7' } });
    expect(store.run.value.kind).toBe('idle');
  });

  it('names every wrong field and asks for nothing', async () => {
    const { store, crawls, log } = heldServices('none');
    await store.open({ seed: '', agent: null, tabId: null, start: false });
    store.setSeed('mailto:me');
    store.setBound('depth', 'deep');
    store.setBound('size', '');
    await store.submit();
    expect(Object.keys(store.problems.value).sort()).toEqual(['depth', 'seed', 'size']);
    expect([crawls, log]).toEqual([[], []]);
    store.setBound('depth', '2');
    expect(Object.keys(store.problems.value).sort()).toEqual(['seed', 'size']);
  });

  it('remembers what was chosen', async () => {
    const saveSettings = vi.fn(async () => {});
    const { store } = heldServices('granted', { saveSettings });
    await store.open({ ...HANDED, start: false });
    store.setBound('pages', '9');
    store.chooseAgent('bingbot');
    void store.submit();
    await settle();
    expect(saveSettings).toHaveBeenCalledWith({
      agent: 'bingbot',
      ownTokens: ['HedgehogBot'],
      bounds: { ...DEFAULT_BOUNDS, maxPages: 9 },
    });
  });

  it('drops an answer about access that a newer seed has overtaken', async () => {
    const waiting: { seed: string; tell: (access: Access) => void }[] = [];
    const { store } = heldServices('none', {
      checkAccess: (seed) => new Promise((tell) => waiting.push({ seed, tell })),
    });
    store.setSeed('https://a.example/');
    store.setSeed('https://b.example/');
    waiting[1]?.tell('granted');
    waiting[0]?.tell('none');
    await settle();
    expect(waiting.map(({ seed }) => seed)).toEqual(['https://a.example/', 'https://b.example/']);
    expect(store.access.value).toBe('granted');
  });
});

describe('a crawl that goes on', () => {
  it('shows the policy, the progress and the pages, then the report', async () => {
    const { store, crawls } = heldServices('granted');
    void store.open(HANDED);
    await settle();
    const crawl = crawls[0];
    if (crawl === undefined) throw new Error('It has started.');
    crawl.request.onPolicy('Keeps to the file.', 'Gatepost/0.1.0');
    for (const page of pages(2)) crawl.request.onPage(page);
    const progress = {
      fetched: 2,
      failed: 0,
      robotsSkipped: 0,
      queued: 3,
      bytes: 10,
      depth: 1,
      elapsedMs: 5,
      current: null,
      waiting: null,
    };
    crawl.request.onProgress(progress);
    expect(store.run.value).toMatchObject({ policy: 'Keeps to the file.', progress, pages: [{}, {}] });
    crawl.end({ kind: 'report', report: finishedReport(2) });
    await settle();
    expect(store.run.value).toMatchObject({ kind: 'finished', report: { pages: [{}, {}] } });
    store.edit();
    expect(store.run.value.kind).toBe('idle');
    expect(store.form.value.seed).toBe(SEED);
  });

  it('stops when asked to, and not twice at once', async () => {
    const { store, crawls } = heldServices('granted');
    void store.open(HANDED);
    await settle();
    store.stop();
    expect(crawls[0]?.request.signal.aborted).toBe(true);
    expect(store.run.value).toMatchObject({ kind: 'running', stopping: true });
    await store.submit();
    expect(crawls).toHaveLength(1);
  });

  it.each([
    ['a report without a seed', { kind: 'report', report: failedReport() } as const, /404 Not Found/],
    ['a problem', { kind: 'problem', detail: 'No access.' } as const, /^No access\.$/],
  ])('explains %s', async (_name, outcome, detail) => {
    const { store, crawls } = heldServices('granted');
    void store.open(HANDED);
    await settle();
    crawls[0]?.end(outcome);
    await settle();
    expect(store.run.value).toMatchObject({ kind: 'failed', detail: expect.stringMatching(detail) });
  });

  it('explains an error of its own', async () => {
    const { store, crawls } = heldServices('granted');
    void store.open(HANDED);
    await settle();
    crawls[0]?.fail(new Error('The background ended.'));
    await settle();
    expect(store.run.value).toMatchObject({ kind: 'failed', detail: 'The background ended.' });
  });
});
