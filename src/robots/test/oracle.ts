/**
 * RFC 9309 word for word and without a thought for speed: the reference that the evaluator is compared with.
 * It shares no code with it.
 */
export interface OracleVerdict {
  readonly allowed: boolean;
  /** Line of the deciding rule; null where none decides. */
  readonly line: number | null;
}

interface OracleRule {
  readonly allow: boolean;
  readonly pattern: string;
  readonly line: number;
}

export function oracle(text: string, token: string, url: string): OracleVerdict {
  const { pathname, href } = new URL(url);
  const path = href.replace(/#.*$/s, '').replace(/^[a-z]+:\/\/[^/]*/, '');
  if (pathname === '/robots.txt' && path === '/robots.txt') return { allowed: true, line: null };
  const octets = normalised(path);
  let best: (OracleRule & { readonly length: number }) | null = null;
  for (const rule of rulesFor(text, token.toLowerCase())) {
    const tokens = patternTokens(rule.pattern);
    if (tokens.length === 0 || !matchesFrom(tokens, octets)) continue;
    const length = tokens.reduce((sum, { octets: count }) => sum + count, 0);
    if (best === null || length > best.length || (length === best.length && rule.allow && !best.allow)) {
      best = { ...rule, length };
    }
  }
  return { allowed: best?.allow ?? true, line: best?.line ?? null };
}

function rulesFor(text: string, token: string): OracleRule[] {
  const groups: { tokens: string[]; rules: OracleRule[] }[] = [];
  let inRules = true;
  for (const [index, raw] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = raw.split('#')[0] as string;
    const colon = line.indexOf(':');
    if (colon < 0) continue;
    const name = trimmed(line.slice(0, colon)).toLowerCase();
    const value = trimmed(line.slice(colon + 1));
    if (name === 'user-agent') {
      if (inRules) groups.push({ tokens: [], rules: [] });
      inRules = false;
      const named = /^\*(?=$|[ \t])|^[a-z_-]+|^[0-9][0-9a-z_-]*/i.exec(value)?.[0];
      if (named !== undefined) groups.at(-1)?.tokens.push(named.toLowerCase());
    } else if ((name === 'allow' || name === 'disallow') && groups.length > 0) {
      inRules = true;
      groups.at(-1)?.rules.push({ allow: name === 'allow', pattern: value, line: index + 1 });
    }
  }
  const wanted = groups.some(({ tokens }) => tokens.includes(token) && token !== '*') ? token : '*';
  return groups.filter(({ tokens }) => tokens.includes(wanted)).flatMap(({ rules }) => rules);
}

function trimmed(text: string): string {
  return text.replace(/^[ \t]+/, '').replace(/[ \t]+$/, '');
}

interface PatternToken {
  readonly sign: 'any' | 'end' | number;
  readonly octets: number;
}

/** What a pattern is made of: wildcards, an end, and octets, each with what it counts. */
function patternTokens(pattern: string): PatternToken[] {
  const bytes = [...new TextEncoder().encode(pattern)];
  const tokens: PatternToken[] = [];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    const hex = String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0);
    if (byte === 42) tokens.push({ sign: 'any', octets: 1 });
    else if (byte === 36 && at === bytes.length - 1) tokens.push({ sign: 'end', octets: 1 });
    else if (byte > 127) tokens.push(...escaped(byte));
    else if (byte === 37 && /^[0-9a-f]{2}$/i.test(hex)) {
      tokens.push(...ofEscape(Number.parseInt(hex, 16)));
      at += 2;
    } else tokens.push({ sign: byte, octets: 1 });
  }
  return tokens;
}

function ofEscape(value: number): PatternToken[] {
  const character = String.fromCharCode(value);
  if (/[A-Za-z0-9._~-]/.test(character)) return [{ sign: value, octets: 1 }];
  if (character === '*' || character === '$') return [{ sign: value, octets: 3 }];
  return escaped(value);
}

function escaped(byte: number): PatternToken[] {
  return [...`%${byte.toString(16).toUpperCase().padStart(2, '0')}`].map((character) => ({
    sign: character.charCodeAt(0),
    octets: 1,
  }));
}

function normalised(path: string): number[] {
  return [
    ...path.replace(/%[0-9a-f]{2}/gi, (encoded) => {
      const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
      return /[A-Za-z0-9._~*$-]/.test(character) ? character : encoded.toUpperCase();
    }),
  ].map((character) => character.charCodeAt(0));
}

/** All places that the pattern may have come to, octet by octet. */
function matchesFrom(tokens: readonly PatternToken[], octets: readonly number[]): boolean {
  let places = new Set([0]);
  for (const { sign } of tokens) {
    const next = new Set<number>();
    for (const place of places) {
      if (sign === 'any') for (let later = place; later <= octets.length; later++) next.add(later);
      else if (sign === 'end') {
        if (place === octets.length) next.add(place);
      } else if (octets[place] === sign) next.add(place + 1);
    }
    places = next;
  }
  return places.size > 0;
}
