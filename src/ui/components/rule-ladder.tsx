import type { Rule } from '../../robots/index.ts';
import { copiedText } from '../wording/copied-text.ts';
import { PatternText } from './directive-text.tsx';

/** A rule that matches the path, and how many octets of it (RFC 9309, 2.2.2). */
export interface LadderRule {
  readonly rule: Rule;
  readonly octets: number;
}

export interface RuleLadderProps {
  /** What the rules were matched against: path and query. */
  readonly path: string;
  /** The rules that match, the longest first. */
  readonly rules: readonly LadderRule[];
  /** Line of the rule that decides. */
  readonly winner: number | null;
}

/** Rules that are shown; a file may hold thousands that match. */
const MOST_RULES = 12;

/** The path on top, every matching rule under it, aligned so that the longest match shows. */
export function RuleLadder({ path, rules, winner }: RuleLadderProps) {
  const shown = rules.slice(0, MOST_RULES);
  const hidden = rules.length - shown.length;
  const shownPath = copiedText(path);
  return (
    <>
      <table class="ladder rules">
        <caption class="vh">Rules that match the path, the longest first</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="vh">line</span>
            </th>
            <th scope="col">path</th>
            <td colSpan={2} class="clip" title={shownPath}>
              {shownPath}
            </td>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ rule, octets }) => (
            <tr key={rule.line} class={rule.line === winner ? `win ${rule.kind}` : ''}>
              <td>{rule.line}</td>
              <td class={`k-${rule.kind}`}>{rule.kind === 'allow' ? 'Allow' : 'Disallow'}</td>
              <td class="clip" title={copiedText(rule.pattern)}>
                <b>
                  <PatternText pattern={rule.pattern} />
                </b>
              </td>
              <td class="oct">
                {octets === 1 ? '1 octet' : `${octets} octets`}
                {rule.line === winner && ', decides'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && <p class="why2 dim">{`${hidden} shorter rules match as well.`}</p>}
    </>
  );
}
