import type { TrapHint } from './types.ts';

const EXAMPLES = 3;
/** Segments in a row that make a path suspicious, and segments looked at. */
const REPEATS = 3;
const SEGMENTS_READ = 60;
/** Different values that a session parameter must have had before it is called one. */
const LEAST_VALUES = 8;

/** Names by which servers pass a session along (PHP, Java, ColdFusion, osCommerce and plain ones). */
const SESSION_NAME = /^(?:(?:php)?sess(?:ion)?_?(?:id)?|sid|jsessionid|cfid|cftoken|oscsid|zenid)$/i;
/** A value that nobody writes by hand: long, of letters and digits mixed. */
const RANDOM_VALUE = /^(?=.*\d)(?=.*[a-z])[\w-]{16,}$/i;

/** Looks for what makes a site seem endless, in the distinct URLs of one origin that a walk saw. */
export function trapHints(urls: Iterable<string>): TrapHint[] {
  const segments = new Map<string, string[]>();
  const parameters = new Map<string, Parameter>();
  for (const url of urls) {
    const path = url.slice(url.indexOf('/', url.indexOf('//') + 2));
    const repeated = repeatedSegments(path.split('?', 1)[0] ?? '');
    if (repeated !== null) append(segments, repeated, url);
    for (const [name, value] of parametersOf(path)) note(parameters, name, value, url);
  }
  const hints: TrapHint[] = [];
  for (const [pattern, found] of segments) hints.push(hint('repeated-segments', pattern, found));
  for (const [pattern, { values, found, random }] of parameters) {
    const isSession = SESSION_NAME.test(pattern) || random === found.length;
    if (values.size < LEAST_VALUES || !isSession || values.size < found.length / 2) continue;
    hints.push(hint('session-parameter', pattern, found));
  }
  return hints;
}

function hint(kind: TrapHint['kind'], pattern: string, found: readonly string[]): TrapHint {
  return { kind, pattern, urls: found.length, examples: found.slice(0, EXAMPLES) };
}

/** The shortest run of segments that stands three times in a row, as `a/b`; null where there is none. */
function repeatedSegments(path: string): string | null {
  const segments = path.split('/', SEGMENTS_READ).filter((segment) => segment !== '');
  for (let period = 1; period * REPEATS <= segments.length; period++) {
    let same = 0;
    for (let i = period; i < segments.length; i++) {
      same = segments[i] === segments[i - period] ? same + 1 : 0;
      if (same === period * (REPEATS - 1)) return segments.slice(i - period + 1, i + 1).join('/');
    }
  }
  return null;
}

/** Name and value of each parameter, in the query and after a `;` in the path. */
function parametersOf(path: string): [name: string, value: string][] {
  const found: [string, string][] = [];
  for (const part of path.split(/[?&;]/).slice(1)) {
    const [name = '', value] = part.split('=', 2);
    if (name !== '' && value !== undefined) found.push([name, value.split('/', 1)[0] ?? '']);
  }
  return found;
}

interface Parameter {
  readonly values: Set<string>;
  readonly found: string[];
  /** URLs whose value reads as a random one. */
  random: number;
}

function note(parameters: Map<string, Parameter>, name: string, value: string, url: string): void {
  const known = parameters.get(name) ?? { values: new Set(), found: [], random: 0 };
  parameters.set(name, known);
  known.values.add(value);
  if (known.found.at(-1) !== url) known.found.push(url);
  if (RANDOM_VALUE.test(value)) known.random++;
}

function append(lists: Map<string, string[]>, key: string, url: string): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [url]);
  else list.push(url);
}
