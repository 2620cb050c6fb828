import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Refreshing the package lists costs seconds: once for one run of a command. */
let listsAreFresh = false;

/** Whether this process may install Debian packages: apt is there and we are root. Never asks for a password. */
export function canInstallDebianPackages(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/**
 * Installs Debian packages without asking anything, and says so in one line.
 * @param names package names
 * @param why the rest of the sentence "Installing Debian's NAMES: ..."
 * @returns null when they are installed, else one sentence that says why not
 */
export function installDebianPackages(names: readonly string[], why: string): string | null {
  const list = names.join(', ');
  if (!canInstallDebianPackages()) {
    return `Only root on Debian or one of its relatives can have ${list} installed automatically.`;
  }
  console.log(`Installing Debian's ${list}: ${why}.`);
  if (!listsAreFresh) {
    const failure = apt(['update']);
    if (failure !== null) return `apt-get update failed: ${failure}`;
    listsAreFresh = true;
  }
  const failure = apt(['install', '--yes', '--no-install-recommends', ...names]);
  return failure === null ? null : `apt-get install ${names.join(' ')} failed: ${failure}`;
}

/** Runs apt-get quietly, waiting for another one to finish. Returns null, or the last thing it complained of. */
function apt(args: readonly string[]): string | null {
  const { status, stderr, error } = spawnSync('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=180', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status === 0) return null;
  return error?.message ?? stderr.trim().split('\n').at(-1) ?? `it ended with ${status}`;
}
