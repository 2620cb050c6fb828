import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The project's folder. */
export const root = path.join(import.meta.dirname, '../..');

/** What one step of `npm test` found. A step that is not a test runner counts as one test. */
export type StepResult = {
  passed: number;
  failed: number;
  skipped: number;
  /** Shown when something failed. */
  output: string;
};

/** One step of `npm test`. */
export type Step = {
  /** How the step is named on the command line: `npm test -- types lint`. */
  id: string;
  heading: string;
  /** The browser it drives. Without that browser the step is skipped, or under CI failed. */
  browser?: 'chromium' | 'firefox';
  /** Whether it needs what the step `build` makes. */
  usesBuild?: true;
  /** Whether its tests use tools beside a browser, which then are installed where that is possible. */
  usesSystemTools?: true;
  run: () => Promise<StepResult>;
};

/** How a command ended and all it printed, standard output and errors in the order they came. */
export type CommandResult = { ok: boolean; output: string };

/** Runs a command of the project's packages in the project's folder, without input. */
export function runCommand(command: string, ...args: readonly string[]): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    // What is left of spinners and colours would only hide the message.
    const output = () => stripVTControlCharacters(Buffer.concat(chunks).toString('utf8'));
    child.on('error', (error) => resolve({ ok: false, output: `${command}: ${error.message}` }));
    child.on('close', (code) => resolve({ ok: code === 0, output: output() }));
  });
}

/** A step that runs commands one after the other, all of them, and passes when all do. */
export async function runAll(commands: readonly (readonly [string, ...string[]])[]): Promise<StepResult> {
  const results: CommandResult[] = [];
  for (const [command, ...args] of commands) results.push(await runCommand(command, ...args));
  return asOne(
    results.every((result) => result.ok),
    results.map((result) => result.output).join('\n'),
  );
}

/** The result of a step that counts as one test. */
export function asOne(ok: boolean, output: string): StepResult {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, output };
}
