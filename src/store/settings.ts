import { DEFAULT_AGENT } from '../agents/index.ts';
import { changeLocal, onLocalChanged, readLocal } from '../browser/local-storage.ts';
import { type Bounds, DEFAULT_BOUNDS } from '../crawl/index.ts';
import type { FailurePolicy } from '../robots/index.ts';
import { fromProblem, type IdentityKind } from './identity.ts';

/** What the user chose, remembered from one use to the next. */
export interface Settings {
  /** Product token of the crawler. */
  readonly agent: string;
  /** Tokens of crawlers that the user entered, last used first. */
  readonly ownTokens: readonly string[];
  readonly bounds: Bounds;
  readonly identity: IdentityKind;
  /** From header that goes with requests; empty for none. */
  readonly from: string;
  /** What a crawl makes of a robots.txt that cannot be reached. */
  readonly failurePolicy: FailurePolicy;
}

export const DEFAULT_SETTINGS: Settings = {
  agent: DEFAULT_AGENT,
  ownTokens: [],
  bounds: DEFAULT_BOUNDS,
  identity: 'browser',
  from: '',
  failurePolicy: 'rfc9309',
};

const KEY = 'settings';

/** The settings; anything that is missing or cannot be read has its default. */
export async function loadSettings(): Promise<Settings> {
  return settingsOf(await readLocal(KEY));
}

function settingsOf(kept: unknown): Settings {
  if (typeof kept !== 'object' || kept === null) return DEFAULT_SETTINGS;
  const { agent, ownTokens, bounds, identity, from, failurePolicy } = kept as Partial<
    Record<keyof Settings, unknown>
  >;
  return {
    agent: typeof agent === 'string' && agent !== '' ? agent : DEFAULT_SETTINGS.agent,
    ownTokens: Array.isArray(ownTokens) ? ownTokens.filter((token) => typeof token === 'string') : [],
    bounds: boundsOf(bounds),
    identity: identity === 'gatepost' || identity === 'crawler' ? identity : DEFAULT_SETTINGS.identity,
    from: typeof from === 'string' && fromProblem(from) === null ? from : DEFAULT_SETTINGS.from,
    failurePolicy: failurePolicy === 'failure-is-permission' ? failurePolicy : DEFAULT_SETTINGS.failurePolicy,
  };
}

/** Changes some of the settings and leaves the others as they are. */
export async function saveSettings(change: Partial<Settings>): Promise<void> {
  await changeLocal(KEY, (kept) => ({ ...settingsOf(kept), ...change }));
}

/** Calls back whenever a setting is changed anywhere. Returns a function that ends this. */
export function onSettingsChanged(listener: () => void): () => void {
  return onLocalChanged(KEY, listener);
}

function boundsOf(kept: unknown): Bounds {
  if (typeof kept !== 'object' || kept === null) return DEFAULT_BOUNDS;
  const values = kept as Partial<Record<keyof Bounds, unknown>>;
  const read = (name: keyof Bounds): number => {
    const value = values[name];
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : DEFAULT_BOUNDS[name];
  };
  return {
    maxPages: read('maxPages'),
    maxDepth: read('maxDepth'),
    maxTimeMs: read('maxTimeMs'),
    maxBytes: read('maxBytes'),
    delayMs: read('delayMs'),
  };
}
