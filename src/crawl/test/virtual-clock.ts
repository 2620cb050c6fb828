import type { Clock } from '../types.ts';

/** A clock whose time passes only when everything else has come to rest. */
export interface VirtualClock extends Clock {
  /** Runs until the promise settles, letting time pass from one pending sleep to the next. */
  run<T>(promise: Promise<T>): Promise<T>;
  /** Calls back when the time comes, as an outside event would. */
  at(time: number, event: () => void): void;
}

interface Timer {
  readonly due: number;
  readonly wake: () => void;
}

/** Calls back when every promise that can settle has settled. Browsers have the slower one only. */
const afterAll: (callback: () => void) => unknown = globalThis.setImmediate ?? globalThis.setTimeout;

export function createVirtualClock(start = 1_000_000): VirtualClock {
  let now = start;
  let timers: Timer[] = [];
  const add = (due: number, wake: () => void): Timer => {
    const timer = { due, wake };
    timers.push(timer);
    return timer;
  };
  const remove = (timer: Timer) => {
    timers = timers.filter((other) => other !== timer);
  };
  return {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) {
          reject(signal.reason);
          return;
        }
        const abort = () => {
          remove(timer);
          reject(signal.reason);
        };
        const timer = add(now + ms, () => {
          signal.removeEventListener('abort', abort);
          resolve();
        });
        signal.addEventListener('abort', abort, { once: true });
      }),
    at: (time, event) => void add(time, event),
    async run(promise) {
      let settled = false;
      const done = promise.finally(() => {
        settled = true;
      });
      done.catch(() => undefined);
      for (;;) {
        await new Promise<void>((resolve) => void afterAll(resolve));
        if (settled) return done;
        const next = timers.reduce<Timer | null>(
          (first, timer) => (first === null || timer.due < first.due ? timer : first),
          null,
        );
        if (next === null) throw new Error('Nothing is pending and nothing has settled: the walk hangs.');
        remove(next);
        now = Math.max(now, next.due);
        next.wake();
      }
    },
  };
}
