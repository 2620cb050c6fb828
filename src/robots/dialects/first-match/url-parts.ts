/** The parts that Python's `urllib.parse.urlparse` makes of a URL. */
interface UrlParts {
  readonly scheme: string;
  readonly authority: string;
  readonly path: string;
  readonly params: string;
  readonly query: string;
  readonly fragment: string;
}

/** Schemes whose paths may have `;params`, and which have an authority, as far as they occur here. */
const WEB_SCHEMES = new Set(['', 'http', 'https', 'ftp', 'sftp']);

function parts(url: string): UrlParts {
  let begin = 0;
  while (url.charCodeAt(begin) <= 0x20) begin++;
  let rest = url.slice(begin).replace(/[\t\r\n]/g, '');
  const [scheme] = /^[a-z][a-z0-9+.-]*(?=:)/i.exec(rest) ?? [''];
  if (scheme !== '') rest = rest.slice(scheme.length + 1);
  let authority = '';
  if (rest.startsWith('//')) {
    const end = rest.slice(2).search(/[/?#]/);
    authority = end < 0 ? rest.slice(2) : rest.slice(2, 2 + end);
    rest = end < 0 ? '' : rest.slice(2 + end);
  }
  const [beforeFragment, fragment] = split(rest, '#', 0);
  const [beforeQuery, query] = split(beforeFragment, '?', 0);
  const withParams = WEB_SCHEMES.has(scheme.toLowerCase());
  const [path, params] = withParams
    ? split(beforeQuery, ';', beforeQuery.lastIndexOf('/') + 1)
    : [beforeQuery, ''];
  return { scheme: scheme.toLowerCase(), authority, path, params, query, fragment };
}

function split(text: string, sign: string, from: number): [before: string, after: string] {
  const at = text.indexOf(sign, from);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Empty parts lose their sign: `/list?` becomes `/list`. */
function localPart({ path, params, query, fragment }: UrlParts): string {
  return path + (params && `;${params}`) + (query && `?${query}`) + (fragment && `#${fragment}`);
}

/** What is behind scheme and authority: what Python compares of a URL. */
export function localPartOf(url: string): string {
  return localPart(parts(url));
}

/** A rule's value taken apart and put together again, as Python does; an absolute URL stays one and matches nothing. */
export function reassembled(value: string): string {
  const { scheme, authority, ...local } = parts(value);
  const rest = localPart({ scheme, authority, ...local });
  const hasAuthority =
    authority !== '' || (scheme !== '' && WEB_SCHEMES.has(scheme) && !rest.startsWith('//'));
  const slash = hasAuthority && local.path !== '' && !local.path.startsWith('/') ? '/' : '';
  return (scheme && `${scheme}:`) + (hasAuthority ? `//${authority}${slash}` : '') + rest;
}
