/**
 * Where the robots.txt is that governs a URL (RFC 9309, 2.3): at the root of its scheme, host and port. User name, password and
 * default ports are no part of that.
 *
 * @returns null for what is no http or https URL
 */
export function robotsUrl(url: string | URL): string | null {
  if (typeof url === 'string' && !URL.canParse(url)) return null;
  const { origin, protocol } = new URL(url);
  return protocol === 'http:' || protocol === 'https:' ? `${origin}/robots.txt` : null;
}
