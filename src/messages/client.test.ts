import { beforeEach, expect, test, vi } from 'vitest';
import { sendToBackground } from '../browser/runtime.ts';
import { ask, BackgroundError } from './client.ts';

vi.mock('../browser/runtime.ts', () => ({ sendToBackground: vi.fn() }));
const send = vi.mocked(sendToBackground);
const ENDED = new Error('The message channel closed before a response was received');

beforeEach(() => {
  send.mockReset();
});

test('gives the answer', async () => {
  send.mockResolvedValue({ ok: true, answer: [] });
  expect(await ask('robots-list', {})).toEqual([]);
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'robots-list', request: {} });
});

test.each([
  ['a rejection', () => send.mockRejectedValueOnce(ENDED)],
  ['an empty answer', () => send.mockResolvedValueOnce(undefined)],
])('asks again when the background ends before it answers: %s', async (_, end) => {
  end();
  send.mockResolvedValueOnce({ ok: true, answer: null });
  expect(await ask('robots-forget', { origin: null })).toBeNull();
  expect(send).toHaveBeenCalledTimes(2);
});

test('gives up in the end, and says what to do', async () => {
  send.mockRejectedValue(ENDED);
  const failure = await ask('robots-list', {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(BackgroundError);
  expect((failure as BackgroundError).message).toContain('Close this page and open it again');
  expect((failure as BackgroundError).cause).toBe(ENDED);
  expect(send).toHaveBeenCalledTimes(3);
});

test('an answer that is an error is not asked for again', async () => {
  send.mockResolvedValue({ ok: false, error: 'no disk' });
  await expect(ask('robots-list', {})).rejects.toThrow('no disk');
  expect(send).toHaveBeenCalledTimes(1);
});
