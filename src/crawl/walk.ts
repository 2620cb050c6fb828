import { DEFAULT_MAX_PAGE_BYTES } from './bounds.ts';
import { type Ending, ending, endingInsteadOf, fateOfWaiting } from './ending.ts';
import { createInterrupt, type Interrupt } from './interrupt.ts';
import { isServerError, judgeHop } from './judge-answer.ts';
import { Ledger, type Target } from './ledger.ts';
import { createPacer, type Pacer } from './pacer.ts';
import { reportOf } from './report.ts';
import { ask } from './request.ts';
import { judgeSeed, seedFailure } from './seed.ts';
import { settleOrigin } from './seed-origin.ts';
import { type Received, receive, type SurveyRules } from './survey.ts';
import type { CrawlFailure, CrawlReport, FetchOutcome, RobotsPolicy, SeedProblem, Waiting } from './types.ts';
import type { PageReader } from './visit.ts';
import type { WalkOptions } from './walk-options.ts';

const DEFAULT_MAX_CONSECUTIVE_ERRORS = 10;

/**
 * Walks a site breadth-first and reports on every URL that it saw.
 *
 * It does not know where answers come from: `fetchPage` and `reader` may ask a server and parse, or look into a capture.
 * A page that could not be had is a result, and nothing is asked for twice: a page that the server was too busy for is a
 * failure, and the walk goes on after the pause that the server asked for.
 *
 * @returns rejects only with what `onPage` or `onProgress` throw
 */
export function walk(options: WalkOptions, reader: PageReader): Promise<CrawlReport> {
  return new Walk(options, reader).run();
}

class Walk {
  readonly #options: WalkOptions;
  readonly #reader: PageReader;
  readonly #agents: readonly string[];
  readonly #interrupt: Interrupt;
  readonly #ledger: Ledger;
  readonly #pacer: Pacer;
  readonly #startedAt: number;
  #policy: RobotsPolicy;
  #origin: string | null = null;
  #seedProblem: SeedProblem | null = null;
  #requests = 0;
  #bytes = 0;
  #depth = 0;
  #errorsInARow = 0;

  constructor(options: WalkOptions, reader: PageReader) {
    this.#options = options;
    this.#reader = reader;
    this.#agents = options.agentTokens ?? [options.agent];
    this.#policy = options.policy;
    this.#ledger = new Ledger(options.maxUrlsRecorded);
    this.#pacer = createPacer(options.clock);
    this.#startedAt = options.clock.now();
    this.#interrupt = createInterrupt(options.clock, options.signal, options.bounds.maxTimeMs);
  }

