import { parseArgs } from 'node:util';
import { AGENTS } from '../../src/agents/index.ts';
import { Problem } from './problem.ts';

/** What `npm start` was asked to do. */
export type StartOptions = {
  /** Null opens the bundled demo site. */
  url: string | null;
  headless: boolean;
  /** Where report.json and the screenshots go. Null means a fresh temporary folder. */
  out: string | null;
  bounds: CrawlBounds;
};

/** Bounds as they were written, null where the extension's own default stays. */
export type CrawlBounds = {
  /** Product token. */
  agent: string | null;
  maxPages: number | null;
  maxDepth: number | null;
  /** Seconds between two requests. */
  delay: number | null;
};

export const usage = `npm start [-- <url> options]

Opens a browser with Gatepost on <url>, or on the bundled demo site. Without a display, or with --headless, it clicks
the toolbar button, reads the verdict, crawls the site, prints both and saves them.

  --headless       no window, although there is a display
  --agent TOKEN    the crawler, by product token, such as Googlebot
  --max-pages N    fetch at most N pages
  --max-depth N    follow links at most N deep
  --delay SECONDS  wait between two requests
  --out FOLDER     where report.json and the screenshots go (default: a new temporary folder)
  --help           this text`;

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
  return {
    url: given === undefined ? null : readUrl(given),
    headless: values.headless ?? false,
    out: values.out ?? null,
    bounds: {
      agent: values.agent === undefined ? null : readAgent(values.agent),
      maxPages: readNumber('--max-pages', values['max-pages'], { whole: true, least: 1 }),
      maxDepth: readNumber('--max-depth', values['max-depth'], { whole: true, least: 0 }),
      delay: readNumber('--delay', values.delay, { whole: false, least: 0 }),
    },
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        headless: { type: 'boolean' },
        agent: { type: 'string' },
        'max-pages': { type: 'string' },
        'max-depth': { type: 'string' },
        delay: { type: 'string' },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    // Its first sentence names the option; what follows explains a syntax that nobody needs here.
    const [sentence = ''] = (error as Error).message.split(/\. |\n/);
    throw new Problem(`${sentence.replace(/\.$/, '')}. npm start -- --help lists the options.`);
  }
}

function readUrl(text: string): string {
  const url = URL.parse(text) ?? URL.parse(`http://${text}`);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Problem(`${text} is not an http or https URL.`);
  }
  return url.href;
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

function readNumber(
  name: string,
  text: string | undefined,
  { whole, least }: { whole: boolean; least: number },
): number | null {
  if (text === undefined) return null;
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && (!whole || Number.isInteger(value))) return value;
  throw new Problem(`${name} takes a ${whole ? 'whole ' : ''}number, ${least} or more, not "${text}".`);
}
