import type {
  CrawledPage,
  CrawlFailure,
  CrawlReport,
  FailureReason,
  RobotsSkip,
  SkippedLink,
  SkipReason,
} from '../../crawl/index.ts';
import { DEFAULT_BOUNDS } from '../../crawl/index.ts';
import { NOON } from './popup-states.ts';

const ORIGIN = 'https://www.fernhollow.example';

const SECTIONS = ['guides/pruning', 'shop/seeds', 'shop/bulbs', 'journal', 'visit', 'shop/trees'] as const;
const NAMES = [
  'apple-trees',
  'blackcurrants',
  'figs-in-pots',
  'roses',
  'sweet-pea-mix',
  'heritage-beans',
] as const;

/** Invented pages of the mock-up's site, as many as asked for. */
export function pages(count: number): readonly CrawledPage[] {
  return Array.from({ length: count }, (_, index) => (index === 0 ? SEED_PAGE : inventedPage(index)));
}

const SEED_PAGE: CrawledPage = {
  url: `${ORIGIN}/`,
  finalUrl: `${ORIGIN}/`,
  status: 200,
  depth: 0,
  title: 'Fernhollow nursery',
  contentType: 'text/html; charset=utf-8',
  bytes: 4_000,
  elapsedMs: 40,
  referrer: null,
  hops: [],
  links: 12,
  canonical: null,
  language: 'en-GB',
  robotsMeta: [],
  robotsHeader: [],
  nofollow: false,
  parsedAs: 'html',
  encoding: 'utf-8',
  truncated: false,
  headings: 6,
};

/** Every seventeenth page was redirected, every seventh says noindex. */
function inventedPage(index: number): CrawledPage {
  const section = SECTIONS[index % SECTIONS.length] ?? 'journal';
  const name = NAMES[Math.floor(index / SECTIONS.length) % NAMES.length] ?? 'roses';
  const url = `${ORIGIN}/${section}/${name}${index < 36 ? '' : `-${index}`}`;
  const redirected = index % 17 === 5;
  return {
    ...SEED_PAGE,
    url,
    finalUrl: redirected ? `${url}/` : url,
    depth: 1 + (index % 3),
    title: `${name.replaceAll('-', ' ')} in ${section}`,
    bytes: 4_000 + ((index * 7919) % 60_000),
    elapsedMs: 40 + ((index * 31) % 190),
    referrer: SEED_PAGE.url,
    hops: redirected ? [{ url, status: 301 }] : [],
    links: 12 + ((index * 13) % 80),
    canonical: index % 5 === 0 ? null : url,
    robotsMeta: index % 7 === 3 ? [{ name: 'robots', directives: ['noindex', 'follow'] }] : [],
  };
}

const RULES = [
  [17, 'Disallow: /*?sort=', '/shop/seeds/?sort=', 31],
  [18, 'Disallow: /*?colour=', '/shop/bulbs/?colour=', 18],
  [19, 'Disallow: /account/', '/account/page-', 4],
  [20, 'Disallow: /checkout/', '/checkout/step-', 3],
] as const;

const robotsSkipped: readonly RobotsSkip[] = RULES.flatMap(([line, rule, start, count]) =>
  Array.from({ length: count }, (_, index) => ({
    url: `${ORIGIN}${start}${index}`,
    line,
    rule,
    depth: 2,
    referrer: `${ORIGIN}/shop/`,
  })),
);

const SKIPS: readonly (readonly [SkipReason, string, number])[] = [
  ['off-origin', 'https://elsewhere.example/plants/', 203],
  ['nofollow', `${ORIGIN}/partners/`, 14],
  ['unsupported-scheme', 'mailto:post@fernhollow.example?n=', 11],
  ['over-max-pages', `${ORIGIN}/journal/archive/`, 96],
];

const skipped: readonly SkippedLink[] = SKIPS.flatMap(([reason, start, count]) =>
  Array.from({ length: count }, (_, index) => ({
    url: `${start}${index}`,
    reason,
    referrer: `${ORIGIN}/journal/`,
  })),
);

function failure(path: string, reason: FailureReason, status: number | null, detail: string): CrawlFailure {
  const url = `${ORIGIN}${path}`;
  return { url, reason, status, detail, depth: 2, referrer: `${ORIGIN}/journal/`, finalUrl: null, hops: [] };
}

