import type { Clock } from './types.ts';

/** What can end a walk from outside, at any moment. */
type Interruption = 'user' | 'deadline';

/** One signal for both: aborted when a person stops the walk or its time is over. */
export interface Interrupt {
  readonly signal: AbortSignal;
  /** Milliseconds since the epoch when the time is over. */
  readonly deadline: number;
  /** Null while the walk may go on. A person's stop wins over the deadline. */
  cause(): Interruption | null;
  /** Settles as the promise does, or with null as soon as the walk is interrupted, whatever the promise does then. */
  during<T>(promise: Promise<T>): Promise<T | null>;
  /** Lets go of the timer and of the person's signal. Call it when the walk is over. */
  release(): void;
}

/**
 * Watches a person's signal and the wall time.
 *
 * @param maxTimeMs wall time from now, in milliseconds
 */
export function createInterrupt(clock: Clock, user: AbortSignal, maxTimeMs: number): Interrupt {
  const controller = new AbortController();
  const timer = new AbortController();
  const deadline = clock.now() + maxTimeMs;
  const stop = () => controller.abort(new DOMException('The crawl was stopped.', 'AbortError'));
  user.addEventListener('abort', stop, { once: true });
  if (user.aborted) stop();
  clock.sleep(maxTimeMs, timer.signal).then(
    () => controller.abort(new DOMException('The time of the crawl is over.', 'TimeoutError')),
    () => undefined,
  );
  const { signal } = controller;
  return {
    signal,
    deadline,
    cause: () => {
      if (user.aborted) return 'user';
      return signal.aborted || clock.now() >= deadline ? 'deadline' : null;
    },
    during: (promise) => settleOrAbort(promise, signal),
    release: () => {
      user.removeEventListener('abort', stop);
      timer.abort(new DOMException('The crawl is over.', 'AbortError'));
    },
  };
}

function settleOrAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const abort = () => resolve(null);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
