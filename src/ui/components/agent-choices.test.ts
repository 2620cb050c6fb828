import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AGENTS } from '../../agents/index.ts';
import { choices, flatten } from './agent-choices.ts';

const tokens = (text: string, own: readonly string[] = []): readonly string[] =>
  flatten(choices(text, own).groups).map(({ token }) => token);

describe('the crawlers to choose from', () => {
  it('shows every crawler once, grouped by purpose, when nothing was typed', () => {
    expect(tokens('')).toHaveLength(AGENTS.length);
    expect(choices('', []).groups[0]?.name).toBe('Search');
  });

  it('puts the user’s own tokens first', () => {
    expect(choices('', ['HedgehogBot']).groups[0]).toMatchObject({
      name: 'Your own',
      agents: [{ token: 'HedgehogBot' }],
    });
  });

  it('finds by token and by operator, the best hit first', () => {
    expect(tokens('gptb')[0]).toBe('GPTBot');
    expect(tokens('openai')).toContain('GPTBot');
    expect(tokens('gpt')[0]).toBe('GPTBot');
  });

  it('offers an unknown text as a token of one’s own', () => {
    expect(tokens('HedgehogBot')).toEqual(['HedgehogBot']);
    expect(tokens('hedgehogbot', ['HedgehogBot'])).toEqual(['HedgehogBot']);
    expect(tokens('googlebot')).not.toContain('googlebot');
  });

  it.each(['Bad Bot/1', 'a:b', 'bot#1', 'ümlaut'])('says why %j is no token', (text) => {
    expect(tokens(text)).toEqual([]);
    expect(choices(text, []).problem).toMatch(/letters, digits, - and _/);
  });

  it('takes any text, and offers nothing that was neither known nor typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const known = new Set(AGENTS.map(({ token }) => token));
        for (const token of tokens(text)) expect(known.has(token) || token === text.trim()).toBe(true);
      }),
    );
  });
});
