import type { Bounds, CrawlProgress } from '../../crawl/index.ts';

export type BoundName = 'pages' | 'time' | 'size';

/** How far a bound is used up. */
export interface BoundUse {
  readonly name: BoundName;
  readonly used: number;
  readonly limit: number;
  /** 0 to 1. */
  readonly share: number;
}

/** Shares under this say nothing of when a bound will be reached. */
const LEAST_SHARE = 0.02;

/** How far each bound that can end the walk is used up. Depth is none of them: it only narrows the walk. */
export function boundUses(bounds: Bounds, progress: CrawlProgress): readonly BoundUse[] {
  const use = (name: BoundName, used: number, limit: number): BoundUse => ({
    name,
    used,
    limit,
    share: limit > 0 ? Math.min(1, used / limit) : 1,
  });
  return [
    use('pages', progress.fetched + progress.failed, bounds.maxPages),
    use('time', progress.elapsedMs, bounds.maxTimeMs),
    use('size', progress.bytes, bounds.maxBytes),
  ];
}

/** The bound that will be reached first if the walk goes on as it did so far. */
export function nearestBound(uses: readonly BoundUse[]): BoundUse {
  const first = uses[0];
  if (first === undefined) throw new RangeError('A walk has at least one bound.');
  return uses.reduce((nearest, use) => (use.share > nearest.share ? use : nearest), first);
}

/** Milliseconds until a bound is reached at the speed so far; null while there is too little to go by. */
export function timeToBound({ share }: BoundUse, elapsedMs: number): number | null {
  return share < LEAST_SHARE ? null : (elapsedMs * (1 - share)) / share;
}
