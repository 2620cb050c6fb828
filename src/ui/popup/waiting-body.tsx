import { WaitingStrip } from '../components/crawler-strip.tsx';
import { ProgressBar } from '../components/progress-bar.tsx';
import { Section } from '../components/section.tsx';
import { VerdictBanner } from '../components/verdict-banner.tsx';
import { duration, waited } from '../wording/durations.ts';

export interface WaitingBodyProps {
  /** Milliseconds waited so far; null while the wait is too short to speak of. */
  readonly waitedMs: number | null;
  /** Milliseconds after which the wait ends. */
  readonly limitMs: number;
}

/** Before the answer: what is awaited, for how long, and when it will be given up. Nothing spins. */
export function WaitingBody({ waitedMs, limitMs }: WaitingBodyProps) {
  const sentence =
    waitedMs === null
      ? 'Asking for robots.txt.'
      : `Waiting for the site to send robots.txt, ${waited(waitedMs)} so far. Gatepost gives up after ${duration(limitMs)}.`;
  return (
    <>
      <VerdictBanner tone="unknown" word="Not known yet" sentence={sentence} quiet>
        <ProgressBar thin label="Time waited" value={waitedMs ?? 0} limit={limitMs} />
      </VerdictBanner>
      <Section title="Crawlers" summary="waiting for robots.txt" open>
        <WaitingStrip />
      </Section>
    </>
  );
}
