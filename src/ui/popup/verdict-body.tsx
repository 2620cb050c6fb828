import { agentOf } from '../../agents/index.ts';
import type { PageVerdict } from '../../messages/protocol.ts';
import { CrawlerStrip } from '../components/crawler-strip.tsx';
import { Icon } from '../components/icon.tsx';
import { RuleChip } from '../components/rule-chip.tsx';
import { Section } from '../components/section.tsx';
import { VerdictBanner } from '../components/verdict-banner.tsx';
import { accessChip } from '../wording/access-result.ts';
import { ago } from '../wording/durations.ts';
import { obeysSentence, stripSummary } from '../wording/purposes.ts';
import { verdictSentence, verdictWord } from '../wording/verdict-sentence.ts';
import type { PopupServices } from './popup-services.ts';
import type { PopupStore } from './popup-store.ts';
import { RobotsSection } from './robots-section.tsx';
import { readingsDiffer } from './why.ts';
import { WhySection } from './why-section.tsx';

export interface VerdictBodyProps {
  readonly answer: PageVerdict;
  readonly store: PopupStore;
  readonly services: PopupServices;
}

/** The answer and everything that explains it. */
export function VerdictBody({ answer, store, services }: VerdictBodyProps) {
  const { agent, crawlers, robots, verdict } = answer;
  const read = robots.access === 'successful';
  const allowed = crawlers.filter((crawler) => crawler.allowed).length;
  return (
    <>
      <VerdictBanner
        tone={verdict.allowed ? 'allowed' : 'blocked'}
        word={verdictWord(verdict.allowed)}
        sentence={verdictSentence({ agent, verdict, robots })}
      >
        <DecidingChip answer={answer} services={services} />
        <Also answer={answer} />
      </VerdictBanner>
      <WhySection answer={answer} />
      <Section title="Crawlers" summary={stripSummary(allowed, crawlers.length)} open>
        <CrawlerStrip
          crawlers={crawlers}
          chosen={agent}
          withoutLine={read ? 'no rule matched' : 'no file'}
          onChoose={(token) => void store.choose(token)}
        />
      </Section>
      <RobotsSection robots={robots} now={services.now()} onRefresh={() => void store.refresh()} />
    </>
  );
}

interface DecidingChipProps {
  readonly answer: PageVerdict;
  readonly services: PopupServices;
}

/** The deciding line, or the answer's status where no file was read. Nothing where a file was read and no line decides. */
function DecidingChip({ answer: { robots, verdict }, services }: DecidingChipProps) {
  const onOpen = (): void => services.openUrl(`${robots.origin}/robots.txt`);
  if (verdict.rule !== null) {
    const { line, text } = verdict.rule;
    return <RuleChip number={`${line}`} text={text} isLine onOpen={onOpen} />;
  }
  if (robots.access === 'successful') return null;
  const { number, text } = accessChip(robots);
  const age = ago(services.now() - robots.fetchedAt);
  return <RuleChip number={number} text={`${text}, ${age}`} isLine={false} onOpen={onOpen} />;
}

/** What qualifies the answer: that readings differ, and whether the crawler keeps to robots.txt at all. */
function Also({ answer }: { readonly answer: PageVerdict }) {
  const agent = agentOf(answer.agent);
  const differ = readingsDiffer(answer);
  const obeys = obeysSentence(agent);
  const tells = obeys !== null && (!answer.verdict.allowed || agent.obeysRobots === 'no');
  if (!differ && !tells) return null;
  return (
    <div class="also">
      {differ && (
        <span class="warning strong">
          <Icon name="warning" />
          Readings disagree
        </span>
      )}
      {tells && (
        <span>
          <Icon name="info" tone="info" />
          {obeys}
        </span>
      )}
    </div>
  );
}
