const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_MS = 86_400_000;

/** The three forms that a recipient must read (RFC 9110, 5.6.7). */
const IMF = /^[a-z]{3}, (?<day>\d\d) (?<month>[a-z]{3}) (?<year>\d{4}) (?<time>\d\d:\d\d:\d\d) gmt$/i;
const RFC850 = /^[a-z]{6,9}, (?<day>\d\d)-(?<month>[a-z]{3})-(?<year>\d\d) (?<time>\d\d:\d\d:\d\d) gmt$/i;
const ASCTIME = /^[a-z]{3} (?<month>[a-z]{3}) (?<day>[ \d]\d) (?<time>\d\d:\d\d:\d\d) (?<year>\d{4})$/i;

/**
 * Reads an HTTP-date. Written out because this folder is given its clock and takes none from the platform.
 *
 * @param now milliseconds since the epoch; settles the century of a two-digit year
 * @returns milliseconds since the epoch; null where it is no date
 */
export function parseHttpDate(value: string, now: number): number | null {
  const groups = (IMF.exec(value) ?? RFC850.exec(value) ?? ASCTIME.exec(value))?.groups;
  if (groups === undefined) return null;
  const month = MONTHS.indexOf((groups['month'] ?? '').toLowerCase());
  const day = Number(groups['day']);
  const [hours = 0, minutes = 0, seconds = 0] = (groups['time'] ?? '').split(':').map(Number);
  if (month < 0 || day < 1 || day > 31 || hours > 23 || minutes > 59 || seconds > 60) return null;
  const year = fullYear(groups['year'] ?? '', now);
  return daysSinceEpoch(year, month + 1, day) * DAY_MS + ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

/** A two-digit year more than 50 years ahead is the most recent one in the past (RFC 9110, 5.6.7). */
function fullYear(year: string, now: number): number {
  if (year.length === 4) return Number(year);
  const current = 1970 + Math.floor(now / (365.2425 * DAY_MS));
  const guess = current - (current % 100) + Number(year);
  return guess > current + 50 ? guess - 100 : guess;
}

/** Days from 1970-01-01 in the proleptic Gregorian calendar; `month` is 1 to 12. */
function daysSinceEpoch(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}
