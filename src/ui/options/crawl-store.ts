import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { DEFAULT_AGENT } from '../../agents/index.ts';
import { DEFAULT_BOUNDS } from '../../crawl/index.ts';
import { withAgent } from '../choice.ts';
import type { CrawlerChoice, UserSettings } from '../settings-shape.ts';
import { readTypedAddress } from '../wording/address.ts';
import { type BoundsField, type BoundsText, boundsText, readBounds } from './bounds-fields.ts';
import { collectLive } from './live-feed.ts';
import type { Access, OptionsServices } from './options-services.ts';
import { endedRun, NO_PROGRESS, type Run, type RunFacts } from './run.ts';

/**
 * What is wrong with the form, by field; `access` where the browser's question was answered with no, `browser` where the
 * browser itself failed.
 */
type FormProblems = Partial<Record<BoundsField | 'seed' | 'access' | 'browser', string>>;

interface CrawlForm {
  readonly seed: string;
  readonly bounds: BoundsText;
}

export interface CrawlStore {
  readonly form: ReadonlySignal<CrawlForm>;
  readonly choice: ReadonlySignal<CrawlerChoice>;
  readonly problems: ReadonlySignal<FormProblems>;
  /** Access to the seed in the form; null while that is not known or the seed is no address. */
  readonly access: ReadonlySignal<Access | null>;
  readonly run: ReadonlySignal<Run>;
  /** Fills the form, and starts when asked to and access allows. */
  open(handed: {
    readonly seed: string;
    readonly agent: string | null;
    readonly tabId: number | null;
    readonly start: boolean;
  }): Promise<void>;
  setSeed(text: string): void;
  setBound(field: BoundsField, text: string): void;
  chooseAgent(token: string): void;
  /** Checks the form and crawls. Call it straight from the click: it may have to ask for access first. */
  submit(): Promise<void>;
  /** Crawls as if a robots.txt that cannot be reached were none, from now on. */
  crawlDespiteFailure(): Promise<void>;
  stop(): void;
  /** Back to the form, filled as it was. */
  edit(): void;
  /** Looks again whether the seed may be read. */
  recheckAccess(): Promise<void>;
}

/** The crawl view's state and what can be done to it. Settings are read once, and saved with each start. */
export function createCrawlStore(services: OptionsServices): CrawlStore {
  const form = signal<CrawlForm>({ seed: '', bounds: boundsText(DEFAULT_BOUNDS) });
  const choice = signal<CrawlerChoice>({ agent: DEFAULT_AGENT, ownTokens: [] });
  const problems = signal<FormProblems>({});
  const access = signal<Access | null>(null);
  const run = signal<Run>({ kind: 'idle' });
  const seedUrl = computed(() => {
    const read = readTypedAddress(form.value.seed);
    return 'url' in read ? read.url : null;
  });
  let tabId: number | null = null;
  let checked = 0;
  let ending: AbortController | null = null;

  const fail = (what: string, error: unknown): void => {
    problems.value = { ...problems.value, browser: `${what}: ${messageOf(error)}` };
  };

  const recheckAccess = async (): Promise<void> => {
    checked += 1;
    const mine = checked;
    const seed = seedUrl.value;
    try {
      const found = seed === null ? null : await services.checkAccess(seed, tabId);
      if (mine === checked) access.value = found;
    } catch (error) {
      fail('Access to this site could not be looked up', error);
    }
  };

  const crawl = async (facts: RunFacts): Promise<void> => {
    const controller = new AbortController();
    ending = controller;
    const live = collectLive((pages, progress) => {
      if (run.value.kind === 'running') run.value = { ...run.value, pages, progress };
    });
    run.value = {
      kind: 'running',
      ...facts,
      policy: null,
      userAgent: null,
      progress: NO_PROGRESS,
      pages: [],
      stopping: false,
    };
    try {
      const outcome = await services.startCrawl({
        ...facts,
        tabId,
        signal: controller.signal,
        onPage: live.page,
        onProgress: live.progress,
        onPolicy: (policy, userAgent) => {
          if (run.value.kind === 'running') run.value = { ...run.value, policy, userAgent };
        },
      });
      run.value = endedRun(
        facts,
        outcome.kind === 'report' ? outcome.report : null,
        outcome.kind === 'problem' ? outcome.detail : null,
      );
    } catch (error) {
      run.value = endedRun(facts, null, messageOf(error));
    } finally {
      live.end();
      ending = null;
    }
  };

  const submit = async (): Promise<void> => {
    const read = readTypedAddress(form.value.seed);
    const bounds = readBounds(form.value.bounds);
    problems.value = {
      ...('problem' in read ? { seed: read.problem } : {}),
      ...(bounds.problems ?? {}),
    };
    if ('problem' in read || bounds.bounds === null || run.value.kind === 'running') return;
    const facts: RunFacts = { seed: read.url, agent: choice.value.agent, bounds: bounds.bounds };
    if (access.value !== 'granted' && access.value !== 'this-click') {
      const { origin, host } = new URL(read.url);
      const agreed = await services.requestAccess(origin);
      await recheckAccess();
      if (!agreed) {
        problems.value = {
          access: `Without access to ${host} Gatepost asks it nothing, so nothing was crawled. The button asks again.`,
        };
        return;
      }
    }
    try {
      await services.saveSettings({ ...choice.value, bounds: facts.bounds });
    } catch (error) {
      fail('These settings could not be kept for next time', error);
    }
    await crawl(facts);
  };

  return {
    form,
    choice,
    problems,
    access,
    run,
    recheckAccess,
    submit,
    async open(handed) {
      tabId = handed.tabId;
      let settings: CrawlerChoice & Pick<UserSettings, 'bounds'> = {
        ...choice.value,
        bounds: DEFAULT_BOUNDS,
      };
      try {
        settings = await services.loadSettings();
      } catch (error) {
        fail('Your settings could not be read, so these are the defaults', error);
      }
      batch(() => {
        choice.value = { agent: settings.agent, ownTokens: settings.ownTokens };
        if (handed.agent !== null) choice.value = withAgent(choice.value, handed.agent);
        form.value = { seed: handed.seed, bounds: boundsText(settings.bounds) };
      });
      await recheckAccess();
      const may = access.value === 'granted' || access.value === 'this-click';
      if (handed.start && may) await submit();
    },
    setSeed(text) {
      form.value = { ...form.value, seed: text };
      const { seed: _seed, access: _access, ...others } = problems.value;
      problems.value = others;
      void recheckAccess();
    },
    setBound(field, text) {
      form.value = { ...form.value, bounds: { ...form.value.bounds, [field]: text } };
      const { [field]: _fixed, ...others } = problems.value;
      problems.value = others;
    },
    chooseAgent(token) {
      choice.value = withAgent(choice.value, token);
    },
    async crawlDespiteFailure() {
      try {
        await services.saveSettings({ failurePolicy: 'failure-is-permission' });
      } catch (error) {
        fail('The other reading of failure could not be kept', error);
        return;
      }
      await submit();
    },
    stop() {
      ending?.abort();
      if (run.value.kind === 'running') run.value = { ...run.value, stopping: true };
    },
    edit() {
      run.value = { kind: 'idle' };
      void recheckAccess();
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
