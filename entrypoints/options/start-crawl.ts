import { agentOf, tokensOf } from '../../src/agents/index.ts';
import { accessTo } from '../../src/browser/access.ts';
import { browserClock } from '../../src/browser/clock.ts';
import { fetchPage } from '../../src/browser/fetch-page.ts';
import { ownVersion, sendAs } from '../../src/browser/identity-rule.ts';
import {
  crawl,
  createRespectPolicy,
  type FetchOutcome,
  type PageRequest,
  type RobotsAccess,
  type RobotsPolicy,
  waitFor,
} from '../../src/crawl/index.ts';
import { ask } from '../../src/messages/client.ts';
import { basisOf, type FailurePolicy, parseRobots, type RobotsRecord } from '../../src/robots/index.ts';
import { attempt } from '../../src/store/attempt.ts';
import { connect } from '../../src/store/connection.ts';
import { hostBook } from '../../src/store/hosts.ts';
import { identityOf } from '../../src/store/identity.ts';
import { addNotice } from '../../src/store/notices.ts';
import { loadSettings } from '../../src/store/settings.ts';
import type { CrawlOutcome, CrawlRequest } from '../../src/ui/options/options-services.ts';

const hosts = hostBook(connect);
const note = (text: string): void => void addNotice(text);

/** Runs the engine of `src/crawl` over the browser's network, with the robots.txt that the background keeps. */
export async function startCrawl(request: CrawlRequest): Promise<CrawlOutcome> {
  const { seed, agent, bounds, tabId, signal, onPage, onProgress, onPolicy } = request;
  const { host } = new URL(seed);
  const wait = waitFor(await attempt(() => hosts.get(host), null, note), Date.now());
  if (wait > 0) {
    const seconds = Math.ceil(wait / 1000);
    return {
      kind: 'problem',
      detail: `${host} asks to be left alone for ${seconds} s more. Crawl it after that, or clear the host in Settings.`,
    };
  }

  const settings = await loadSettings();
  const policyFor = (url: string) => findPolicy(url, request, settings.failurePolicy);
  const policy = await policyFor(seed);
  if ('missing' in policy) return { kind: 'problem', detail: policy.missing };
  const identity = identityOf({ ...settings, agent }, ownVersion());
  await sendAs(identity);
  // With the access of one click the browser lets no rule set headers, and sends its own.
  const userAgent = (await accessTo(seed, tabId)) === 'granted' ? identity.userAgent : null;
  onPolicy(policy.describe(), userAgent);

  const report = await crawl({
    seed,
    agent,
    agentTokens: tokensOf(agentOf(agent)),
    userAgent,
    bounds,
    policy,
    policyFor: async (origin) => {
      const found = await policyFor(origin);
      if ('missing' in found) throw new Error(found.missing);
      onPolicy(found.describe(), userAgent);
      return found;
    },
    fetchPage: (page) => visit(page, tabId),
    parseHtml: (text, type) => new DOMParser().parseFromString(text, type),
    clock: browserClock,
    signal,
    onPage: (page) => {
      onPage(page);
      return true;
    },
    onProgress,
  });
  return { kind: 'report', report };
}

/** What robots.txt of a URL's origin means for this crawl, or why nobody can say. */
async function findPolicy(
  url: string,
  { agent, tabId, signal }: CrawlRequest,
  failurePolicy: FailurePolicy,
): Promise<RobotsPolicy | { readonly missing: string }> {
  const answer = await unlessAborted(ask('robots', { url, tabId, refresh: false }), signal);
  if (answer === null)
    return { missing: 'The crawl was stopped before robots.txt came. Nothing else was asked for.' };
  switch (answer.kind) {
    case 'robots': {
      const chosen = agentOf(agent);
      return createRespectPolicy({
        robots: accessOf(answer.record, failurePolicy),
        agents: tokensOf(chosen),
        ignoreWildcardGroup: chosen.ignoresWildcardGroup,
      });
    }
    case 'not-governed':
      return { missing: 'Only addresses that begin with http:// or https:// can be crawled.' };
    case 'not-known':
      return { missing: answer.detail };
  }
}

/** What a promise gives; null as soon as the signal is aborted, whatever becomes of the promise. */
async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | null> {
  const aborted = Promise.withResolvers<null>();
  const abort = (): void => aborted.resolve(null);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** One request of the walk, remembered so that the next crawl knows how the host wants to be treated. */
async function visit(page: PageRequest, tabId: number | null): Promise<FetchOutcome> {
  const at = Date.now();
  const outcome = await fetchPage(page, () => accessTo(page.url, tabId));
  // Nothing was sent then.
  if (outcome.kind === 'failure' && outcome.reason === 'no-permission') return outcome;
  const { host } = new URL(page.url);
  const answered = outcome.kind === 'response';
  const status = answered ? outcome.status : null;
  const headers = answered ? outcome.headers : [];
  await attempt(() => hosts.record(host, { at, status, headers }), undefined, note);
  return outcome;
}

function accessOf(record: RobotsRecord, failurePolicy: FailurePolicy): RobotsAccess {
  const basis = basisOf(record, Date.now(), failurePolicy);
  switch (basis.kind) {
    case 'file':
    case 'older-copy':
      return { access: 'successful', file: parseRobots(Uint8Array.fromBase64(basis.body)) };
    case 'unavailable':
    case 'long-unreachable':
      return { access: 'unavailable' };
    case 'unreachable':
      return { access: 'unreachable' };
  }
}
