import { lineAndKind, type RecordKind, STRIDE } from './record-table.ts';

/** Rows of a scan under way. One is kept for all scans, so that a file costs one allocation of the right size. */
class RowWriter {
  #cells = new Int32Array(STRIDE * 1024);
  #used = 0;

  add(start: number, value: number, end: number, line: number, kind: RecordKind): void {
    const used = this.#used;
    if (used === this.#cells.length) this.#widen();
    const cells = this.#cells;
    cells[used] = start;
    cells[used + 1] = value;
    cells[used + 2] = end;
    cells[used + 3] = lineAndKind(line, kind);
    this.#used = used + STRIDE;
  }

  /** The rows since the last call. */
  take(): Int32Array {
    const taken = this.#cells.slice(0, this.#used);
    this.#used = 0;
    if (this.#cells.length > KEPT_CELLS) this.#cells = new Int32Array(STRIDE * 1024);
    return taken;
  }

  #widen(): void {
    const wider = new Int32Array(this.#cells.length * 2);
    wider.set(this.#cells);
    this.#cells = wider;
  }
}

/** A buffer wider than a file of 500 KiB commonly needs is not kept. */
const KEPT_CELLS = STRIDE * 32 * 1024;

export const rowWriter = new RowWriter();
