import { agentOf, tokensOf } from '../../src/agents/index.ts';
import { accessTo } from '../../src/browser/access.ts';
import { browserClock } from '../../src/browser/clock.ts';
import { fetchPage } from '../../src/browser/fetch-page.ts';
import { crawl, createRespectPolicy, type RobotsAccess, type RobotsPolicy } from '../../src/crawl/index.ts';
import { ask } from '../../src/messages/client.ts';
import { basisOf, parseRobots, type RobotsRecord } from '../../src/robots/index.ts';
import type { CrawlOutcome, CrawlRequest } from '../../src/ui/options/options-services.ts';

/** Runs the engine of `src/crawl` over the browser's network, with the robots.txt that the background keeps. */
export async function startCrawl(request: CrawlRequest): Promise<CrawlOutcome> {
  const { seed, agent, bounds, tabId, signal, onPage, onProgress, onPolicy } = request;

  const policyFor = async (url: string): Promise<RobotsPolicy | { readonly missing: string }> => {
    const answer = await ask('robots', { url, tabId, refresh: false });
    switch (answer.kind) {
      case 'robots': {
        const chosen = agentOf(agent);
        return createRespectPolicy({
          robots: accessOf(answer.record),
          agents: tokensOf(chosen),
          ignoreWildcardGroup: chosen.ignoresWildcardGroup,
        });
      }
      case 'not-governed':
        return { missing: 'Only addresses that begin with http:// or https:// can be crawled.' };
      case 'not-known':
        return { missing: answer.detail };
    }
  };

  const policy = await policyFor(seed);
  if ('missing' in policy) return { kind: 'problem', detail: policy.missing };
  onPolicy(policy.describe());

  const report = await crawl({
    seed,
    agent,
    agentTokens: tokensOf(agentOf(agent)),
    bounds,
    policy,
    policyFor: async (origin) => {
      const found = await policyFor(origin);
      if ('missing' in found) throw new Error(found.missing);
      onPolicy(found.describe());
      return found;
    },
    fetchPage: (page) => fetchPage(page, () => accessTo(page.url, tabId)),
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

function accessOf(record: RobotsRecord): RobotsAccess {
  const basis = basisOf(record, Date.now());
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
