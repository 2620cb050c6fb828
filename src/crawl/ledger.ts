import type {
  CrawledPage,
  CrawlFailure,
  FateCounts,
  Redirected,
  RobotsSkip,
  SkippedLink,
  SkipReason,
} from './types.ts';

/** Distinct URLs that a walk keeps in mind. A site with more is walked on, but its further links are only counted. */
export const MAX_URLS_RECORDED = 200_000;

/** A URL that waits for its turn. */
export interface Target {
  readonly url: string;
  readonly depth: number;
  readonly referrer: string | null;
}

/** `queued` and `requested` are on their way; every other state is a fate. */
type State = 'queued' | 'requested' | 'fetched' | 'redirected' | 'failed' | 'robots-skipped' | 'skipped';

/** Whether the ledger still wants to know of a URL. */
export type Knowledge = 'new' | 'nofollow-only' | 'settled';

/**
 * The queue of a walk and the fate of every URL that it saw. First in, first out: that is breadth-first, because links
 * come page by page. A URL has one state at a time, so the fates add up by construction.
 */
export class Ledger {
  readonly pages: CrawledPage[] = [];
  readonly failures: CrawlFailure[] = [];
  readonly robotsSkipped: RobotsSkip[] = [];
  readonly redirected: Redirected[] = [];
  unrecordedLinks = 0;
  /** True when pages within reach could not be queued for want of room. */
  queueOverflowed = false;

  readonly #states = new Map<string, State>();
  readonly #skipped = new Map<string, SkippedLink>();
  readonly #contents = new Map<string, string>();
  readonly #capacity: number;
  #queue: Target[] = [];
  #head = 0;
  #waiting = 0;

  constructor(capacity: number = MAX_URLS_RECORDED) {
    this.#capacity = capacity;
  }

  /** URLs that wait for their turn. */
  get waiting(): number {
    return this.#waiting;
  }

  knows(url: string): Knowledge {
    const state = this.#states.get(url);
    if (state === undefined) return 'new';
    const reason = state === 'skipped' ? this.#skipped.get(url)?.reason : undefined;
    return reason === 'nofollow' || reason === 'page-nofollow' ? 'nofollow-only' : 'settled';
  }

  /**
   * Puts a URL in the queue.
   *
   * @param room requests that may still be made: a full ledger takes no more than those
   */
  enqueue(target: Target, room: number): void {
    if (this.#full(target.url) && this.#waiting >= room) {
      this.unrecordedLinks++;
      this.queueOverflowed = true;
      return;
    }
    this.#settle(target.url, 'queued');
    this.#queue.push(target);
    this.#waiting++;
  }

  /** The next URL in line, without taking it. Those that a redirect has led to meanwhile are passed over. */
  peek(): Target | null {
    for (let target = this.#queue[this.#head]; target !== undefined; target = this.#queue[this.#head]) {
      if (this.#states.get(target.url) === 'queued') return target;
      this.#advance();
    }
    return null;
  }

  /** Takes the URL that `peek` showed. */
  take(target: Target): void {
    this.#settle(target.url, 'requested');
    this.#advance();
  }

  skip(url: string, reason: SkipReason, referrer: string): void {
    if (this.#full(url)) {
      this.unrecordedLinks++;
      return;
    }
    this.#settle(url, 'skipped');
    this.#skipped.set(url, { url, reason, referrer });
  }

  skipForRobots(skip: RobotsSkip): void {
    if (this.#full(skip.url)) {
      this.unrecordedLinks++;
      return;
    }
    this.#settle(skip.url, 'robots-skipped');
    this.robotsSkipped.push(skip);
  }

  fail(failure: CrawlFailure): void {
    this.#settle(failure.url, 'failed');
    this.failures.push(failure);
  }

  /**
   * Whether the page at a final URL was had or asked for before, so that this answer is a repeat.
   *
   * @param requested the URL that was asked for and ended there
   */
  isRepeat(finalUrl: string, requested: string): boolean {
    if (finalUrl === requested) return false;
    const state = this.#states.get(finalUrl);
    return state !== undefined && state !== 'queued' && state !== 'skipped';
  }

  /** Records an answer's way: to itself, or by redirect to another URL. Call it before `fetched`. */
  redirect(redirected: Redirected): void {
    this.#settle(redirected.url, 'redirected');
    this.redirected.push(redirected);
  }

  /** The final URL of an earlier page with the same content, or null; remembers this one. */
  firstWith(contentKey: string | null, finalUrl: string): string | null {
    const first = contentKey === null ? undefined : this.#contents.get(contentKey);
    if (contentKey !== null && first === undefined) this.#contents.set(contentKey, finalUrl);
    return first ?? null;
  }

  fetched(page: CrawledPage): void {
    this.#settle(page.finalUrl, 'fetched');
    this.pages.push(page);
  }

  /** Gives all that still wait one fate, when the walk ends. */
  close(reason: SkipReason, seed: string): void {
    for (let target = this.peek(); target !== null; target = this.peek()) {
      this.#settle(target.url, 'skipped');
      this.#skipped.set(target.url, { url: target.url, reason, referrer: target.referrer ?? seed });
    }
  }

  skipped(): SkippedLink[] {
    return [...this.#skipped.values()];
  }

  hasSkipped(reason: SkipReason): boolean {
    for (const skip of this.#skipped.values()) if (skip.reason === reason) return true;
    return false;
  }

  /** Every URL that is in the ledger, in the order in which they were seen. */
  urls(): Iterable<string> {
    return this.#states.keys();
  }

  counts(): FateCounts {
    const skipped: Record<SkipReason, number> = {
      nofollow: 0,
      'page-nofollow': 0,
      'off-origin': 0,
      'unsupported-scheme': 0,
      invalid: 0,
      credentials: 0,
      'over-max-pages': 0,
      'over-max-depth': 0,
      'over-max-bytes': 0,
      'over-deadline': 0,
      stopped: 0,
    };
    for (const { reason } of this.#skipped.values()) skipped[reason]++;
    return {
      seen: this.#states.size,
      fetched: this.pages.length,
      redirected: this.redirected.length,
      failed: this.failures.length,
      robotsSkipped: this.robotsSkipped.length,
      skipped,
    };
  }

  #full(url: string): boolean {
    return this.#states.size >= this.#capacity && !this.#states.has(url);
  }

  #settle(url: string, state: State): void {
    const before = this.#states.get(url);
    if (before === 'skipped') this.#skipped.delete(url);
    if (before === 'queued') this.#waiting--;
    this.#states.set(url, state);
  }

  #advance(): void {
    this.#head++;
    if (this.#head < 1024 || this.#head * 2 < this.#queue.length) return;
    this.#queue = this.#queue.slice(this.#head);
    this.#head = 0;
  }
}
