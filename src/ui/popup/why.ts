import type { PageVerdict } from '../../messages/protocol.ts';
import type { Reading } from '../components/readings-table.tsx';
import type { LadderRule } from '../components/rule-ladder.tsx';

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
