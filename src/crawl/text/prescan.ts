import { encodingOf } from './encoding-label.ts';

/** Bytes of a page in which its author must declare the encoding (HTML, 4.2.5.5). */
const PRESCAN_BYTES = 1024;

/** One attribute and the position behind it. */
interface Attribute {
  readonly name: string;
  readonly value: string;
  readonly end: number;
}

/**
 * Finds the encoding that an HTML page declares of itself (HTML, "prescan a byte stream to determine its encoding").
 *
 * @returns a WHATWG encoding name; null where nothing usable is declared
 */
export function prescanHtml(bytes: Uint8Array): string | null {
  const head = latin1(bytes.subarray(0, PRESCAN_BYTES));
  if (head.startsWith('<\0?\0x\0')) return 'utf-16le';
  if (head.startsWith('\0<\0?\0x')) return 'utf-16be';
  return metaEncoding(head) ?? xmlEncodingOf(head);
}

/**
 * Finds the encoding in an XML declaration (HTML, "get an XML encoding").
 *
 * @returns a WHATWG encoding name; null where nothing usable is declared
 */
export function prescanXml(bytes: Uint8Array): string | null {
  return xmlEncodingOf(latin1(bytes.subarray(0, PRESCAN_BYTES)));
}

function xmlEncodingOf(head: string): string | null {
  if (!head.startsWith('<?xml')) return null;
  const declarationEnd = head.indexOf('>');
  if (declarationEnd < 0) return null;
  const match = /encoding[\0-\x20]*=[\0-\x20]*(?:"([^"\0-\x20]+)"|'([^'\0-\x20]+)')/.exec(
    head.slice(0, declarationEnd),
  );
  return declared(match?.[1] ?? match?.[2] ?? null);
}

/** Null where nothing is declared before the octets end: a tag or a comment that is cut off declares nothing. */
function metaEncoding(head: string): string | null {
  for (let at = head.indexOf('<'); at >= 0; at = head.indexOf('<', at)) {
    if (/^<\/?[a-z]/i.test(head.slice(at, at + 3))) {
      const tag = readTag(head, at);
      if (tag === null) return null;
      const encoding = tag.isMeta ? encodingOfMeta(tag.attributes) : null;
      if (encoding !== null) return encoding;
      at = tag.end;
    } else {
      const end = endOfMarkup(head, at);
      if (end === null) return null;
      at = end;
    }
  }
  return null;
}

/** Where a comment, a declaration or an instruction ends, or a lone `<`; null where the octets end first. */
function endOfMarkup(head: string, at: number): number | null {
  const isComment = head.startsWith('<!--', at);
  if (!isComment && !/^<[!/?]/.test(head.slice(at, at + 2))) return at + 1;
  const end = isComment ? head.indexOf('-->', at + 2) : head.indexOf('>', at);
  if (end < 0) return null;
  return end + (isComment ? 3 : 1);
}

interface Tag {
  readonly isMeta: boolean;
  readonly attributes: ReadonlyMap<string, string>;
  readonly end: number;
}

/** Null where the octets end before the tag does. A slash ends the name of `meta` only. */
function readTag(head: string, start: number): Tag | null {
  const isMeta = /^<meta[\t\n\f\r /]/i.test(head.slice(start, start + 6));
  let at = start + (isMeta ? 5 : 1);
  while (!isMeta && at < head.length && !/[\t\n\f\r >]/.test(head.charAt(at))) at++;
  const attributes = new Map<string, string>();
  for (;;) {
    while (/[\t\n\f\r /]/.test(head.charAt(at))) at++;
    if (at >= head.length) return null;
    if (head.charAt(at) === '>') return { isMeta, attributes, end: at + 1 };
    const attribute = readAttribute(head, at);
    if (attribute === null) return null;
    if (!attributes.has(attribute.name)) attributes.set(attribute.name, attribute.value);
    at = attribute.end;
  }
}

/** A charset attribute counts by itself, and even an unknown one bars what `content` says; the latter needs the pragma. */
function encodingOfMeta(attributes: ReadonlyMap<string, string>): string | null {
  const charset = attributes.get('charset');
  if (charset !== undefined) return declared(charset);
  const isPragma = attributes.get('http-equiv') === 'content-type';
  return isPragma ? charsetInContent(attributes.get('content') ?? '') : null;
}

/** HTML, "extracting a character encoding from a meta element". */
function charsetInContent(content: string): string | null {
  const match =
    /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^"'\t\n\f\r ;][^\t\n\f\r ;]*)|)/i.exec(content);
  return declared(match?.[1] ?? match?.[2] ?? match?.[3] ?? null);
}

/** A page that can be read as ASCII to find this cannot be UTF-16, and x-user-defined is windows-1252 here. */
function declared(label: string | null): string | null {
  const encoding = label === null ? null : encodingOf(label);
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return 'utf-8';
  return encoding === 'x-user-defined' ? 'windows-1252' : encoding;
}

/** HTML, "get an attribute" of the prescan, from the first octet of its name. Null where the octets end in it. */
function readAttribute(head: string, start: number): Attribute | null {
  let at = start + 1;
  while (at < head.length && !/[\t\n\f\r />=]/.test(head.charAt(at))) at++;
  const name = head.slice(start, at).toLowerCase();
  while (/[\t\n\f\r ]/.test(head.charAt(at))) at++;
  if (head.charAt(at) !== '=') return at < head.length ? { name, value: '', end: at } : null;
  at++;
  while (/[\t\n\f\r ]/.test(head.charAt(at))) at++;
  const quote = head.charAt(at);
  if (quote === '"' || quote === "'") {
    const end = head.indexOf(quote, at + 1);
    return end < 0 ? null : { name, value: head.slice(at + 1, end).toLowerCase(), end: end + 1 };
  }
  const valueStart = at;
  while (at < head.length && !/[\t\n\f\r >]/.test(head.charAt(at))) at++;
  return at < head.length ? { name, value: head.slice(valueStart, at).toLowerCase(), end: at } : null;
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