  async run(): Promise<CrawlReport> {
    try {
      const end = this.#plantSeed() ?? (await this.#loop());
      this.#ledger.close(fateOfWaiting(end.reason), this.#options.seed);
      this.#progress(null, null);
      return reportOf(this.#options, this.#ledger, {
        end,
        seedProblem: this.#seedProblem,
        origin: this.#origin,
        policy: this.#policy,
        startedAt: this.#startedAt,
        requests: this.#requests,
        bytes: this.#bytes,
      });
    } finally {
      this.#interrupt.release();
    }
  }

  #plantSeed(): Ending | null {
    const seed = judgeSeed(this.#options.seed, this.#policy);
    switch (seed.kind) {
      case 'good':
        this.#ledger.enqueue({ url: seed.url, depth: 0, referrer: null }, 1);
        return null;
      case 'disallowed':
        this.#ledger.skipForRobots(seed.skip);
        break;
      case 'bad':
        this.#ledger.skip(seed.url, seed.reason, seed.url);
    }
    this.#seedProblem = seed.problem;
    return { reason: 'errors', detail: seed.problem.detail };
  }

  async #loop(): Promise<Ending> {
    const { bounds } = this.#options;
    for (;;) {
      const target = this.#ledger.peek();
      if (target === null) return this.#exhausted();
      if (this.#requests >= bounds.maxPages) return ending('max-pages', bounds);
      if (this.#bytes >= bounds.maxBytes) return ending('max-bytes', bounds);
      const end = this.#interrupted() ?? (await this.#pause()) ?? (await this.#step(target));
      if (end !== null) return end;
    }
  }

  #exhausted(): Ending {
    const { bounds } = this.#options;
    if (this.#ledger.queueOverflowed) return ending('max-pages', bounds);
    return ending(this.#ledger.hasSkipped('over-max-depth') ? 'max-depth-reached' : 'done', bounds);
  }

  #interrupted(): Ending | null {
    const cause = this.#interrupt.cause();
    if (cause === null) return null;
    const end = ending(cause, this.#options.bounds);
    if (this.#requests === 0) this.#seedProblem = { kind: 'stopped', detail: end.detail };
    return end;
  }

  async #pause(): Promise<Ending | null> {
    const { bounds, clock } = this.#options;
    const waiting = this.#pacer.due(Math.max(bounds.delayMs, this.#policy.crawlDelayMs));
    if (waiting === null) return null;
    const now = clock.now();
    const end = endingInsteadOf(waiting, now, this.#interrupt.deadline, bounds);
    if (end !== null) return end;
    this.#progress(null, waiting);
    await this.#interrupt.during(clock.sleep(waiting.until - now, this.#interrupt.signal));
    return this.#interrupted();
  }

  async #step(target: Target): Promise<Ending | null> {
    const { bounds, fetchPage, maxPageBytes = DEFAULT_MAX_PAGE_BYTES } = this.#options;
    this.#ledger.take(target);
    this.#requests++;
    this.#depth = target.depth;
    this.#progress(target.url, null);
    const room = Math.min(maxPageBytes, bounds.maxBytes - this.#bytes);
    const isSeed = target.referrer === null;
    const judge = (url: string) =>
      judgeHop(url, { origin: this.#origin ?? new URL(target.url).origin, isSeed }, this.#policy);
    const outcome = await ask(fetchPage, target.url, room, judge, this.#interrupt);
    this.#pacer.ended(outcome);
    this.#bytes += outcome.bytes ?? 0;
    const received = await this.#receive(target, outcome);
    this.#progress(null, null);
    if (received.kind === 'failure') return this.#afterFailure(received.failure);
    this.#errorsInARow = 0;
    if (received.kind === 'page' && !(await this.#hand(received))) return ending('callback', bounds);
    const cut = outcome.kind === 'response' && outcome.truncated && this.#bytes >= bounds.maxBytes;
    return cut ? ending('max-bytes', bounds) : null;
  }

  /** False where the callback has had enough. */
  async #hand({ page, content }: Extract<Received, { kind: 'page' }>): Promise<boolean> {
    const answer = this.#options.onPage?.(page, content) ?? true;
    return (typeof answer === 'boolean' ? answer : await this.#interrupt.during(answer)) !== false;
  }

  async #receive(target: Target, answer: FetchOutcome): Promise<Received> {
    let outcome = answer;
    if (target.referrer === null) {
      const settled = await settleOrigin(
        target.url,
        outcome,
        this.#policy,
        this.#options.policyFor,
        this.#interrupt,
      );
      this.#policy = settled.policy;
      this.#origin = settled.origin;
      outcome = settled.outcome;
    }
    const { bounds, followNofollow = false } = this.#options;
    const rules: SurveyRules = {
      origin: this.#origin ?? '',
      policy: this.#policy,
      reader: this.#reader,
      agents: this.#agents,
      maxDepth: bounds.maxDepth,
      followNofollow,
    };
    return receive(this.#ledger, target, outcome, rules, bounds.maxPages - this.#requests);
  }

  #afterFailure(failure: CrawlFailure): Ending | null {
    if (failure.referrer === null) {
      this.#seedProblem = seedFailure(failure);
      this.#origin = null;
      return this.#interrupted() ?? { reason: 'errors', detail: this.#seedProblem.detail };
    }
    // Every further request would reach the server, and its answer would be kept from the walk.
    if (failure.reason === 'no-permission') return { reason: 'errors', detail: failure.detail };
    if (!isServerError(failure.reason, failure.status)) {
      if (failure.reason === 'aborted') return this.#interrupted();
      this.#errorsInARow = 0;
      return null;
    }
    this.#errorsInARow++;
    if (this.#errorsInARow < (this.#options.maxConsecutiveErrors ?? DEFAULT_MAX_CONSECUTIVE_ERRORS))
      return null;
    const detail = `${this.#errorsInARow} requests in a row failed; the last one: ${failure.detail}`;
    return { reason: 'errors', detail };
  }

  #progress(current: string | null, waiting: Waiting | null): void {
    const { onProgress, clock } = this.#options;
    onProgress?.({
      fetched: this.#ledger.pages.length,
      failed: this.#ledger.failures.length,
      robotsSkipped: this.#ledger.robotsSkipped.length,
      queued: this.#ledger.waiting,
      bytes: this.#bytes,
      depth: this.#depth,
      elapsedMs: clock.now() - this.#startedAt,
      current,
      waiting,
    });
  }
}
