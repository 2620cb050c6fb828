import { describe, expect, it } from 'vitest';
import { agentOf } from '../../agents/index.ts';
import type { AccessCause, Rule, Verdict } from '../../robots/index.ts';
import { accessCard, accessChip, accessReason, basisSentence } from './access-result.ts';
import { notGovernedSentence, notKnownSentence } from './no-answer.ts';
import { agentFacts, obeysSentence, stripSummary, verdictCount } from './purposes.ts';
import { type VerdictFacts, verdictSentence } from './verdict-sentence.ts';

function rule(kind: Rule['kind'], pattern: string): Rule {
  return { kind, pattern, line: 7, text: `${kind}: ${pattern}` };
}

function facts(verdict: Partial<Verdict>, more: Partial<VerdictFacts> = {}): VerdictFacts {
  return {
    agent: 'GPTBot',
    verdict: { allowed: true, reason: 'no-group', rule: null, group: null, ...verdict },
    robots: { cause: 'success', status: 200 },
    basis: { kind: 'file' },
    google: null,
    ...more,
  };
}

describe('the verdict in a sentence', () => {
  it.each([
    [facts({ reason: 'allow-rule', rule: rule('allow', '/a') }), 'GPTBot may fetch this page.'],
    [
      facts({ allowed: false, reason: 'disallow-rule', rule: rule('disallow', '/a') }),
      'GPTBot may not fetch this page.',
    ],
    [
      facts({ allowed: false, reason: 'disallow-rule', rule: rule('disallow', '/') }),
      'GPTBot may not fetch this page: the line forbids the whole site.',
    ],
    [facts({ reason: 'no-rule-matched' }), 'GPTBot may fetch this page: no rule of its group matches.'],
    [facts({ reason: 'no-group' }), 'GPTBot may fetch this page: no group of robots.txt applies to it.'],
    [facts({ reason: 'robots-txt' }), 'Every crawler may fetch robots.txt itself, whatever it says.'],
    [
      facts({ reason: 'unavailable' }, { robots: { cause: 'client-error', status: 404 } }),
      'There is no robots.txt, so every crawler may fetch every page. That is valid.',
    ],
    [
      facts({ reason: 'unavailable' }, { robots: { cause: 'client-error', status: 403 } }),
      'The server refuses to give robots.txt, which counts as no file: every crawler may fetch every page.',
    ],
    [
      facts({ reason: 'unavailable' }, { robots: { cause: 'too-many-redirects', status: 301 } }),
      'robots.txt redirects more than 5 times, which counts as no file: every crawler may fetch every page.',
    ],
    [
      facts(
        { reason: 'unavailable' },
        { robots: { cause: 'server-error', status: 503 }, basis: { kind: 'long-unreachable' } },
      ),
      'robots.txt has been unreachable for 30 days, so crawlers may act as if there were none and fetch every page.',
    ],
    [
      facts({ allowed: false, reason: 'unreachable' }, { robots: { cause: 'server-error', status: 503 } }),
      'robots.txt cannot be read, so the standard says that no crawler may fetch anything here.',
    ],
  ])('%#', (given, sentence) => {
    expect(verdictSentence(given)).toBe(sentence);
  });

  it('names the line that Google reads differently', () => {
    const google: Verdict = {
      allowed: false,
      reason: 'disallow-rule',
      rule: rule('disallow', '/d'),
      group: null,
    };
    expect(verdictSentence(facts({ reason: 'no-rule-matched' }, { google }))).toBe(
      'GPTBot may fetch this page: no rule of its group matches. Google reads line 7 differently.',
    );
  });
});

