import { asOne, runCommand, type StepResult } from './step.ts';

/** What `web-ext lint --output json` says of one problem. */
type Message = { code: string; message: string; file?: string; line?: number };

/** Warnings that come from a library we bundle, each with the reason why it may stay. */
const acceptedWarnings: Record<string, string> = {
  UNSAFE_VAR_ASSIGNMENT: 'Preact assigns innerHTML for dangerouslySetInnerHTML, which we never use.',
};

/** Mozilla's check of the Firefox build: no error, and no warning that we cause. */
export async function lintAddOn(): Promise<StepResult> {
  const { output } = await runCommand(
    'web-ext',
    'lint',
    '--source-dir',
    '.output/firefox-mv3',
    '--output',
    'json',
  );
  let report: { errors: Message[]; warnings: Message[] };
  try {
    report = JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    return asOne(false, output);
  }
  const problems = [...report.errors, ...report.warnings.filter(({ code }) => !(code in acceptedWarnings))];
  return asOne(
    problems.length === 0,
    problems
      .map(({ code, message, file, line }) => `${file ?? 'manifest.json'}:${line ?? 1} ${code}: ${message}`)
      .join('\n'),
  );
}
