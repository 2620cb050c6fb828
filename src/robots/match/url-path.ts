/**
 * The part of a URL that rules are compared with: path and query, without the fragment (RFC 9309, 2.2.2).
 * The URL is read as the WHATWG URL parser reads it, so dot segments, default ports and raw characters are settled.
 * `URL.search` cannot tell `/list?` from `/list`, which rules can: hence the way over `href`.
 *
 * @returns null for what is no URL, or none with a path (`mailto:`)
 */
export function urlPath(url: string | URL): string | null {
  const parsed = typeof url === 'string' ? parse(url) : url;
  if (parsed === null) return null;
  const { href } = parsed;
  const authority = href.indexOf('://');
  if (authority < 0 || authority !== parsed.protocol.length - 1) return null;
  const start = href.indexOf('/', authority + 3);
  if (start < 0) return null;
  const fragment = href.indexOf('#', start);
  return fragment < 0 ? href.slice(start) : href.slice(start, fragment);
}

function parse(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}
