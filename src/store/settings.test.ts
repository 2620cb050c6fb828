import { beforeEach, expect, test, vi } from 'vitest';
import { changeLocal, readLocal } from '../browser/local-storage.ts';
import { DEFAULT_SETTINGS, loadSettings, saveSettings } from './settings.ts';

vi.mock('../browser/local-storage.ts', () => ({
  readLocal: vi.fn(),
  changeLocal: vi.fn(),
  onLocalChanged: vi.fn(),
}));
let kept: unknown;

beforeEach(() => {
  kept = undefined;
  vi.mocked(readLocal).mockImplementation(async () => kept);
  vi.mocked(changeLocal).mockImplementation(async (_, change) => {
    kept = change(kept);
  });
});

test('settings that were never saved have their defaults', async () => {
  expect(await loadSettings()).toEqual(DEFAULT_SETTINGS);
});

test('a change leaves the other settings as they are', async () => {
  await saveSettings({ agent: 'GPTBot' });
  await saveSettings({ ownTokens: ['KingFisher'] });
  expect(await loadSettings()).toEqual({ ...DEFAULT_SETTINGS, agent: 'GPTBot', ownTokens: ['KingFisher'] });
});

test.each([
  ['text'],
  [null],
  [{ agent: 7, ownTokens: 'x', bounds: 'y', identity: 'root', from: 'a\nb', failurePolicy: 1 }],
  [{ agent: '', ownTokens: [1], bounds: { maxPages: 'many', maxDepth: -1, delayMs: Number.NaN } }],
])('what cannot be read has its default: %j', async (value) => {
  kept = value;
  expect(await loadSettings()).toEqual(DEFAULT_SETTINGS);
});

test('bounds are read one by one', async () => {
  kept = { bounds: { maxPages: 7, delayMs: 0 } };
  expect((await loadSettings()).bounds).toEqual({ ...DEFAULT_SETTINGS.bounds, maxPages: 7, delayMs: 0 });
});
