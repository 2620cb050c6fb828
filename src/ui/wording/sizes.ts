const UNITS = ['KB', 'MB', 'GB'] as const;

/** Bytes as a person reads them, in powers of 1,000 and two or three digits: `512 bytes`, `2.0 KB`, `14 MB`. */
export function size(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value < 9.95 ? value.toFixed(1) : Math.round(value)} ${UNITS[unit]}`;
}
