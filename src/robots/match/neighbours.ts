import { type Source, unitAt } from '../lines/source.ts';
import type { PathText } from './path-text.ts';

const SIZE = 4096;

/**
 * Which characters stand next to each other somewhere in a path. A literal with neighbours that the path has nowhere cannot occur in
 * it, which settles most patterns with a wildcard at a glance. May say yes wrongly, never no.
 */
export class Neighbours {
  readonly #seen = new Uint8Array(SIZE);
  #stamp = 0;

  read({ units, length }: PathText): void {
    this.#stamp++;
    if (this.#stamp === 256) {
      this.#seen.fill(0);
      this.#stamp = 1;
    }
    let before = units[0] as number;
    for (let at = 1; at < length; at++) {
      const unit = units[at] as number;
      this.#seen[slot(before, unit)] = this.#stamp;
      before = unit;
    }
  }

  /** Whether the literal that begins at a position of a file may occur; it ends before the first special unit. */
  mayOccur(source: Source, start: number, end: number, special: Uint8Array): boolean {
    let before = start < end ? unitAt(source, start) : 0x80;
    if (before >= 0x80 || special[before] === 1) return true;
    for (let at = start + 1; at < end; at++) {
      const unit = unitAt(source, at);
      if (unit >= 0x80 || special[unit] === 1) return true;
      if (this.#seen[slot(before, unit)] !== this.#stamp) return false;
      before = unit;
    }
    return true;
  }
}

function slot(before: number, unit: number): number {
  return ((before << 5) ^ unit) & (SIZE - 1);
}
