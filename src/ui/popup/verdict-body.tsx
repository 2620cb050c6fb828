import { agentOf } from '../../agents/index.ts';
import type { PageVerdict } from '../../messages/protocol.ts';
import { CrawlerStrip } from '../components/crawler-strip.tsx';
import { Icon } from '../components/icon.tsx';
import { RuleChip } from '../components/rule-chip.tsx';
import { Section } from '../components/section.tsx';
import { VerdictBanner } from '../components/verdict-banner.tsx';
import { accessChip } from '../wording/access-result.ts';
import { ago } from '../wording/durations.ts';
import { encodingSentence } from '../wording/encoding.ts';
import { obeysSentence, stripSummary } from '../wording/purposes.ts';
import { robotsLineAddress } from '../wording/robots-address.ts';
import { verdictSentence, verdictWord } from '../wording/verdict-sentence.ts';
import type { PopupServices } from './popup-services.ts';
import type { PopupStore } from './popup-store.ts';
import { RobotsSection } from './robots-section.tsx';
import { googleDiffers, hasFile } from './why.ts';
import { WhySection } from './why-section.tsx';

export interface VerdictBodyProps {
  readonly answer: PageVerdict;
  readonly store: PopupStore;
  readonly services: PopupServices;
}

/** The answer and everything that explains it. */
export function VerdictBody({ answer, store, services }: VerdictBodyProps) {
  const { agent, basis, crawlers, robots, verdict } = answer;
  const now = services.now();
  const allowed = crawlers.filter((crawler) => crawler.allowed).length;
  return (
    <>
      <VerdictBanner
        tone={verdict.allowed ? 'allowed' : 'blocked'}
        word={verdictWord(verdict.allowed)}
        sentence={verdictSentence({ agent, verdict, robots, basis, google: googleDiffers(answer) })}
      >
        <DecidingChip answer={answer} services={services} />
        <Also answer={answer} />
      </VerdictBanner>
      <WhySection answer={answer} now={now} />
      <Section title="Crawlers" summary={stripSummary(allowed, crawlers.length)} open>
        <CrawlerStrip
          crawlers={crawlers}
          chosen={agent}
          withoutLine={hasFile(answer) ? 'no rule matched' : 'no file'}
          onChoose={(token) => void store.choose(token)}
        />
      </Section>
      <RobotsSection
        robots={robots}
        encoding={encodingSentence(answer)}
        notBefore={answer.notBefore}
        now={now}
        onRefresh={() => void store.refresh()}
      />
    </>
  );
}

interface DecidingChipProps {
  readonly answer: PageVerdict;
  readonly services: PopupServices;
}

/** The deciding line, or the answer's status where no file was read. Nothing where a file was read and no line decides. */
function DecidingChip({ answer, services }: DecidingChipProps) {
  const { robots, verdict, around } = answer;
  if (verdict.rule !== null) {
    const { line, text } = verdict.rule;
    const address = robotsLineAddress(robots.origin, text, around ?? { before: null, after: null });
    return <RuleChip number={`${line}`} text={text} isLine onOpen={() => services.openUrl(address)} />;
  }
  if (hasFile(answer) || verdict.reason === 'robots-txt') return null;
  const onOpen = (): void => services.openUrl(`${robots.origin}/robots.txt`);
  const { number, text } = accessChip(robots);
  const age = ago(services.now() - robots.fetchedAt);
  return <RuleChip number={number} text={`${text}, ${age}`} isLine={false} onOpen={onOpen} />;
}

/** What qualifies the answer: that readings differ, and whether the crawler keeps to robots.txt at all. */
function Also({ answer }: { readonly answer: PageVerdict }) {
  const agent = agentOf(answer.agent);
  const differ = googleDiffers(answer) !== null;
  const obeys = obeysSentence(agent);
  const tells = obeys !== null && (!answer.verdict.allowed || agent.obeysRobots === 'no');
  const older = answer.basis.kind === 'older-copy';
  if (!differ && !tells && !older) return null;
  return (
    <div class="also">
      {differ && (
        <span class="warning strong">
          <Icon name="warning" />
          Readings disagree
        </span>
      )}
      {older && (
        <span>
          <Icon name="clock" />
          Judged by an earlier copy: robots.txt cannot be read now
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
