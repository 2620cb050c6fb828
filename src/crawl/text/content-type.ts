/** A parsed media type. */
export interface MediaType {
  /** `type/subtype` in lower case. */
  readonly essence: string;
  /** As written, outer quotes removed; null without one. */
  readonly charset: string | null;
}

/** What a body is read as. `none`: it is a page without links. `unknown`: the body itself must tell (see `looksLikeHtml`). */
export type PageKind = 'html' | 'xhtml' | 'unknown' | 'none';

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9a-z]+$/i;

/**
 * The media type of a response (Fetch standard, "extract a MIME type"): the last of several values that can be
 * parsed counts, and takes over the charset of an earlier one with the same essence.
 *
 * @param value all Content-Type headers, joined by commas
 * @returns null where there is none that can be parsed
 */
export function parseContentType(value: string | null): MediaType | null {
  if (value === null) return null;
  let found: MediaType | null = null;
  for (const part of splitOutsideQuotes(value, ',')) {
    const type = parseMediaType(part);
    if (type === null || type.essence === '*/*') continue;
    const charset: string | null =
      type.charset ?? (found !== null && found.essence === type.essence ? found.charset : null);
    found = { essence: type.essence, charset };
  }
  return found;
}

/**
 * Whether a response is a page whose links are read. Callers use it before they read a body: that of `none` is of no use.
 *
 * @param value the Content-Type header; null where there is none
 */
export function pageKindOf(value: string | null): PageKind {
  switch (parseContentType(value)?.essence) {
    case 'text/html':
      return 'html';
    case 'application/xhtml+xml':
      return 'xhtml';
    case undefined:
      return 'unknown';
    default:
      return 'none';
  }
}

function parseMediaType(input: string): MediaType | null {
  const [essence = '', ...parameters] = splitOutsideQuotes(input, ';');
  const [type = '', subtype = '', ...rest] = essence.trim().split('/');
  if (rest.length > 0 || !TOKEN.test(type) || !TOKEN.test(subtype)) return null;
  let charset: string | null = null;
  for (const parameter of parameters) {
    const equals = parameter.indexOf('=');
    if (equals < 0 || parameter.slice(0, equals).trim().toLowerCase() !== 'charset') continue;
    const value = unquote(parameter.slice(equals + 1).trim());
    if (charset === null && value !== '') charset = value;
  }
  return { essence: `${type}/${subtype}`.toLowerCase(), charset };
}

function unquote(value: string): string {
  if (!value.startsWith('"')) return value;
  const end = value.indexOf('"', 1);
  return (end < 0 ? value.slice(1) : value.slice(1, end)).replaceAll('\\', '');
}

function splitOutsideQuotes(input: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let quoted = false;
  for (let i = 0; i < input.length; i++) {
    const char = input[i];
    if (quoted && char === '\\') i++;
    else if (char === '"') quoted = !quoted;
    else if (char === separator && !quoted) {
      parts.push(input.slice(start, i));
      start = i + 1;
    }
  }
  parts.push(input.slice(start));
  return parts;
}
