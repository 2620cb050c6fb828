import { existsSync } from 'node:fs';
import { access, constants, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CrawlReport } from '../../src/crawl/index.ts';
import type { ShownVerdict } from '../pages/popup-page.ts';
import { Problem } from './problem.ts';

/** What is saved as report.json: the crawl's own export, and the verdict as the popup showed it. */
export type SavedReport = CrawlReport & { verdict: ShownVerdict };

/** The folder that a run leaves its results in, and which of them it left. */
export class OutFolder {
  readonly path: string;
  readonly #report: string;
  readonly #hadReport: boolean;
  #saved: string[] = [];

  constructor(folder: string) {
    this.path = folder;
    this.#report = path.join(folder, 'report.json');
    this.#hadReport = existsSync(this.#report);
  }

  async saveReport(report: SavedReport): Promise<void> {
    try {
      await writeFile(this.#report, `${JSON.stringify(report, null, 2)}\n`);
    } catch (error) {
      throw new Problem(`${this.#report} cannot be written: ${(error as Error).message}.`);
    }
    this.#saved = [this.#hadReport ? 'report.json (replaced)' : 'report.json', ...this.#saved];
  }

  /** Notes that something was left here. */
  has(what: string): void {
    if (!this.#saved.includes(what)) this.#saved.push(what);
  }

  /** Prints what this run left here, and that a report is not its own. */
  printContents(): void {
    if (this.#saved.length === 0) return;
    const things = this.#saved.join(' and ');
    console.log(`\n${things.replace(/^s/, 'S')} are in ${this.path}`);
    const saved = this.#saved.some((what) => what.startsWith('report.json'));
    if (this.#hadReport && !saved) console.log('The report.json there is of an earlier run.');
  }
}

/**
 * Opens a folder, and makes it where it is not there.
 * @param out null for a new temporary one
 * @throws Problem when it cannot be made or written to
 */
export async function openFolder(out: string | null): Promise<OutFolder> {
  if (out === null) return new OutFolder(await mkdtemp(path.join(tmpdir(), 'gatepost-')));
  const folder = path.resolve(out);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new Problem(`The folder ${folder} cannot be used: ${(error as Error).message}.`);
  }
  return new OutFolder(folder);
}
