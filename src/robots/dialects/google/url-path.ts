/**
 * Deviation: the path is cut out of the URL as it is written. Google's parser leaves it to the caller to bring a URL into
 * its canonical form, so it parses no URL, decodes no escape and knows no invalid one.
 */
export function writtenPath(url: string | URL): string {
  const text = typeof url === 'string' ? url : url.href;
  const begin = text.startsWith('//') ? 2 : 0;
  const scheme = text.indexOf('://', begin);
  const early = firstOf(text, begin);
  const authority = scheme < 0 || (early >= 0 && early < scheme) ? begin : scheme + 3;
  const start = firstOf(text, authority);
  if (start < 0) return '/';
  const fragment = text.indexOf('#', begin);
  if (fragment >= 0 && fragment < start) return '/';
  const path = fragment < 0 ? text.slice(start) : text.slice(start, fragment);
  return path.startsWith('/') ? path : `/${path}`;
}

/** Where a path, a query or a parameter may begin. */
function firstOf(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x2f || unit === 0x3f || unit === 0x3b) return at;
  }
  return -1;
}
