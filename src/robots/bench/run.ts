/**
 * Times this parser beside `robots-parser`, in one process, warmed up, on the same generated files and distinct URLs.
 * Prints ratios, since times say more about the machine than about the code. Run with `npm run bench`. A goal that is missed is
 * marked, and fails the run with `--check` only: a machine that is busy must not fail a build.
 *
 * On 2026-11-30 there was no other living npm peer to be had. `robots-txt-guard`, which goes with `robots-txt-parse`, had its last
 * release in February 2021; the change log of `robots-txt-parser` ends in June 2021, and `robots` is older still. Newer
 * ports of Google's parser (`@trybyte/robotstxt-parser`, `google-robotstxt-parser`) could not be installed.
 */
import robotsParser from 'robots-parser';
import { evaluate, parseRobots } from '../index.ts';
import { Corpus } from './corpus.ts';
import { HOSTILE } from './hostile.ts';
import { type Contender, measure } from './measure.ts';
import { printTable, type Row } from './table.ts';

const SITE = 'https://www.example.com/robots.txt';
const AGENT = 'Somebot';
const SEED = 7;
const URLS = 10_000;

const rows: Row[] = [];

function compare(what: string, ours: Contender, others: readonly (Contender & Goal)[]): void {
  const took = measure([ours, ...others]);
  const own = took.get(ours.name) as number;
  for (const { name, least, most } of others) {
    rows.push({ what, ours: own, other: name, theirs: took.get(name) as number, least, most });
  }
}

interface Goal {
  /** Their time by ours must be at least this. */
  readonly least?: number;
  /** Our time by theirs must be at most this. */
  readonly most?: number;
}

function cycle(urls: readonly string[]): () => string {
  let at = 0;
  return () => urls[at++ % urls.length] as string;
}

function everyday(size: number, goals: { parse: number; first: number; verdict: number }): void {
  const corpus = new Corpus(SEED);
  const text = corpus.file(size);
  const bytes = new TextEncoder().encode(text);
  const urls = corpus.urls(text, URLS);
  const label = `${Math.round(size / 1024)} KiB`;
  const rules = text.match(/^(?:Dis)?allow:/gim)?.length ?? 0;
  process.stdout.write(`${label}: ${bytes.length} octets, ${rules} rules, ${new Set(urls).size} URLs\n`);

  const bareLoop = () => {
    let sum = 0;
    for (let at = 0; at < bytes.length; at++) sum += bytes[at] as number;
    return sum;
  };
  const theirParse = () => robotsParser(SITE, text);
  compare(`parse octets, ${label}`, { name: 'ours', work: () => parseRobots(bytes) }, [
    { name: 'robots-parser', work: theirParse, least: goals.parse },
    { name: 'a bare loop over the octets', work: bareLoop, most: 4 },
  ]);
  compare(`parse text, ${label}`, { name: 'ours', work: () => parseRobots(text) }, [
    { name: 'robots-parser', work: theirParse, least: goals.parse },
    { name: 'a bare loop over the octets', work: bareLoop, most: 4 },
  ]);

  const next = cycle(urls);
  const theirFirst = () => robotsParser(SITE, text).isAllowed(next(), AGENT);
  compare(
    `parse octets and one verdict, ${label}`,
    { name: 'ours', work: () => evaluate(parseRobots(bytes), AGENT, next()) },
    [{ name: 'robots-parser', work: theirFirst, least: goals.first }],
  );
  compare(
    `parse text and one verdict, ${label}`,
    { name: 'ours', work: () => evaluate(parseRobots(text), AGENT, next()) },
    [{ name: 'robots-parser', work: theirFirst, least: goals.first }],
  );

  const file = parseRobots(bytes);
  const theirs = robotsParser(SITE, text);
  compare(`verdict, ${label}`, { name: 'ours', work: () => evaluate(file, AGENT, next()) }, [
    { name: 'robots-parser', work: () => theirs.isAllowed(next(), AGENT), least: goals.verdict },
    { name: 'a bare new URL()', work: () => new URL(next()), most: 4 },
  ]);
}

/** A verdict must not become dearer with the number of rules. */
function manyRules(): void {
  const [small, large] = [100, 10_000].map((count) => {
    const corpus = new Corpus(SEED);
    const lines = Array.from({ length: count }, () => `Disallow: ${corpus.pattern()}\n`).join('');
    const text = `User-agent: *\n${lines}`;
    const file = parseRobots(text);
    const next = cycle(corpus.urls(text, URLS));
    return () => evaluate(file, AGENT, next());
  }) as [() => unknown, () => unknown];
  compare('verdict with 10,000 rules', { name: 'ours', work: large }, [
    { name: 'ours with 100 rules', work: small, most: 2 },
  ]);
}

/** Patterns that are made to be slow. */
function hostile(): void {
  const stars = (factor: number) => {
    const text = `User-agent: *\nDisallow: /${'a*'.repeat(4_000 * factor)}b*a\n`;
    const url = `https://www.example.com/${'a'.repeat(10_000 * factor)}`;
    return { text, url };
  };
  const half = stars(1);
  const whole = stars(2);
  const halfFile = parseRobots(half.text);
  const wholeFile = parseRobots(whole.text);
  const theirs = robotsParser(SITE, whole.text);
  compare(
    'a* 8,000 times against 20,000 a',
    { name: 'ours', work: () => evaluate(wholeFile, AGENT, whole.url) },
    [
      { name: 'ours, both halved', work: () => evaluate(halfFile, AGENT, half.url), most: 2.6 },
      { name: 'robots-parser', work: () => theirs.isAllowed(whole.url, AGENT), least: 500 },
    ],
  );

  const ordinary = new Corpus(SEED).file(500 * 1024);
  const urls = Array.from(
    { length: 100 },
    (_, index) => `https://www.example.com/shop/item-${index}?sort=up`,
  );
  const work = (text: string) => () => {
    const file = parseRobots(text);
    for (const url of urls) evaluate(file, AGENT, url);
  };
  for (const { name, text } of HOSTILE) {
    compare(`parse and 100 verdicts, ${name}`, { name: 'ours', work: work(text) }, [
      { name: 'ours, an ordinary file as long', work: work(ordinary) },
    ]);
  }
}

everyday(5 * 1024, { parse: 5, first: 3, verdict: 12 });
everyday(500 * 1024, { parse: 10, first: 8, verdict: 300 });
manyRules();
hostile();
const missed = printTable(rows);
process.stdout.write(
  missed === 0 ? 'Every goal is reached.\n' : `${missed} of the goals missed, marked above.\n`,
);
process.exitCode = missed > 0 && process.argv.includes('--check') ? 1 : 0;
