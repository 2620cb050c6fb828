import { ProgressBar } from '../components/progress-bar.tsx';
import { addressWithin } from '../wording/address.ts';
import { copiedText } from '../wording/copied-text.ts';
import { counted, figure } from '../wording/counts.ts';
import { duration, stopwatch } from '../wording/durations.ts';
import { type BoundName, boundUses, nearestBound, timeToBound } from './nearest-bound.ts';
import type { Run } from './run.ts';

type Running = Extract<Run, { kind: 'running' }>;

const BOUND_NAMES: Readonly<Record<BoundName, string>> = {
  pages: 'page limit',
  time: 'time limit',
  size: 'size limit',
};

/** How far the crawl is toward the bound that will end it first, what it does now, and the other bounds as meters. */
export function CrawlProgressBar({ run }: { readonly run: Running }) {
  const { bounds, progress } = run;
  const uses = boundUses(bounds, progress);
  const nearest = nearestBound(uses);
  const left = timeToBound(nearest, progress.elapsedMs);
  const asked = progress.fetched + progress.failed;
  const name = BOUND_NAMES[nearest.name];
  return (
    <section class="prog" aria-label="Progress">
      <div>
        <div class="row">
          <span class="strong num-inline">
            {`Crawling, ${figure(asked)} of ${counted(bounds.maxPages, 'page')}`}
          </span>
          <span class="soft clip">
            {left === null ? 'No limit is near' : `The ${name} is nearest, about ${duration(left)} away`}
          </span>
        </div>
        <ProgressBar
          label={`Used of the ${name}`}
          value={nearest.used}
          limit={nearest.limit}
          text={`${Math.round(nearest.share * 100)} % of the ${name}`}
        />
        <div class="row facts">
          <span class="dim">Now</span>
          <span class="mono clip" title={copiedText(progress.current ?? '')}>
            {now(run)}
          </span>
          <span class="dim nowrap">{speed(asked, progress.elapsedMs)}</span>
          <span class="dim nowrap">{`${figure(progress.queued)} in the queue`}</span>
          <span class="dim nowrap wide">{`${bounds.delayMs / 1000} s between requests`}</span>
        </div>
      </div>
      <div class="meters">
        <Meter
          name="Time"
          used={stopwatch(progress.elapsedMs)}
          limit={stopwatch(bounds.maxTimeMs)}
          share={uses[1]?.share ?? 0}
        />
        <Meter
          name="Data"
          used={megabytes(progress.bytes)}
          limit={`${megabytes(bounds.maxBytes)} MB`}
          share={uses[2]?.share ?? 0}
        />
        <Meter
          name="Depth"
          used={figure(progress.depth)}
          limit={figure(bounds.maxDepth)}
          share={bounds.maxDepth === 0 ? 1 : progress.depth / bounds.maxDepth}
        />
      </div>
    </section>
  );
}

function now({ progress, seed, stopping }: Running): string {
  if (stopping) return 'ending';
  if (progress.current !== null) return addressWithin(progress.current, new URL(seed).origin);
  if (progress.waiting?.reason === 'back-off') return 'waiting, because the server asked for it';
  return progress.waiting === null ? 'reading' : 'waiting between requests';
}

function speed(asked: number, elapsedMs: number): string {
  return elapsedMs < 1000 ? '– pages/s' : `${((asked * 1000) / elapsedMs).toFixed(1)} pages/s`;
}

function megabytes(bytes: number): string {
  return figure(Math.round(bytes / 100_000) / 10);
}

interface MeterProps {
  readonly name: string;
  readonly used: string;
  readonly limit: string;
  readonly share: number;
}

function Meter({ name, used, limit, share }: MeterProps) {
  return (
    <div class="meter">
      <div class="row">
        <span class="soft">{name}</span>
        <span class="grow" />
        <span class="num">
          <b>{used}</b> of {limit}
        </span>
      </div>
      <ProgressBar label={name} thin quiet value={share} limit={1} text={`${used} of ${limit}`} />
    </div>
  );
}
