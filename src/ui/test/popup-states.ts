import { AGENTS, agentOf, tokensOf } from '../../agents/index.ts';
import type { NoAnswer, PageVerdict, PageVerdictRequest } from '../../messages/protocol.ts';
import {
  type AccessCause,
  accessOfStatus,
  bodyKindOf,
  evaluate,
  explain,
  parseRobots,
  type RobotsSummary,
  verdictOfAccess,
} from '../../robots/index.ts';
import type { PopupServices } from '../popup/popup-services.ts';
import { FERNHOLLOW, MISSPELT } from './robots-files.ts';

/** A fixed noon, so that ages and times look the same in every run. */
export const NOON = new Date(2026, 10, 30, 12, 0).getTime();

const MINUTE = 60_000;

/** A state of the popup that can be shown, photographed and tested. */
export interface PopupScene {
  readonly name: string;
  readonly url: string;
  readonly agent: string;
  /** Null never answers. An error means that the background fails. */
  readonly answer: ((request: PageVerdictRequest) => PageVerdict | NoAnswer) | Error | null;
}

/** Everything that the popup can come to. */
export const POPUP_SCENES: readonly PopupScene[] = [
  page(
    'allowed',
    'https://www.fernhollow.example/guides/pruning/apple-trees?ref=nav',
    'Googlebot',
    FERNHOLLOW,
  ),
  page('blocked', 'https://www.fernhollow.example/guides/pruning/apple-trees?ref=nav', 'GPTBot', FERNHOLLOW),
  page(
    'blocked-by-one-line',
    'https://www.fernhollow.example/shop/seeds/?sort=price',
    'Googlebot',
    FERNHOLLOW,
  ),
  page('no-rule-matched', 'https://www.fernhollow.example/visit/', 'bingbot', FERNHOLLOW),
  page(
    'no-group',
    'https://www.fernhollow.example/visit/',
    'bingbot',
    'User-agent: Googlebot\nDisallow: /x\n',
  ),
  page('readings-differ', 'https://www.fernhollow.example/drafts/spring-list', 'bingbot', MISSPELT),
  page('robots-txt-itself', 'https://www.fernhollow.example/robots.txt', 'Googlebot', FERNHOLLOW),
  page('own-token', 'https://www.fernhollow.example/cart', 'HedgehogBot', FERNHOLLOW),
  failed(
    'none',
    'https://quietpress.example/issues/14/the-long-way-round',
    'PerplexityBot',
    404,
    'client-error',
  ),
  failed('forbidden', 'https://quietpress.example/issues/14/', 'Googlebot', 403, 'client-error'),
  failed('server-error', 'https://harbourline.example/timetables/winter', 'bingbot', 503, 'server-error'),
  failed('rate-limited', 'https://harbourline.example/timetables/winter', 'bingbot', 429, 'rate-limited'),
  failed('no-answer', 'https://harbourline.example/timetables/winter', 'bingbot', null, 'timeout'),
  page(
    'web-page',
    'https://quietpress.example/issues/14/',
    'Googlebot',
    '<!doctype html><title>Home</title>',
  ),
  redirected('redirected', 'https://www.fernhollow.example/cart', 'bingbot', FERNHOLLOW),
  olderCopy('older-copy', 'https://www.fernhollow.example/cart', 'bingbot', FERNHOLLOW),
  { name: 'waiting', url: 'https://www.tidemark.example/catalogue/rope', agent: 'Googlebot', answer: null },
  {
    name: 'silent',
    url: 'https://www.tidemark.example/catalogue/rope',
    agent: 'Googlebot',
    answer: new Error(
      'Gatepost’s background ended 3 times before it answered. Close this page and open it again.',
    ),
  },
  notGoverned('browser-page', 'chrome://settings/privacy'),
  notGoverned('extension-page', 'chrome-extension://abcdefghijklmnop/options.html'),
  notGoverned('local-file', 'file:///home/me/notes/a%20rather%20long%20name%20for%20a%20file.pdf'),
  notGoverned('other-scheme', 'data:text/html,<h1>Hello</h1>'),
  notGoverned('no-address', ''),
  notKnown('no-permission', 'Gatepost has no access to https://www.tidemark.example now.'),
  notKnown(
    'redirect-no-permission',
    'robots.txt of https://www.tidemark.example redirects to https://tidemark.example, which Gatepost may not read.',
  ),
  notKnown('not-before', 'www.tidemark.example asks to be left alone for 118 s more.'),
  notKnown('blocked', 'The request for robots.txt was blocked inside your browser.'),
  notKnown('browser-forbids', ''),
  page(
    'hostile',
    `https://${'very-long-label.'.repeat(9)}example/${'segment/'.repeat(60)}?q=<script>alert(1)</script>`,
    'cohere-training-data-crawler',
    `User-agent: *\n${'Disallow: /segment/*'.padEnd(300, '*')}\n# <b>bold</b>\nAllow: /${'segment/'.repeat(30)}\n`,
  ),
];

function page(name: string, url: string, agent: string, text: string): PopupScene {
  const file = parseRobots(text);
  const bytes = new TextEncoder().encode(text);
  return {
    name,
    url,
    agent,
    answer: (request) => {
      const explanation = explain(file, tokensOf(agentOf(request.agent)), request.url);
      return {
        kind: 'verdict',
        url: request.url,
        agent: request.agent,
        robots: { ...summary(request.url, 200, 'success', bytes.length), bodyKind: bodyKindOf(bytes) },
        notBefore: null,
        basis: { kind: 'file' },
        verdict: explanation.verdict,
        otherEncoding: null,
        around: explanation.verdict.rule === null ? null : { before: 'Disallow: /search', after: null },
        explanation,
        crawlers: AGENTS.map((each) => {
          const { allowed, rule } = evaluate(file, tokensOf(each), request.url);
          return { token: each.token, allowed, line: rule?.line ?? null };
        }),
      };
    },
  };
}

