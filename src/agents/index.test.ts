import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import data from './agents.json' with { type: 'json' };
import { AGENTS, agentOf, DEFAULT_AGENT, searchAgents, tokensOf } from './index.ts';

describe('the data', () => {
  test.each(data.agents.map((agent) => [agent.token, agent] as const))(
    'holds all of what `about` names, and nothing else, for %s',
    (_, agent) => {
      expect(Object.keys(agent).sort()).toEqual(Object.keys(data.about).sort());
      expect(agent).toEqual({
        token: expect.stringMatching(/^\S.*$/),
        operator: expect.stringMatching(/./),
        purpose: expect.toSatisfy((purpose) => data.purposes.includes(purpose)),
        obeysRobots: expect.stringMatching(/^(?:yes|partial|no|undocumented)$/),
        docUrl: expect.toSatisfy((url) => url === null || URL.canParse(url)),
        kind: expect.stringMatching(/^(?:crawler|fetcher|control-token)$/),
        fallbackTokens: expect.any(Array),
        ignoresWildcardGroup: expect.any(Boolean),
        status: expect.stringMatching(/^(?:current|unverified|deprecated)$/),
        source: expect.stringMatching(/^(?:operator|secondary|community|disputed|unverified)$/),
        note: expect.any(String),
      });
    },
  );

  test('names each crawler once', () => {
    expect(AGENTS.length).toBeGreaterThan(0);
    expect(new Set(AGENTS.map(({ token }) => token.toLowerCase())).size).toBe(AGENTS.length);
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
    ['', 'Googlebot', AGENTS.length],
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
