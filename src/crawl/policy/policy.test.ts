import { describe, expect, it } from 'vitest';
import { parseRobots } from '../../robots/index.ts';
import { createOffPolicy } from './off.ts';
import { createRespectPolicy, MAX_CRAWL_DELAY_MS } from './respect.ts';

const FILE = `User-agent: *
Disallow: /
Crawl-delay: 3

User-agent: DeepBot
Disallow: /drafts/
Allow: /drafts/*.html$
`;

const at = (path: string) => new URL(path, 'https://site.example/');

function policyOf(text: string, agents: readonly string[], ignoreWildcardGroup = false) {
  return createRespectPolicy({
    robots: { access: 'successful', file: parseRobots(text) },
    agents,
    ignoreWildcardGroup,
  });
}

describe('off', () => {
  it('allows everything and consults nothing', () => {
    const policy = createOffPolicy();
    expect(policy.decide(at('/drafts/1'))).toEqual({ allowed: true, verdict: null });
    expect(policy.crawlDelayMs).toBe(0);
    expect(policy.describe()).toBe('robots.txt is not consulted.');
  });
});

describe('respect', () => {
  it.each([
    [['DeepBot'], '/drafts/1', false, 6],
    [['DeepBot'], '/drafts/1.html', true, 7],
    [['DeepBot'], '/', true, null],
    [['DeepBot-Image', 'DeepBot'], '/drafts/1', false, 6],
    [['OtherBot'], '/', false, 2],
  ])('%j may have %s: %s, by line %s', (agents, path, allowed, line) => {
    const decision = policyOf(FILE, agents).decide(at(path));
    expect(decision.allowed).toBe(allowed);
    expect(decision.verdict?.rule?.line ?? null).toBe(line);
  });

  it('leaves the wildcard group out for crawlers that it does not bind', () => {
    expect(policyOf(FILE, ['OtherBot'], true).decide(at('/')).allowed).toBe(true);
    expect(policyOf(FILE, ['OtherBot'], true).crawlDelayMs).toBe(0);
  });

  it('reads the dialect that it is given', () => {
    const robots = {
      access: 'successful',
      file: parseRobots('User-agent: *\nDisallow: /a\nAllow: /a/b\n'),
    } as const;
    const policy = (dialect: 'rfc9309' | 'first-match') =>
      createRespectPolicy({ robots, agents: ['AnyBot'], dialect });
    expect(policy('rfc9309').decide(at('/a/b')).allowed).toBe(true);
    expect(policy('first-match').decide(at('/a/b')).allowed).toBe(false);
  });

  it.each([
    ['unavailable', true, 'There is no robots.txt to be had, so everything is allowed (RFC 9309, 2.3.1.3).'],
    ['unreachable', false, 'robots.txt cannot be reached, so everything is disallowed (RFC 9309, 2.3.1.4).'],
  ] as const)('%s: everything allowed is %s', (access, allowed, description) => {
    const policy = createRespectPolicy({ robots: { access }, agents: ['AnyBot'] });
    expect(policy.decide(at('/x'))).toMatchObject({ allowed, verdict: { reason: access, rule: null } });
    expect(policy.describe()).toBe(description);
  });

  it.each([
    ['User-agent: *\nDisallow: /x\n', 0, 'Obeys robots.txt as AnyBot, read by RFC 9309.'],
    [FILE, 3_000, 'Obeys robots.txt as AnyBot, read by RFC 9309, with 3 s between requests.'],
    [
      'User-agent: *\nCrawl-delay: 86400\nDisallow:\n',
      MAX_CRAWL_DELAY_MS,
      'Obeys robots.txt as AnyBot, read by RFC 9309, with 60 s between requests, of 86400 s asked for.',
    ],
  ])('keeps the crawl delay of its group within reason', (text, delay, description) => {
    const policy = policyOf(text, ['AnyBot']);
    expect(policy.crawlDelayMs).toBe(delay);
    expect(policy.describe()).toBe(description);
  });
});
