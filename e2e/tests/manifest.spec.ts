import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../fixtures/test.ts';

type Manifest = {
  permissions?: string[];
  host_permissions?: string[];
  optional_permissions?: string[];
  optional_host_permissions?: string[];
  content_scripts?: unknown[];
};

/** Permissions that show no warning when the extension is installed, tried in Chrome and Firefox. */
const silent = new Set([
  'activeTab',
  'alarms',
  'contextMenus',
  'declarativeNetRequestWithHostAccess',
  'scripting',
  'sidePanel',
  'storage',
  'unlimitedStorage',
  'webRequest',
]);

for (const build of ['chrome-mv3', 'firefox-mv3']) {
  test(`${build} asks for nothing at install that shows a warning`, async () => {
    const file = path.join(import.meta.dirname, '../../.output', build, 'manifest.json');
    const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'));
    expect(manifest.permissions?.length).toBeGreaterThan(0);
    expect(manifest.permissions?.filter((permission) => !silent.has(permission))).toEqual([]);
    // Host permissions and content scripts for given sites are asked for at install as well.
    expect(manifest.host_permissions ?? []).toEqual([]);
    expect(manifest.content_scripts ?? []).toEqual([]);
  });
}
