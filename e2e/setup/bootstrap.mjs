// The first thing `npm start` and `npm test` run. It has to work in a fresh clone, on Node 20, with nothing
// installed, so it is plain JavaScript on Node's built-ins. It brings the npm packages up to the lockfile, then
// hands over to the Node 24 that comes with them, which runs the TypeScript of the other commands directly.
//
// usage: node e2e/setup/bootstrap.mjs <script.ts> [arguments for it]

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../..');
const bin = path.join(root, 'node_modules/.bin');
const node = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const oldestNode = 20;

/**
 * The packages of a lockfile, or null when there is no such file or it cannot be read.
 * @param {string} file path below the project's root
 * @returns {Record<string, {version?: string, optional?: boolean}> | null}
 */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * Says why the installed packages are not those of the lockfile. Compares versions, not file times: a checkout
 * touches files that did not change. Packages for other platforms are optional and may be absent.
 * @returns {string | null} the reason, or null when nothing needs to be installed
 */
function reasonToInstall() {
  const installed = lockedPackages('node_modules/.package-lock.json');
  if (installed === null) return 'they are not there yet';
  for (const [name, { version, optional }] of Object.entries(lockedPackages('package-lock.json') ?? {})) {
    if (name === '' || (optional && !installed[name])) continue;
    if (installed[name]?.version !== version)
      return `${name.replace('node_modules/', '')} is not the locked version`;
  }
  return existsSync(node) ? null : 'Node 24 is missing among them';
}

/** Runs `npm ci` with the npm that started us, so that no other npm needs to be on the PATH. */
function installPackages() {
  const npm = process.env.npm_execpath;
  const argv = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, args] = npm ? [process.execPath, [npm, ...argv]] : ['npm', argv];
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status === 0) return;
  fail(`The npm packages could not be installed (${error?.message ?? `npm ci ended with ${status}`}).`);
}

/**
 * @param {string} sentence what went wrong
 * @returns {never}
 */
function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

if (Number.parseInt(process.versions.node, 10) < oldestNode) {
  fail(`Node ${oldestNode} or later is needed; this is Node ${process.versions.node}.`);
}

const reason = reasonToInstall();
if (reason !== null) {
  process.stdout.write(`Installing the npm packages with npm ci: ${reason}.\n`);
  installPackages();
}

// Node 24 and the packages' commands come first on the PATH, for everything that the script starts.
const child = spawn(node, process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: [path.dirname(node), bin, process.env.PATH].join(path.delimiter) },
});
// A terminal sends Ctrl+C to the whole group: the script cleans up by itself, and we wait for it.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => child.kill(signal));
}
child.on('error', (error) => fail(`Node 24 could not be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
