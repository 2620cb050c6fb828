import { contentKey } from './content-key.ts';
import { pageNofollow } from './extract/robots-directives.ts';
import { judgeAnswer } from './judge-answer.ts';
import { judgeLink } from './judge-link.ts';
import type { Ledger, Target } from './ledger.ts';
import { messageOf } from './request.ts';
import { robotsSkip } from './seed.ts';
import type {
  CrawledPage,
  CrawlFailure,
  FetchedResponse,
  FetchOutcome,
  Page,
  RobotsPolicy,
} from './types.ts';
import type { PageContent, PageReader } from './visit.ts';

/** What an answer added to a walk. */
export type Received =
  | { readonly kind: 'failure'; readonly failure: CrawlFailure }
  | { readonly kind: 'repeat' }
  | { readonly kind: 'page'; readonly page: CrawledPage; readonly content: PageContent };

/** Where a walk may go and what it reads. */
export interface SurveyRules {
  readonly origin: string;
  readonly policy: RobotsPolicy;
  readonly reader: PageReader;
  /** Product tokens of the crawler. */
  readonly agents: readonly string[];
  readonly maxDepth: number;
  readonly followNofollow: boolean;
}

/**
 * Takes in one answer: judges it, reads the page, enters its fate and those of its links in the ledger.
 *
 * @param room requests that may still be made
 */
export function receive(
  ledger: Ledger,
  target: Target,
  outcome: FetchOutcome,
  rules: SurveyRules,
  room: number,
): Received {
  const { url, depth, referrer } = target;
  const scope = { origin: rules.origin, isSeed: referrer === null };
  const answer = judgeAnswer(url, outcome, scope, rules.policy);
  if (answer.kind === 'failure') {
    const { reason, status, detail, finalUrl, hops } = answer;
    return fail(ledger, { url, reason, status, detail, depth, referrer, finalUrl, hops });
  }
  const { response } = answer;
  const { status, hops, url: finalUrl } = response;
  const moved = finalUrl !== url;
  if (ledger.isRepeat(finalUrl, url)) {
    ledger.redirect({ url, finalUrl, status, hops, depth, referrer, duplicate: true });
    return { kind: 'repeat' };
  }
  let content: PageContent;
  try {
    content = rules.reader.read(response);
  } catch (error) {
    const detail = `The page came but could not be read: ${messageOf(error)}`;
    return fail(ledger, {
      url,
      reason: 'unreadable',
      status,
      detail,
      depth,
      referrer,
      finalUrl: moved ? finalUrl : null,
      hops,
    });
  }
  if (moved) ledger.redirect({ url, finalUrl, status, hops, depth, referrer, duplicate: false });
  const first = ledger.firstWith(contentKey(response.body), finalUrl);
  const page = crawledPage(target, response, content, rules.agents, first);
  ledger.fetched(page);
  if (content.page !== null) enterLinks(ledger, content.page, page, rules, room);
  return { kind: 'page', page, content };
}

function fail(ledger: Ledger, failure: CrawlFailure): Received {
  ledger.fail(failure);
  return { kind: 'failure', failure };
}

function crawledPage(
  target: Target,
  response: FetchedResponse,
  content: PageContent,
  agents: readonly string[],
  sameContentAs: string | null,
): CrawledPage {
  const { page } = content;
  return {
    url: target.url,
    finalUrl: response.url,
    status: response.status,
    depth: target.depth,
    title: page?.title ?? null,
    contentType: content.contentType,
    bytes: response.bytes,
    elapsedMs: response.elapsedMs,
    referrer: target.referrer,
    hops: response.hops,
    links: page?.links.length ?? 0,
    canonical: page?.canonical ?? null,
    language: page?.language ?? null,
    robotsMeta: page?.robotsMeta ?? [],
    robotsHeader: page?.robotsHeader ?? [],
    nofollow: page !== null && pageNofollow(page, agents),
    parsedAs: content.parsedAs,
    encoding: content.encoding,
    truncated: response.truncated,
    headings: page?.counts.headings ?? 0,
    ...(sameContentAs !== null && { sameContentAs }),
  };
}

function enterLinks(ledger: Ledger, page: Page, from: CrawledPage, rules: SurveyRules, room: number): void {
  const referrer = from.finalUrl;
  const depth = from.depth + 1;
  for (const link of page.links) {
    if (link.url !== null && ledger.knows(link.url) === 'settled') continue;
    const judged = judgeLink(link, from.nofollow, rules);
    if (!judged.follow) {
      if (ledger.knows(judged.url) === 'new') ledger.skip(judged.url, judged.reason, referrer);
      continue;
    }
    const decision = rules.policy.decide(new URL(judged.url));
    if (!decision.allowed) ledger.skipForRobots(robotsSkip(judged.url, decision, depth, referrer));
    else if (depth > rules.maxDepth) ledger.skip(judged.url, 'over-max-depth', referrer);
    else ledger.enqueue({ url: judged.url, depth, referrer }, room);
  }
}
