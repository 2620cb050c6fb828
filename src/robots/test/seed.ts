import fc from 'fast-check';

/**
 * Runs a property on so many inputs. The seed is printed, so that a run can be had again: set ROBOTS_SEED to it.
 */
export function checkProperty<T extends [unknown, ...unknown[]]>(
  name: string,
  property: fc.IProperty<T>,
  numRuns: number,
): void {
  const given = process.env['ROBOTS_SEED'];
  const seed = given === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(given);
  process.stdout.write(`${name}: ${numRuns} inputs, seed ${seed}\n`);
  fc.assert(property, { seed, numRuns });
}
