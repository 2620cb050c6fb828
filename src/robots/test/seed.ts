import fc from 'fast-check';

/** A seed for so many inputs. It is printed, so that a run can be had again: set ROBOTS_SEED to it. */
export function seedFor(name: string, numRuns: number): number {
  const given = process.env['ROBOTS_SEED'];
  const seed = given === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(given);
  process.stdout.write(`${name}: ${numRuns} inputs, seed ${seed}\n`);
  return seed;
}

/** Runs a property on so many inputs. */
export function checkProperty<T extends [unknown, ...unknown[]]>(
  name: string,
  property: fc.IProperty<T>,
  numRuns: number,
): void {
  fc.assert(property, { seed: seedFor(name, numRuns), numRuns });
}
