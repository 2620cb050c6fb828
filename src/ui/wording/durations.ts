const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** In milliseconds. */
export const DAY = 24 * HOUR;

/** How long something took or takes, in at most two units: `61 ms`, `2.4 s`, `1 min 40 s`, `3 h 5 min`. */
export function duration(ms: number): string {
  if (ms < SECOND) return `${Math.round(ms)} ms`;
  if (ms < 10 * SECOND) return `${trimmed(ms / SECOND)} s`;
  if (ms < MINUTE - SECOND / 2) return `${Math.round(ms / SECOND)} s`;
  if (ms < HOUR) return pair(Math.round(ms / SECOND), 60, 'min', 's');
  if (ms < DAY) return pair(Math.round(ms / MINUTE), 60, 'h', 'min');
  return pair(Math.round(ms / HOUR), 24, 'd', 'h');
}

/** Whole seconds for a wait that is still going on: `2 s`. */
export function waited(ms: number): string {
  return duration(Math.floor(ms / SECOND) * SECOND || 0).replace('0 ms', '0 s');
}

/** A clock's face for a running time: `2:44`, `1:02:05`. */
export function stopwatch(ms: number): string {
  const seconds = Math.floor(ms / SECOND);
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** How long ago something was: `just now`, `4 min ago`, `2 d ago`. */
export function ago(ms: number): string {
  if (ms < MINUTE) return 'just now';
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min ago`;
  if (ms < DAY) return `${Math.floor(ms / HOUR)} h ago`;
  return `${Math.floor(ms / DAY)} d ago`;
}

/**
 * A moment to come as a person would say it today: `14:10`, `tomorrow 09:00`, `3 Dec 14:10`.
 *
 * @param at milliseconds since the epoch
 * @param now milliseconds since the epoch
 */
export function moment(at: number, now: number): string {
  const day = new Date(at);
  const time = day.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const days = Math.round((startOfDay(at) - startOfDay(now)) / DAY);
  if (days === 0) return time;
  if (days === 1) return `tomorrow ${time}`;
  if (days === -1) return `yesterday ${time}`;
  return `${day.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })} ${time}`;
}

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

function trimmed(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '');
}

function pair(small: number, base: number, bigUnit: string, smallUnit: string): string {
  const rest = small % base;
  const big = `${Math.floor(small / base)} ${bigUnit}`;
  return rest === 0 ? big : `${big} ${rest} ${smallUnit}`;
}
