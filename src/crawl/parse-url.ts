const SPECIAL = /^(?:https?|wss?|ftp|file):$/;

/**
 * Parses a URL (URL standard), with one correction of the platform: Chromium lets a host with a space or another forbidden
 * code point pass and escapes it, where the standard fails. A host of a special URL never contains `%` after parsing.
 *
 * @returns null where the input is no valid URL
 */
export function parseUrl(input: string, base?: string): URL | null {
  const url = URL.parse(input, base);
  if (url === null || !url.href.includes('%')) return url;
  return SPECIAL.test(url.protocol) && url.hostname.includes('%') ? null : url;
}

/** A serialised URL without its fragment. */
export function withoutFragment(href: string): string {
  const fragment = href.indexOf('#');
  return fragment < 0 ? href : href.slice(0, fragment);
}
