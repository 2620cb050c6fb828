/** Something to be timed, and how many operations one call of it is. */
export interface Contender {
  readonly name: string;
  readonly work: () => unknown;
  readonly operations?: number;
}

/** As many rounds as fit in this time, but some at least where one call takes long. */
const MILLISECONDS = 2_500;
const LEAST_ROUNDS = 5;
const ROUND_MILLISECONDS = 20;
const WARM_UP_MILLISECONDS = 150;

/** Keeps the last result, so that no work is optimised away. */
const kept: { result: unknown } = { result: undefined };

/**
 * Nanoseconds that an operation of each contender takes: the least of many rounds. Contenders take turns within a
 * round, so that a machine that is busy with something else is busy for all of them.
 */
export function measure(contenders: readonly Contender[]): Map<string, number> {
  const calls = contenders.map(({ work }) => callsPerRound(work));
  const least = new Map(contenders.map(({ name }) => [name, Number.POSITIVE_INFINITY]));
  const begin = performance.now();
  for (let round = 0; round < LEAST_ROUNDS || performance.now() - begin < MILLISECONDS; round++) {
    for (const [index, { name, work, operations = 1 }] of contenders.entries()) {
      const count = calls[index] as number;
      const each = (milliseconds(work, count) * 1e6) / count / operations;
      least.set(name, Math.min(least.get(name) as number, each));
    }
  }
  return least;
}

/** Finds out how many calls fill a round, once the engine has made its best of the code. */
function callsPerRound(work: () => unknown): number {
  for (let left = WARM_UP_MILLISECONDS; left > 0; ) left -= milliseconds(work, 1) + 1e-3;
  let calls = 1;
  for (;;) {
    const elapsed = milliseconds(work, calls);
    if (elapsed >= ROUND_MILLISECONDS) return Math.max(1, Math.round((calls * ROUND_MILLISECONDS) / elapsed));
    calls *= 2;
  }
}

function milliseconds(work: () => unknown, calls: number): number {
  const begin = performance.now();
  for (let call = 0; call < calls; call++) kept.result = work();
  return performance.now() - begin;
}
