import { parseArgs } from 'node:util';
import { AGENTS } from '../../src/agents/index.ts';
import { BOUNDS_FIELDS, type BoundsField } from '../../src/ui/options/bounds-fields.ts';
import { readAddress } from './address.ts';
import { Problem } from './problem.ts';

/** What `npm start` was asked to do. */
export type StartOptions = {
  /** Null opens the bundled demo site. */
  url: string | null;
  headless: boolean;
  /** Where report.json and the screenshots go. Null means a fresh temporary folder. */
  out: string | null;
  /** Product token, null where the extension's own default stays. */
  agent: string | null;
  bounds: BoundsGiven;
};

/** Bounds as they were written, in the units of the crawl page's fields and within their limits. */
export type BoundsGiven = Partial<Record<BoundsField, string>>;

/** Which option fills which field. */
const boundOptions = {
  'max-pages': 'pages',
  'max-depth': 'depth',
  'max-time': 'time',
  'max-size': 'size',
  delay: 'delay',
} as const satisfies Record<string, BoundsField>;

type BoundOption = keyof typeof boundOptions;

/**
 * Reads the command line.
 * @returns the options, or 'help' when they were asked for
 * @throws Problem for an unknown option, a value that does not fit, or a URL that is not http(s)
 */
export function readOptions(args: readonly string[]): StartOptions | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  if (positionals.length > 1) {
    throw new Problem(`One URL at a time: ${positionals.join(' and ')} are ${positionals.length}.`);
  }
  const given = positionals[0];
  const bounds: BoundsGiven = {};
  for (const name of Object.keys(boundOptions) as BoundOption[]) {
    const text = values[name];
    if (text !== undefined) bounds[boundOptions[name]] = readBound(name, text);
  }
  return {
    url: given === undefined ? null : readAddress(given),
    headless: values.headless ?? false,
    out: values.out ?? null,
    agent: values.agent === undefined ? null : readAgent(values.agent),
    bounds,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: joinNegativeNumbers(args),
      allowPositionals: true,
      options: {
        headless: { type: 'boolean' },
        agent: { type: 'string' },
        'max-pages': { type: 'string' },
        'max-depth': { type: 'string' },
        'max-time': { type: 'string' },
        'max-size': { type: 'string' },
        delay: { type: 'string' },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const { message } = error as Error;
    const bare = message.match(/^Option '(--[a-z-]+)(?: <value>)?' argument (?:is ambiguous|missing)/)?.[1];
    if (bare !== undefined) throw new Problem(`${bare} needs a value after it.`);
    // Its first sentence names the option; what follows explains a syntax that nobody needs here.
    const [sentence = ''] = message.split(/\. |\n/);
    throw new Problem(`${sentence.replace(/\.$/, '')}. npm start -- --help lists the options.`);
  }
}

/** `--max-pages -1` as `--max-pages=-1`: it is a value that does not fit, not another option. */
function joinNegativeNumbers(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1) ?? '';
    if (/^-[\d.]/.test(arg) && /^--[a-z-]+$/.test(before)) joined[joined.length - 1] = `${before}=${arg}`;
    else joined.push(arg);
  }
  return joined;
}

/** The token as its operator writes it, or one of the user's own. */
function readAgent(given: string): string {
  const known = AGENTS.find(({ token }) => token.toLowerCase() === given.toLowerCase());
  if (known) return known.token;
  if (/^[A-Za-z0-9_-]{1,64}$/.test(given)) return given;
  throw new Problem(
    `--agent takes a product token (letters, digits, - and _, no version), such as Googlebot, not "${given}".`,
  );
}

/** A number within the limits of the field that it is for. */
function readBound(name: BoundOption, text: string): string {
  const { least, most, whole } = BOUNDS_FIELDS[boundOptions[name]];
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most && (!whole || Number.isInteger(value))) return text;
  const range = `from ${least} to ${most.toLocaleString('en-GB')}`;
  throw new Problem(`--${name} takes a ${whole ? 'whole ' : ''}number ${range}, not "${text}".`);
}
