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

function metaEncoding(head: string): string | null {
  let at = 0;
  while (at < head.length) {
    if (head.startsWith('<!--', at)) {
      const end = head.indexOf('-->', at + 2);
      if (end < 0) return null;
      at = end + 3;
    } else if (/^<meta[\t\n\f\r /]/i.test(head.slice(at, at + 6))) {
      const { encoding, end } = readMeta(head, at + 5);
      if (encoding !== null) return encoding;
      at = end;
    } else if (/^<\/?[a-z]/i.test(head.slice(at, at + 3))) {
      at = skipTag(head, at);
    } else if (/^<[!/?]/.test(head.slice(at, at + 2))) {
      const end = head.indexOf('>', at);
      if (end < 0) return null;
      at = end + 1;
    } else {
      at++;
    }
  }
  return null;
}

function readMeta(head: string, start: number): { encoding: string | null; end: number } {
  const attributes = new Map<string, string>();
  let at = start;
  for (let next = getAttribute(head, at); next !== null; next = getAttribute(head, at)) {
    at = next.end;
    if (!attributes.has(next.name)) attributes.set(next.name, next.value);
  }
  return { encoding: encodingOfMeta(attributes), end: at + 1 };
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
    /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^"'\t\n\f\r ;][^\t\n\f\r ;]*))/i.exec(content);
  return declared(match?.[1] ?? match?.[2] ?? match?.[3] ?? null);
}

/** A page that can be read as ASCII to find this cannot be UTF-16, and x-user-defined is windows-1252 here. */
function declared(label: string | null): string | null {
  const encoding = label === null ? null : encodingOf(label);
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return 'utf-8';
  return encoding === 'x-user-defined' ? 'windows-1252' : encoding;
}

function skipTag(head: string, start: number): number {
  let at = start;
  while (at < head.length && !/[\t\n\f\r >]/.test(head.charAt(at))) at++;
  for (let next = getAttribute(head, at); next !== null; next = getAttribute(head, at)) at = next.end;
  return at + 1;
}

/** HTML, "get an attribute" of the prescan. Null at the end of the tag. */
function getAttribute(head: string, start: number): Attribute | null {
  let at = start;
  while (at < head.length && /[\t\n\f\r /]/.test(head.charAt(at))) at++;
  if (at >= head.length || head.charAt(at) === '>') return null;
  const nameStart = at;
  while (at < head.length && !/[\t\n\f\r />]/.test(head.charAt(at))) {
    if (head.charAt(at) === '=' && at > nameStart) break;
    at++;
  }
  const name = head.slice(nameStart, at).toLowerCase();
  while (/[\t\n\f\r ]/.test(head.charAt(at))) at++;
  if (head.charAt(at) !== '=') return { name, value: '', end: at };
  at++;
  while (/[\t\n\f\r ]/.test(head.charAt(at))) at++;
  const quote = head.charAt(at);
  if (quote === '"' || quote === "'") {
    const end = head.indexOf(quote, at + 1);
    if (end < 0) return { name, value: '', end: head.length };
    return { name, value: head.slice(at + 1, end).toLowerCase(), end: end + 1 };
  }
  const valueStart = at;
  while (at < head.length && !/[\t\n\f\r >]/.test(head.charAt(at))) at++;
  return { name, value: head.slice(valueStart, at).toLowerCase(), end: at };
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
