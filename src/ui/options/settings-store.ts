import { type ReadonlySignal, signal } from '@preact/signals';
import type { HostState } from '../../crawl/index.ts';
import type { RobotsSummary } from '../../robots/index.ts';
import { withAgent } from '../choice.ts';
import type { AskingChoice, CrawlerChoice } from '../settings-shape.ts';
import type { OptionsServices } from './options-services.ts';

/** Everything that the settings view shows. */
export interface SettingsShown {
  readonly choice: CrawlerChoice;
  readonly asking: AskingChoice;
  /** Match patterns of the sites that may be read. */
  readonly sites: readonly string[];
  /** Last asked first. */
  readonly hosts: readonly HostState[];
  /** Last used first. */
  readonly copies: readonly RobotsSummary[];
}

export interface SettingsStore {
  /** Null until it was read. */
  readonly shown: ReadonlySignal<SettingsShown | null>;
  /** What went wrong last; null where nothing did. */
  readonly problem: ReadonlySignal<string | null>;
  load(): Promise<void>;
  chooseAgent(token: string): Promise<void>;
  forgetToken(token: string): Promise<void>;
  /** Changes how sites are asked. */
  ask(change: Partial<AskingChoice>): Promise<void>;
  withdrawSite(pattern: string): Promise<void>;
  /** Forgets one host, or all of them where the host is null. */
  forgetHost(host: string | null): Promise<void>;
  /** Drops the copy of one origin, or all of them where the origin is null. */
  forgetRobots(origin: string | null): Promise<void>;
}

/** The settings view's state. After every change it is read anew, so that what is shown is what is kept. */
export function createSettingsStore(services: OptionsServices): SettingsStore {
  const shown = signal<SettingsShown | null>(null);
  const problem = signal<string | null>(null);

  const load = async (): Promise<void> => {
    try {
      const [{ agent, ownTokens, identity, from, failurePolicy }, sites, hosts, copies] = await Promise.all([
        services.loadSettings(),
        services.listSites(),
        services.listHosts(),
        services.listRobotsCopies(),
      ]);
      shown.value = {
        choice: { agent, ownTokens },
        asking: { identity, from, failurePolicy },
        sites,
        hosts,
        copies,
      };
    } catch (error) {
      problem.value = `The settings could not be read: ${messageOf(error)}`;
    }
  };
  const change = async (what: string, act: () => Promise<void>): Promise<void> => {
    problem.value = null;
    try {
      await act();
    } catch (error) {
      problem.value = `${what}: ${messageOf(error)}`;
    }
    await load();
  };

  return {
    shown,
    problem,
    load,
    chooseAgent: (token) =>
      change('The crawler could not be kept', async () => {
        if (shown.value !== null) await services.saveSettings(withAgent(shown.value.choice, token));
      }),
    forgetToken: (token) =>
      change('The token could not be removed', async () => {
        const ownTokens = shown.value?.choice.ownTokens.filter((own) => own !== token) ?? [];
        await services.saveSettings({ ownTokens });
      }),
    ask: (asking) => change('The change could not be kept', () => services.saveSettings(asking)),
    withdrawSite: (pattern) => change('Access could not be withdrawn', () => services.withdrawSite(pattern)),
    forgetHost: (host) => change('The host could not be forgotten', () => services.forgetHost(host)),
    forgetRobots: (origin) => change('The copy could not be removed', () => services.forgetRobots(origin)),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
