import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand, type StepResult } from './step.ts';

type Counts = { passed: number; failed: number; skipped: number };

/** Runs Vitest with one of the project's configurations and counts its tests. */
export function runVitest(config: string): Promise<StepResult> {
  return runCounted(
    (report) => [
      'vitest',
      'run',
      '--config',
      config,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    (report) => {
      const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report as Record<
        string,
        number
      >;
      return {
        passed: numPassedTests ?? 0,
        failed: numFailedTests ?? 0,
        skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
      };
    },
  );
}

/** Runs Playwright Test for one of the configuration's projects and counts its tests. */
export function runPlaywright(project: string): Promise<StepResult> {
  return runCounted(
    (report) => {
      process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = report;
      return [
        'playwright',
        'test',
        '--config',
        '.config/playwright.config.ts',
        '--project',
        project,
        '--reporter=list,json',
      ];
    },
    (report) => {
      const { stats } = report as { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> };
      // A test that passed only when tried again is a defect here.
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
    },
  );
}

/**
 * Runs a test runner and reads its JSON report. When the runner failed without naming a failed test (a file that does
 * not load, say), or when it ran no test at all, that counts as one failure.
 */
async function runCounted(
  command: (report: string) => [string, ...string[]],
  count: (report: unknown) => Counts,
): Promise<StepResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gatepost-check-'));
  const file = path.join(folder, 'report.json');
  try {
    const { ok, output } = await runCommand(...command(file));
    const counts = readCounts(file, count);
    if (counts === null)
      return { passed: 0, failed: 1, skipped: 0, output: `${output}\nThe runner left no report.` };
    const nothingRan = counts.passed + counts.failed + counts.skipped === 0;
    const unnamedFailure = counts.failed === 0 && (!ok || nothingRan);
    return {
      ...counts,
      failed: counts.failed + (unnamedFailure ? 1 : 0),
      output: nothingRan ? `${output}\nNo test ran.` : output,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readCounts(file: string, count: (report: unknown) => Counts): Counts | null {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
