import type { Dialect, Verdict } from '../../robots/index.ts';
import { verdictWord } from '../wording/verdict-sentence.ts';
import { DirectiveText } from './directive-text.tsx';
import { Icon } from './icon.tsx';

const DIALECT_NAMES: Readonly<Record<Dialect, string>> = {
  rfc9309: 'RFC 9309',
  google: 'Google',
  'first-match': 'First match',
};

/** A verdict in one way of reading robots.txt. */
export interface Reading {
  readonly dialect: Dialect;
  readonly verdict: Verdict;
}

/** The same page in every reading, shown where they differ. The first one is the headline's. */
export function ReadingsTable({ readings }: { readonly readings: readonly Reading[] }) {
  return (
    <table class="ladder reads">
      <thead>
        <tr>
          <th scope="col">reading</th>
          <th scope="col">verdict</th>
          <th scope="col">deciding line</th>
        </tr>
      </thead>
      <tbody>
        {readings.map(({ dialect, verdict }, index) => {
          const tone = verdict.allowed ? 'allowed' : 'blocked';
          return (
            <tr key={dialect} class={index === 0 ? 'win' : ''}>
              <td>{DIALECT_NAMES[dialect]}</td>
              <td>
                <span class={`v ${tone}`}>
                  <Icon name={tone} />
                  {verdictWord(verdict.allowed)}
                </span>
              </td>
              <td class="clip mono">
                {verdict.rule === null ? (
                  <span class="dim">no rule matched</span>
                ) : (
                  <>
                    {verdict.rule.line} <DirectiveText text={verdict.rule.text} />
                  </>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
