import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian.ts';
import { onPath } from './on-path.ts';

/** Something a test needs beside a browser: how to see that it is there, and the Debian package that brings it. */
type SystemTool = { package: string; isThere: () => boolean };

const systemTools = {
  Xvfb: { package: 'xvfb', isThere: () => onPath('Xvfb') !== null },
  xdotool: { package: 'xdotool', isThere: () => onPath('xdotool') !== null },
  nginx: { package: 'nginx-light', isThere: () => existsSync('/usr/sbin/nginx') || onPath('nginx') !== null },
  scrapy: { package: 'python3-scrapy', isThere: () => onPath('scrapy') !== null },
  'debian-policy': {
    package: 'debian-policy',
    isThere: () => existsSync('/usr/share/doc/debian-policy/policy.html/index.html'),
  },
} satisfies Record<string, SystemTool>;

export type SystemToolName = keyof typeof systemTools;

/**
 * The tools among `names` that are not on this machine. Tests ask this and skip or fail by the answer.
 */
export function missingTools(names: readonly SystemToolName[]): SystemToolName[] {
  return names.filter((name) => !systemTools[name].isThere());
}

/**
 * Installs what the end-to-end tests need beside a browser.
 * @returns null when everything is there, else one sentence that says what is not and why
 */
export function installSystemTools(): string | null {
  const missing = missingTools(Object.keys(systemTools) as SystemToolName[]);
  if (missing.length === 0) return null;
  const packages = missing.map((name) => systemTools[name].package);
  const refusal = installDebianPackages(packages, 'some end-to-end tests need them');
  const still = missingTools(missing);
  if (still.length === 0) return null;
  return `Not on this machine: ${still.join(', ')}. ${refusal ?? ''}`.trim();
}
