/**
 * Reads the value of a Crawl-delay line: a decimal number of seconds, not negative. Crawl-delay is in no standard.
 * Anything else (`10s`, `1,5`, `inf`, `1e9`) is null. The number may be huge: whoever waits must have a bound of their own.
 */
export function readSeconds(value: string): number | null {
  if (!/^(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/.test(value)) return null;
  const seconds = Number(value);
  return Number.isFinite(seconds) ? seconds : null;
}
