import { describe, expect, it, vi } from 'vitest';
import { OPTIONS_SCENES, optionsServices } from '../test/options-states.ts';
import type { OptionsServices } from './options-services.ts';
import { createSettingsStore } from './settings-store.ts';

function withServices(change: Partial<OptionsServices> = {}) {
  const scene = OPTIONS_SCENES.find(({ name }) => name === 'settings');
  if (scene === undefined) throw new Error('There is a scene of the settings.');
  const log: string[] = [];
  const store = createSettingsStore({ ...optionsServices(scene, (line) => log.push(line)), ...change });
  return { store, log };
}

describe('the settings', () => {
  it('are shown as they are kept', async () => {
    const { store } = withServices();
    await store.load();
    expect(store.shown.value).toMatchObject({
      choice: { agent: 'Googlebot', ownTokens: ['HedgehogBot'] },
      sites: ['https://www.fernhollow.example/*', 'http://localhost/*'],
      hosts: [{}, {}, {}],
      copies: [{}, {}, {}],
    });
  });

  it('are changed one by one, and read anew each time', async () => {
    const listSites = vi.fn(async () => []);
    const saveSettings = vi.fn(async () => {});
    const { store, log } = withServices({ listSites, saveSettings });
    await store.load();
    await store.withdrawSite('http://localhost/*');
    await store.forgetRobots('https://quietpress.example');
    await store.forgetRobots(null);
    await store.forgetHost('harbourline.example');
    await store.chooseAgent('bingbot');
    await store.forgetToken('HedgehogBot');
    expect(log).toEqual([
      'withdraw http://localhost/*',
      'forget https://quietpress.example',
      'forget null',
      'forget host harbourline.example',
    ]);
    expect(saveSettings.mock.calls).toEqual([
      [{ agent: 'bingbot', ownTokens: ['HedgehogBot'] }],
      [{ ownTokens: [] }],
    ]);
    expect(listSites).toHaveBeenCalledTimes(7);
  });

  it('say what could not be done, and show what is still kept', async () => {
    const { store } = withServices({
      withdrawSite: async () => {
        throw new Error('The browser refused.');
      },
    });
    await store.load();
    await store.withdrawSite('http://localhost/*');
    expect(store.problem.value).toBe('Access could not be withdrawn: The browser refused.');
    expect(store.shown.value?.sites).toHaveLength(2);
  });

  it('say so when they cannot be read', async () => {
    const { store } = withServices({
      loadSettings: async () => {
        throw new Error('The storage is damaged.');
      },
    });
    await store.load();
    expect(store.shown.value).toBeNull();
    expect(store.problem.value).toContain('The storage is damaged.');
  });
});
