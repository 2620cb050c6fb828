// `npm test [-- step ...]`: runs the checks and tests one after the other. What can still run after a failure
// does, and the last line counts everything.

import { type FoundBrowser, findChromium, findFirefox } from '../setup/browsers.ts';
import { installSystemTools } from '../setup/system-tools.ts';
import type { Step, StepResult } from './step.ts';
import { steps } from './steps.ts';

const underCi = process.env['CI'] === 'true';

/** Chooses the steps named on the command line, or all. A wrong name ends the run with the right ones. */
function chosenSteps(names: readonly string[]): readonly Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.id === name));
  if (unknown.length > 0) {
    console.error(
      `No step is called ${unknown.join(' or ')}. The steps: ${steps.map((step) => step.id).join(', ')}.`,
    );
    process.exit(2);
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.id));
}

/** Gets each browser that the steps drive, and names it for the tests in the environment. */
async function prepareBrowsers(chosen: readonly Step[]): Promise<Map<string, FoundBrowser>> {
  const browsers = new Map<string, FoundBrowser>();
  for (const [name, variable, find] of [
    ['chromium', 'CHROMIUM_PATH', findChromium],
    ['firefox', 'FIREFOX_PATH', findFirefox],
  ] as const) {
    if (!chosen.some((step) => step.browser === name)) continue;
    const found = await find();
    browsers.set(name, found);
    if ('missing' in found) {
      console.log(found.missing);
    } else {
      console.log(`${found.version} at ${found.path}`);
      process.env[variable] = found.path;
    }
  }
  return browsers;
}

/** A step that cannot run is skipped; under CI, where nothing may be missing, it fails. */
function cannotRun(reason: string): StepResult {
  return { passed: 0, failed: underCi ? 1 : 0, skipped: underCi ? 0 : 1, output: reason };
}

async function runStep(
  step: Step,
  browsers: Map<string, FoundBrowser>,
  buildFailed: boolean,
): Promise<StepResult> {
  if (step.usesBuild && buildFailed) {
    return { passed: 0, failed: 0, skipped: 1, output: 'Not run: the build failed.' };
  }
  const browser = step.browser ? browsers.get(step.browser) : undefined;
  if (browser && 'missing' in browser) return cannotRun(browser.missing);
  return step.run();
}

function report({ passed, failed, skipped, output }: StepResult, seconds: number): void {
  const mark = failed > 0 ? 'FAILED' : passed > 0 ? 'ok' : 'skipped';
  const counts = passed + failed + skipped > 1 ? `  ${summary({ passed, failed, skipped })}` : '';
  console.log(`${mark.padEnd(8)}${seconds.toFixed(1).padStart(6)} s${counts}`);
  if (failed > 0 || passed === 0) console.log(`${output.trimEnd().replace(/^/gm, '    ')}\n`);
}

function summary({ passed, failed, skipped }: Pick<StepResult, 'passed' | 'failed' | 'skipped'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const chosen = chosenSteps(process.argv.slice(2));
const browsers = await prepareBrowsers(chosen);
if (chosen.some((step) => step.usesSystemTools)) {
  const missing = installSystemTools();
  if (missing !== null)
    console.log(`${missing} The tests that use them ${underCi ? 'fail' : 'are skipped'}.`);
}

const width = Math.max(...chosen.map((step) => step.heading.length)) + 2;
const total = { passed: 0, failed: 0, skipped: 0 };
let buildFailed = false;
for (const step of chosen) {
  process.stdout.write(step.heading.padEnd(width));
  const start = performance.now();
  const result = await runStep(step, browsers, buildFailed);
  report(result, (performance.now() - start) / 1000);
  if (step.id === 'build') buildFailed = result.failed > 0;
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped;
}
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(summary(total));