describe('an answer in place of a line', () => {
  it.each([
    [
      { cause: 'client-error' as const, status: 404 },
      { number: '404', text: 'Not Found' },
    ],
    [
      { cause: 'too-many-redirects' as const, status: 301 },
      { number: '301', text: 'Too many redirects' },
    ],
    [
      { cause: 'timeout' as const, status: null },
      { number: '–', text: 'No answer in time' },
    ],
    [
      { cause: 'network-error' as const, status: null },
      { number: '–', text: 'No answer' },
    ],
  ])('%j', (robots, chip) => {
    expect(accessChip(robots)).toEqual(chip);
  });

  const causes: readonly (readonly [AccessCause, number | null, string | null])[] = [
    ['success', 200, null],
    ['client-error', 404, 'info'],
    ['client-error', 403, 'warning'],
    ['too-many-redirects', 301, 'warning'],
    ['rate-limited', 429, 'error'],
    ['server-error', 503, 'error'],
    ['unexpected-status', 304, 'error'],
    ['network-error', null, 'error'],
    ['timeout', null, 'error'],
  ];
  it.each(causes)('%s %s is a card of severity %s', (cause, status, severity) => {
    const card = accessCard({ cause, status, detail: 'The server sent nothing.', bodyKind: null });
    expect(card?.severity ?? null).toBe(severity);
    if (cause !== 'success') expect(accessReason({ cause, status })).toMatch(/RFC 9309|429/);
  });

  it.each([
    ['html', 'This is a web page, not a robots.txt'],
    ['binary', 'This is not text'],
    ['text', null],
    ['empty', null],
  ] as const)('a body of kind %s has a card of its own: %s', (bodyKind, title) => {
    expect(accessCard({ cause: 'success', status: 200, detail: '', bodyKind })?.title ?? null).toBe(title);
  });

  it('says since when a file has been unreachable, and that a copy goes on', () => {
    const now = new Date(2026, 10, 30, 12, 0).getTime();
    expect(basisSentence({ kind: 'file' }, now)).toBeNull();
    expect(basisSentence({ kind: 'unreachable', since: now - 3_600_000 }, now)).toContain('since 11:00');
    expect(basisSentence({ kind: 'older-copy', seenAt: now - 7_200_000 }, now)).toContain('2 h ago');
  });
});

describe('no verdict at all', () => {
  it.each([
    ['browser-page' as const, 'chrome://settings/', /browser itself/],
    ['extension-page' as const, 'moz-extension://x/', /extension in your browser/],
    ['local-file' as const, 'file:///a', /file on your computer/],
    ['other-scheme' as const, 'data:text/html,x', /starts with data:/],
  ])('%s', (why, url, part) => {
    expect(notGovernedSentence(why, url)).toMatch(part);
  });

  it.each([
    ['no-permission' as const, '', /no access to a\.example now\. So nothing/],
    ['no-permission' as const, 'The page forbids it.', /^The page forbids it\. So nothing/],
    ['redirect-no-permission' as const, 'It redirects.', /^It redirects\. Crawlers follow/],
    ['not-before' as const, 'a.example asks to wait.', /^a\.example asks to wait\. There is no copy/],
    ['blocked' as const, 'It was blocked.', /^It was blocked\. That says nothing/],
    ['browser-forbids' as const, '', /lets no extension read a\.example/],
  ])('%s', (cause, detail, part) => {
    expect(notKnownSentence(cause, 'a.example', detail)).toMatch(part);
  });
});

describe('crawlers in words', () => {
  it.each([
    [15, 15, 'all 15 allowed'],
    [12, 16, '4 of 16 blocked'],
    [0, 5, 'all 5 blocked'],
    [1, 1, 'allowed'],
    [0, 1, 'blocked'],
  ])('%i of %i', (allowed, total, text) => {
    expect(verdictCount(allowed, total)).toBe(text);
  });

  it.each([
    [67, 72, '67 of 72 allowed'],
    [4, 72, '68 of 72 blocked'],
    [36, 72, '36 of 72 allowed'],
  ])('the strip with %i of %i', (allowed, total, text) => {
    expect(stripSummary(allowed, total)).toBe(text);
  });

  it('says who runs a crawler and whether it obeys', () => {
    expect(agentFacts(agentOf('GPTBot'))).toBe('OpenAI, obeys');
    expect(obeysSentence(agentOf('GPTBot'))).toBe('OpenAI says GPTBot obeys robots.txt');
    expect(agentFacts(agentOf('Google-Extended'))).toBe('Google, control token');
    expect(agentFacts(agentOf('HedgehogBot'))).toBe('your own token');
    expect(obeysSentence(agentOf('HedgehogBot'))).toBeNull();
  });
});
