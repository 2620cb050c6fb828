/** How many requests in how many seconds, and in which hours of the day (UTC) if the line says so. */
export interface RequestRate {
  readonly requests: number;
  readonly seconds: number;
  /** As written: `0900-1730`. */
  readonly hours: string | null;
}

/**
 * Reads the value of a Crawl-delay line: a decimal number of seconds, not negative. Crawl-delay is in no standard.
 * Anything else (`10s`, `1,5`, `inf`, `1e9`) is null. The number may be huge: whoever waits must have a bound of their own.
 */
export function readSeconds(value: string): number | null {
  if (!/^(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/.test(value)) return null;
  const seconds = Number(value);
  return Number.isFinite(seconds) ? seconds : null;
}

const UNIT_SECONDS = { s: 1, m: 60, h: 3600 } as const;

/** Reads the value of a Request-rate line: `1/10`, `1/10s`, `30/1m 0900-1730`; null for anything else. In no standard. */
export function readRequestRate(value: string): RequestRate | null {
  const [, requests, count, unit = 's', hours] =
    /^([0-9]{1,9})[ \t]*\/[ \t]*([0-9]{1,9})([smh])?(?:[ \t]+([0-9]{4}-[0-9]{4}))?$/i.exec(value) ?? [];
  if (requests === undefined || count === undefined) return null;
  const seconds = Number(count) * UNIT_SECONDS[unit.toLowerCase() as keyof typeof UNIT_SECONDS];
  return { requests: Number(requests), seconds, hours: hours ?? null };
}
