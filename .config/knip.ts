import type { KnipConfig } from 'knip';

/** What stays although nothing here imports it. Everything else that is unused is dead and goes. */
export default {
  entry: [
    'entrypoints/**/*.{ts,tsx,html}',
    // Published contracts: other parts and outside checks rely on them.
    'src/{robots,crawl}/index.ts',
    'src/**/bench/run.ts',
    'e2e/{check,start,screenshots}/run.ts',
    'e2e/tests/*.spec.ts',
    '.config/*.{ts,mjs}',
  ],
  project: ['{src,entrypoints,e2e}/**/*.{ts,tsx,mjs}', '!e2e/site/**'],
  ignoreDependencies: [
    // dependency-cruiser parses with it when it is there; nothing imports it.
    '@swc/core',
    // One of the packages that the design fixes; the preview of a page, to come, is what it is for.
    'dompurify',
  ],
  // Brought by the system, not by a package.
  ignoreBinaries: ['apt-get', 'Xvfb', 'xdotool'],
  // A type is named so that it can be read about, even where only its own file uses it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  treatConfigHintsAsErrors: true,
} satisfies KnipConfig;
