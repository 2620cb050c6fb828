import { describe, expect, it } from 'vitest';
import { OPTIONS_SCENES, optionsServices } from '../test/options-states.ts';
import { createNoticesStore } from './notices-store.ts';
import type { OptionsServices } from './options-services.ts';

function storeWith(change: Partial<OptionsServices>) {
  const [scene] = OPTIONS_SCENES;
  if (scene === undefined) throw new Error('There are scenes.');
  return createNoticesStore({ ...optionsServices(scene), ...change });
}

describe('the notices', () => {
  it('are read, and gone once they are dismissed', async () => {
    let kept = [{ at: 1, text: 'The disk is full.' }];
    const store = storeWith({
      listNotices: async () => kept,
      clearNotices: async () => {
        kept = [];
      },
    });
    await store.load();
    expect(store.notices.value).toEqual([{ at: 1, text: 'The disk is full.' }]);
    await store.dismiss();
    expect(store.notices.value).toEqual([]);
  });

  it('stay when they could not be dismissed, and it is said why until it works', async () => {
    let broken = true;
    const store = storeWith({
      clearNotices: async () => {
        if (broken) throw new Error('The storage is damaged.');
      },
    });
    await store.load();
    await store.dismiss();
    expect(store.problem.value).toBe('The notices could not be dismissed: The storage is damaged.');
    expect(store.notices.value).toHaveLength(2);
    broken = false;
    await store.dismiss();
    expect(store.problem.value).toBeNull();
  });

  it('say so when they cannot be read', async () => {
    const store = storeWith({
      listNotices: async () => {
        throw new Error('The storage is damaged.');
      },
    });
    await store.load();
    expect(store.problem.value).toBe('The notices could not be read: The storage is damaged.');
  });
});
