import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { root, runCommand } from '../check/step.ts';
import { Problem } from './problem.ts';

const sources = ['src', 'entrypoints', 'public', 'wxt.config.ts', 'tsconfig.json', 'package-lock.json'];
const manifest = path.join(root, '.output/chrome-mv3/manifest.json');

/** Builds the extension for Chrome, unless the build that is there is newer than everything it is made of. */
export async function buildForChrome(): Promise<void> {
  const built = await stat(manifest).catch(() => null);
  if (built !== null && built.mtimeMs > (await newestChange())) return;
  console.log('Building the extension.');
  const { ok, output } = await runCommand('wxt', 'build', '--mv3');
  if (!ok) throw new Problem(`The extension could not be built:\n${output.trim()}`);
}

/** When the sources changed last, in milliseconds since the epoch. A folder changes when a file in it goes or comes. */
async function newestChange(): Promise<number> {
  let newest = 0;
  for (const source of sources) {
    const place = path.join(root, source);
    const isFolder = (await stat(place)).isDirectory();
    const inside = isFolder ? await readdir(place, { recursive: true }) : [];
    for (const name of ['', ...inside]) {
      newest = Math.max(newest, (await stat(path.join(place, name))).mtimeMs);
    }
  }
  return newest;
}