const failures: readonly CrawlFailure[] = [
  failure('/sale-2019', 'http-status', 404, ''),
  failure('/visit/2024-open-days', 'http-status', 410, ''),
  failure('/shop/trees/medlar-nottingham', 'http-status', 500, ''),
  failure(
    '/journal/archive.pdf',
    'timeout',
    null,
    'The connection opened, but nothing came within 20 s. Look at the server’s log for this time.',
  ),
  failure(
    '/shop/seeds/catalogue',
    'body-failed',
    null,
    'The answer broke off after 212 KB; what came was not kept.',
  ),
];

/** A finished crawl of the mock-up's site with some of everything. */
export function finishedReport(count: number): CrawlReport {
  const had = pages(count);
  return {
    version: 1,
    seed: `${ORIGIN}/`,
    seedProblem: null,
    origin: ORIGIN,
    agent: 'Googlebot',
    userAgent: 'Gatepost/0.1.0',
    policy: 'Obeys robots.txt as Googlebot, read by RFC 9309.',
    bounds: DEFAULT_BOUNDS,
    startedAt: NOON - 300_000,
    elapsedMs: 112_000,
    stopped: 'max-pages',
    stopDetail: 'The bound of 50 pages was reached with pages still waiting. Raise it to see more.',
    requests: had.length + failures.length,
    bytes: had.reduce((sum, { bytes }) => sum + bytes, 0),
    pages: had,
    failures,
    robotsSkipped,
    redirected: [],
    skipped,
    counts: {
      seen: had.length + failures.length + robotsSkipped.length + skipped.length + 17,
      fetched: had.length,
      redirected: 17,
      failed: failures.length,
      robotsSkipped: robotsSkipped.length,
      skipped: {
        nofollow: 14,
        'page-nofollow': 0,
        'off-origin': 203,
        'unsupported-scheme': 11,
        invalid: 0,
        credentials: 0,
        'over-max-pages': 96,
        'over-max-depth': 0,
        'over-max-bytes': 0,
        'over-deadline': 0,
        stopped: 0,
      },
    },
    unrecordedLinks: 0,
    trapHints: [
      {
        kind: 'repeated-segments',
        pattern: '/journal/journal/',
        urls: 16,
        examples: [`${ORIGIN}/journal/journal/journal/`],
      },
    ],
  };
}

/** A crawl that gave nothing at all beyond the seed. */
export function bareReport(): CrawlReport {
  const full = finishedReport(1);
  return {
    ...full,
    stopped: 'done',
    stopDetail: 'Every page within reach was asked for.',
    trapHints: [],
    failures: [],
    robotsSkipped: [],
    skipped: [],
    counts: { ...full.counts, seen: 1, fetched: 1, redirected: 0, failed: 0, robotsSkipped: 0 },
  };
}

/** A crawl whose seed robots.txt forbids. */
export function forbiddenReport(): CrawlReport {
  const skip = robotsSkipped[0];
  if (skip === undefined) throw new Error('The invented site forbids something.');
  return {
    ...bareReport(),
    pages: [],
    stopped: 'errors',
    seedProblem: {
      kind: 'disallowed',
      detail: 'robots.txt does not let Googlebot fetch this page, so nothing was requested but robots.txt.',
      skip,
    },
  };
}

/** A crawl whose seed gave an error. */
export function failedReport(): CrawlReport {
  const [broken] = failures;
  if (broken === undefined) throw new Error('Something fails on the invented site.');
  return {
    ...bareReport(),
    pages: [],
    stopped: 'errors',
    seedProblem: {
      kind: 'failed',
      detail: 'The server answered 404 Not Found. Check the address, or start at a page that exists.',
      failure: broken,
    },
  };
}

/** A crawl that ended before its seed because robots.txt cannot be reached. */
export function unreachableReport(): CrawlReport {
  const url = `${ORIGIN}/`;
  return {
    ...forbiddenReport(),
    seedProblem: {
      kind: 'disallowed',
      detail: 'robots.txt cannot be reached, so nothing may be fetched here.',
      skip: { url, line: null, rule: null, depth: 0, referrer: null },
    },
  };
}
