import type { PageVerdict } from '../../messages/protocol.ts';
import { ReadingsTable } from '../components/readings-table.tsx';
import { RuleLadder } from '../components/rule-ladder.tsx';
import { Section } from '../components/section.tsx';
import { accessReason, basisSentence } from '../wording/access-result.ts';
import { addressParts } from '../wording/address.ts';
import { counted } from '../wording/counts.ts';
import { groupSentence } from '../wording/group-sentence.ts';
import { hasFile, matchedRules, readingsDiffer, readingsOf } from './why.ts';

/** Which group was chosen, every rule that matched, and where readings differ. */
export function WhySection({ answer, now }: { readonly answer: PageVerdict; readonly now: number }) {
  const sentence = basisSentence(answer.basis, now);
  return (
    <Section title="Why" summary={whySummary(answer)} open>
      {hasFile(answer) ? (
        <>
          <RulesWhy answer={answer} />
          {sentence !== null && <p class="why2 dim">{sentence}</p>}
        </>
      ) : (
        <>
          <p class="why">
            {accessReason(answer.robots)} {sentence}
          </p>
          {answer.basis.kind === 'unreachable' && <Timeline />}
        </>
      )}
    </Section>
  );
}

function RulesWhy({ answer }: { readonly answer: PageVerdict }) {
  const { agent, url, verdict } = answer;
  if (verdict.reason === 'robots-txt') {
    return (
      <p class="why">No rule can forbid /robots.txt: crawlers must be able to read it (RFC 9309, 2.2.2).</p>
    );
  }
  const rules = matchedRules(answer);
  const differ = readingsDiffer(answer);
  const path = answer.explanation?.path ?? addressParts(url).path;
  return (
    <>
      <p class="why">
        {groupSentence(agent, verdict.group)}
        {rules.length > 1 && ' The longest rule that matches wins.'}
        {rules.length === 0 && verdict.group !== null && ' None of its rules matches this page.'}
      </p>
      {rules.length > 0 && <RuleLadder path={path} rules={rules} winner={verdict.rule?.line ?? null} />}
      {differ && <ReadingsTable readings={readingsOf(answer)} />}
      {!differ && readingsOf(answer).length > 0 && <p class="why2 dim">{afterword(answer)}</p>}
    </>
  );
}

function afterword(answer: PageVerdict): string {
  const other = answer.verdict.group?.match === 'token' ? 'The group of * does not apply. ' : '';
  return `${other}All ${readingsOf(answer).length} readings agree.`;
}

function whySummary(answer: PageVerdict): string {
  if (answer.verdict.reason === 'robots-txt') return 'always allowed';
  if (!hasFile(answer)) return 'no file, no rules';
  const readings = readingsOf(answer);
  const differing = readings.filter(({ verdict }) => verdict.allowed !== answer.verdict.allowed).length;
  if (differing > 0) {
    const does = answer.verdict.allowed ? 'block' : 'allow';
    return `${differing} of ${readings.length} readings ${does}${differing === 1 ? 's' : ''}`;
  }
  const count = matchedRules(answer).length;
  return count === 0 ? 'no rule matched' : `${counted(count, 'rule')} matched`;
}

/** What crawlers do about a file that stays unreachable: the largest one says so in public. */
function Timeline() {
  return (
    <ol class="time">
      <li>
        <b>Now</b>
        <span>Crawlers stop. Pages stay indexed.</span>
      </li>
      <li>
        <b>12 hours</b>
        <span>Google goes on with its last good copy.</span>
      </li>
      <li>
        <b>30 days</b>
        <span>Without a copy, Google crawls as if there were no file.</span>
      </li>
    </ol>
  );
}
