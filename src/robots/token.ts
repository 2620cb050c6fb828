import { isTokenCharacter } from './lines/characters.ts';

/** How a crawler's name became the token that groups are looked up with. */
export interface AgentToken {
  readonly given: string;
  /** In lower case, or `*`. */
  readonly token: string;
  /**
   * - `as-given`: the name is a product token.
   * - `cut`: what follows the product token was left away: `GoodBot/1.4` is `GoodBot`.
   * - `found`: taken from a full user-agent string of a browser's shape.
   */
  readonly how: 'as-given' | 'cut' | 'found';
}

/** Products that browsers name; the crawler is the other one. */
const BROWSER_PRODUCTS = new Set(
  'mozilla applewebkit chrome safari version mobile gecko khtml firefox edg opr msie trident like build'.split(
    ' ',
  ),
);

/**
 * Reduces a crawler's name to its product token (RFC 9309, 2.2.1).
 * A full user-agent string such as `Mozilla/5.0 (compatible; ExampleBot/0.1; +https://example.com/bot)` gives the
 * product that is no browser's: what follows `compatible;`, else the first other product in it.
 */
export function agentToken(given: string): AgentToken {
  const name = given.trim();
  if (/^mozilla\//i.test(name)) return { given, token: cut(crawlerIn(name)).toLowerCase(), how: 'found' };
  const token = cut(name);
  return { given, token: token.toLowerCase(), how: token === name ? 'as-given' : 'cut' };
}

/**
 * The product token that a name begins with. The grammar has letters, `-` and `_` only; a name that begins with a digit
 * would vanish, so there digits are kept: `360Spider` stays whole.
 */
function cut(name: string): string {
  if (name === '*') return name;
  let end = 0;
  while (end < name.length && isTokenCharacter(name.charCodeAt(end))) end++;
  if (end > 0 || name === '') return name.slice(0, end);
  return /^[0-9][0-9a-z_-]*/i.exec(name)?.[0] ?? '';
}

function crawlerIn(name: string): string {
  const compatible = /\bcompatible;\s*([^;)\s]+)/i.exec(name)?.[1];
  if (compatible !== undefined && !isBrowser(compatible)) return compatible;
  for (const [product] of name.matchAll(/[a-z_-]+(?=\/)/gi)) {
    if (!isBrowser(product)) return product;
  }
  return name;
}

function isBrowser(product: string): boolean {
  return BROWSER_PRODUCTS.has(cut(product).toLowerCase());
}
