import type { PageVerdict } from '../../messages/protocol.ts';
import type { Verdict } from '../../robots/index.ts';
import type { Reading } from '../components/readings-table.tsx';
import type { LadderRule } from '../components/rule-ladder.tsx';

/** Whether a file was read, now or before, so that its rules decide. */
export function hasFile({ basis }: PageVerdict): boolean {
  return basis.kind === 'file' || basis.kind === 'older-copy';
}

/** The rules that match the page, the longest first. Empty where no file was read. */
export function matchedRules({ explanation }: PageVerdict): readonly LadderRule[] {
  return explanation === null ? [] : explanation.matches.map(({ rule, octets }) => ({ rule, octets }));
}

/** The verdict in every reading, the headline's first. Empty where no file was read. */
export function readingsOf({ explanation }: PageVerdict): readonly Reading[] {
  return explanation === null ? [] : explanation.readings;
}

/** Whether some way of reading the file gives another verdict than the headline's. */
export function readingsDiffer(answer: PageVerdict): boolean {
  return readingsOf(answer).some(({ verdict }) => verdict.allowed !== answer.verdict.allowed);
}

/** Google's verdict where it is another than the headline's; null where both agree or no file was read. */
export function googleDiffers(answer: PageVerdict): Verdict | null {
  const google = readingsOf(answer).find(({ dialect }) => dialect === 'google');
  return google === undefined || google.verdict.allowed === answer.verdict.allowed ? null : google.verdict;
}
