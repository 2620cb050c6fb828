import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AGENTS, agentOf, DEFAULT_AGENT, PURPOSES, searchAgents, tokensOf } from './index.ts';

describe('the data', () => {
  test('names each crawler once, with a purpose that is shown', () => {
    expect(AGENTS.length).toBe(72);
    expect(new Set(AGENTS.map(({ token }) => token.toLowerCase())).size).toBe(AGENTS.length);
    for (const { purpose } of AGENTS) expect(PURPOSES).toContain(purpose);
  });

  test('falls back to crawlers, never in a circle', () => {
    for (const agent of AGENTS)
      expect(tokensOf(agent).filter((token) => token === agent.token)).toHaveLength(1);
  });

  test('holds the crawler that is chosen at first', () => {
    expect(agentOf(DEFAULT_AGENT)).toMatchObject({ operator: 'Google', purpose: 'search' });
  });
});

test.each([
  ['googlebot-image', ['Googlebot-Image', 'Googlebot']],
  ['GPTBOT', ['GPTBot']],
  ['KingFisher', ['KingFisher']],
  ['YandexBot', ['YandexBot', 'Yandex']],
])('tokens of %s', (token, tokens) => {
  expect(tokensOf(agentOf(token))).toEqual(tokens);
});

test('a token that nobody knows promises nothing', () => {
  expect(agentOf('KingFisher')).toMatchObject({
    operator: null,
    obeysRobots: 'undocumented',
    ignoresWildcardGroup: false,
  });
});

describe('search', () => {
  test.each([
    ['', 'Googlebot', 72],
    ['  gptb ', 'GPTBot', 1],
    ['zzz', undefined, 0],
  ])('%j', (text, first, count) => {
    const found = searchAgents(text);
    expect(found).toHaveLength(count);
    expect(found[0]?.token).toBe(first);
  });

  test('puts tokens that begin with the text first, then operators', () => {
    const found = searchAgents('claude').map(({ token }) => token);
    expect(found.slice(0, 4).sort()).toEqual(['Claude-SearchBot', 'Claude-User', 'Claude-Web', 'ClaudeBot']);
    expect(searchAgents('openai').map(({ token }) => token)).toContain('GPTBot');
  });

  test('never changes the data, whatever is typed', () => {
    const before = AGENTS.map(({ token }) => token);
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const found of searchAgents(text)) expect(AGENTS).toContain(found);
      }),
    );
    expect(AGENTS.map(({ token }) => token)).toEqual(before);
  });
});
