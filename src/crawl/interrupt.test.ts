import { describe, expect, it } from 'vitest';
import { createInterrupt } from './interrupt.ts';
import { createVirtualClock } from './test/virtual-clock.ts';

const NEVER = new Promise<string>(() => undefined);

function begin(maxTimeMs = 1_000) {
  const clock = createVirtualClock();
  const user = new AbortController();
  return { clock, user, interrupt: createInterrupt(clock, user.signal, maxTimeMs) };
}

describe('an interrupt', () => {
  it('lets a promise settle in its own way while nothing happens', async () => {
    const { interrupt } = begin();
    await expect(interrupt.during(Promise.resolve('page'))).resolves.toBe('page');
    await expect(interrupt.during(Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(interrupt.cause()).toBeNull();
  });

  it('comes with the deadline', async () => {
    const { clock, interrupt } = begin();
    expect(await clock.run(interrupt.during(NEVER))).toBeNull();
    expect(interrupt.cause()).toBe('deadline');
    expect(interrupt.signal.reason).toMatchObject({ name: 'TimeoutError' });
    expect(clock.now()).toBe(interrupt.deadline);
  });

  it('comes with a person’s stop, which is told from the deadline', async () => {
    const { user, interrupt } = begin();
    const pending = interrupt.during(NEVER);
    user.abort();
    expect(await pending).toBeNull();
    expect(interrupt.cause()).toBe('user');
    expect(interrupt.signal.reason).toMatchObject({ name: 'AbortError' });
  });

  it('holds from the beginning where the person had stopped before', async () => {
    const user = AbortSignal.abort();
    const interrupt = createInterrupt(createVirtualClock(), user, 1_000);
    expect(interrupt.signal.aborted).toBe(true);
    expect(await interrupt.during(NEVER)).toBeNull();
  });

  it('is seen by the clock where a timer comes late, as after a machine’s sleep', async () => {
    let now = 0;
    const clock = { now: () => now, sleep: () => new Promise<void>(() => undefined) };
    const interrupt = createInterrupt(clock, new AbortController().signal, 1_000);
    now = 999;
    expect(interrupt.cause()).toBeNull();
    now = 60_000;
    expect(interrupt.cause()).toBe('deadline');
  });

  it('leaves nothing behind when it is let go', async () => {
    const { clock, user, interrupt } = begin();
    interrupt.release();
    user.abort();
    expect(interrupt.signal.aborted).toBe(false);
    const before = clock.now();
    await expect(clock.run(NEVER)).rejects.toThrow('Nothing is pending');
    expect(clock.now()).toBe(before);
  });
});