function redirected(name: string, url: string, agent: string, text: string): PopupScene {
  const direct = page(name, url, agent, text);
  return {
    ...direct,
    answer: (request) => {
      if (typeof direct.answer !== 'function') throw new Error('A page has an answer.');
      const answer = direct.answer(request);
      if (answer.kind !== 'verdict') return answer;
      const robots: RobotsSummary = {
        ...answer.robots,
        redirected: true,
        hops: [{ url: 'https://www.fernhollow.example/robots.txt', status: 301 }],
        finalUrl: 'https://fernhollow.example/robots.txt',
        userAgent: 'Gatepost/0.1.0',
      };
      return { ...answer, robots };
    },
  };
}

function olderCopy(name: string, url: string, agent: string, text: string): PopupScene {
  const fresh = page(name, url, agent, text);
  return {
    ...fresh,
    answer: (request) => {
      if (typeof fresh.answer !== 'function') throw new Error('A page has an answer.');
      const answer = fresh.answer(request);
      if (answer.kind !== 'verdict') return answer;
      const robots = summary(request.url, 503, 'server-error', 0);
      return { ...answer, robots, basis: { kind: 'older-copy', seenAt: NOON - 50 * 60 * MINUTE } };
    },
  };
}

function failed(
  name: string,
  url: string,
  agent: string,
  status: number | null,
  cause: AccessCause,
): PopupScene {
  return {
    name,
    url,
    agent,
    answer: (request) => {
      const robots = summary(request.url, status, cause, 0);
      if (robots.access === 'successful') throw new Error('A failed answer has no file.');
      const verdict = verdictOfAccess(robots.access, request.url);
      return {
        kind: 'verdict',
        url: request.url,
        agent: request.agent,
        robots,
        notBefore: robots.cause === 'rate-limited' ? NOON + 2 * MINUTE : null,
        basis:
          robots.access === 'unavailable'
            ? { kind: 'unavailable' }
            : { kind: 'unreachable', since: NOON - 190 * MINUTE },
        verdict,
        otherEncoding: null,
        around: null,
        explanation: null,
        crawlers: AGENTS.map(({ token }) => ({ token, allowed: verdict.allowed, line: null })),
      };
    },
  };
}

function summary(url: string, status: number | null, cause: AccessCause, bytes: number): RobotsSummary {
  return {
    origin: new URL(url).origin,
    access: status === null ? 'unreachable' : accessOfStatus(status).access,
    cause,
    status,
    detail: status === null ? 'The server sent nothing within 20 s.' : `The server answered ${status}.`,
    finalUrl: `${new URL(url).origin}/robots.txt`,
    redirected: false,
    fault: null,
    hops: [],
    headers: [],
    elapsedMs: 64,
    userAgent: null,
    bodyKind: status === 200 ? 'text' : null,
    contentType: status === null ? null : 'text/plain; charset=utf-8',
    bytes,
    truncated: false,
    fetchedAt: NOON - 4 * MINUTE,
    expiresAt: NOON + 130 * MINUTE,
  };
}

function notGoverned(why: Extract<NoAnswer, { kind: 'not-governed' }>['why'], url: string): PopupScene {
  return { name: why, url, agent: 'Googlebot', answer: () => ({ kind: 'not-governed', url, why }) };
}

function notKnown(cause: Extract<NoAnswer, { kind: 'not-known' }>['cause'], detail: string): PopupScene {
  const url = 'https://www.tidemark.example/catalogue/rope';
  return { name: cause, url, agent: 'Googlebot', answer: () => ({ kind: 'not-known', url, cause, detail }) };
}

/** Services that play a scene. Everything that is opened or saved is told to `log`. */
export function sceneServices(scene: PopupScene, log: (line: string) => void = () => {}): PopupServices {
  let started = 0;
  return {
    // A wait that is shown is always the same two seconds long.
    now: () => (scene.answer === null ? NOON + 2000 * Math.min(1, started++) : NOON),
    robotsTimeoutMs: 20_000,
    currentTab: async () => ({ id: 7, url: scene.url }),
    ask: async (name, request) => {
      if (name !== 'page-verdict') throw new Error(`The popup asks no ${name}.`);
      if (scene.answer === null) return new Promise<never>(() => {});
      if (scene.answer instanceof Error) throw scene.answer;
      const asked = request as PageVerdictRequest;
      log(`ask ${asked.agent} ${asked.url}${asked.refresh ? ' refresh' : ''}`);
      return scene.answer(asked) as never;
    },
    loadChoice: async () => ({
      agent: scene.agent,
      ownTokens: scene.agent === 'HedgehogBot' ? ['HedgehogBot'] : [],
    }),
    saveChoice: async ({ agent, ownTokens }) => log(`save ${agent} [${ownTokens.join()}]`),
    openCrawl: ({ seed, agent, tabId, start }) => log(`crawl ${seed} ${agent} ${tabId} ${start}`),
    openUrl: (url) => log(`open ${url}`),
    onChoiceChanged: () => () => {},
  };
}
