import { lintAddOn } from './add-on-lint.ts';
import { runAll, type Step } from './step.ts';
import { runPlaywright, runVitest } from './test-runners.ts';

/** Everything `npm test` does, in this order. */
export const steps: readonly Step[] = [
  {
    id: 'types',
    heading: 'types',
    run: () =>
      runAll([
        ['tsc', '-p', 'tsconfig.json'],
        ['tsc', '-p', 'src/robots/tsconfig.json'],
      ]),
  },
  { id: 'lint', heading: 'lint and format', run: () => runAll([['biome', 'check', '--error-on-warnings']]) },
  {
    id: 'imports',
    heading: 'import directions',
    run: () =>
      runAll([
        ['depcruise', '--config', '.config/dependency-cruiser.config.mjs', 'src', 'entrypoints', 'e2e'],
      ]),
  },
  {
    id: 'dead-code',
    heading: 'dead code',
    run: () => runAll([['knip', '--config', '.config/knip.ts']]),
  },
  { id: 'unit', heading: 'unit tests', run: () => runVitest('.config/vitest.config.ts') },
  {
    id: 'dom',
    heading: "unit tests in a browser's DOM",
    browser: 'chromium',
    run: () => runVitest('.config/vitest.dom.config.ts'),
  },
  {
    id: 'build',
    heading: 'build for Chrome and Firefox',
    run: () =>
      runAll([
        ['wxt', 'build', '--mv3'],
        ['wxt', 'build', '-b', 'firefox', '--mv3'],
      ]),
  },
  { id: 'add-on', heading: "Mozilla's add-on check", usesBuild: true, run: lintAddOn },
  {
    id: 'e2e',
    heading: 'end to end in Chromium',
    browser: 'chromium',
    usesBuild: true,
    usesSystemTools: true,
    run: () => runPlaywright('chromium'),
  },
  {
    id: 'firefox',
    heading: 'smoke test in Firefox',
    browser: 'firefox',
    usesBuild: true,
    run: () => runPlaywright('firefox'),
  },
];
