/** Nanoseconds that one call takes: the least of several rounds, each as long as it must be to be measured well. */
export function nanosecondsOf(work: () => unknown, { rounds = 25, roundMilliseconds = 20 } = {}): number {
  let calls = 1;
  for (;;) {
    const elapsed = timed(work, calls);
    if (elapsed >= roundMilliseconds / 4) {
      calls = Math.max(1, Math.ceil((calls * roundMilliseconds) / elapsed));
      break;
    }
    calls *= 2;
  }
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) least = Math.min(least, timed(work, calls) / calls);
  return least * 1e6;
}

/** Keeps results alive, so that no work is optimised away. */
export let sink: unknown;

function timed(work: () => unknown, calls: number): number {
  const begin = performance.now();
  for (let call = 0; call < calls; call++) sink = work();
  return performance.now() - begin;
}
