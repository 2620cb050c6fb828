import { copiedText } from '../wording/copied-text.ts';
import { DirectiveText } from './directive-text.tsx';

export interface RuleChipProps {
  /** Line number, or the status that decides in place of a line. */
  readonly number: string;
  /** The line as written, or what the status means. */
  readonly text: string;
  readonly isLine: boolean;
  /** Opens robots.txt. Without it the chip only tells. */
  readonly onOpen?: () => void;
}

/** What decides: a line's number and text, or an answer's status. */
export function RuleChip({ number, text, isLine, onOpen }: RuleChipProps) {
  const shown = copiedText(text);
  const parts = (
    <>
      <span class="n">{number}</span> <span class="t">{isLine ? <DirectiveText text={text} /> : shown}</span>
    </>
  );
  if (onOpen === undefined) {
    return (
      <span class="chip" title={shown}>
        {parts}
      </span>
    );
  }
  // What is seen stands in the name as it is seen, so that it can be spoken to (WCAG 2.5.3).
  const name = `${isLine ? 'Line ' : ''}${number} ${shown}. Open robots.txt`;
  return (
    <button type="button" class="chip" aria-label={name} title={`${shown}\nOpen robots.txt`} onClick={onOpen}>
      {parts}
    </button>
  );
}
