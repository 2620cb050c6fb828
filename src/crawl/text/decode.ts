import { encodingOf } from './encoding-label.ts';
import { prescanHtml, prescanXml } from './prescan.ts';

/** What settled a page's encoding. `detected`: nothing was declared and the bytes are valid UTF-8. */
type EncodingSource = 'bom' | 'header' | 'declaration' | 'detected' | 'default';

export interface DecodedText {
  readonly text: string;
  /** WHATWG name in lower case. */
  readonly encoding: string;
  readonly source: EncodingSource;
}

/**
 * Reads a page's bytes as text, as browsers do (HTML, "encoding sniffing algorithm"): byte order mark, charset of
 * Content-Type, declaration in the first 1024 bytes, then valid UTF-8 with something beyond ASCII in it (the step
 * that lets user agents detect), then windows-1252. XHTML without any of the first three is UTF-8 (XML 1.0, 4.3.3).
 * Never throws: bytes that are wrong for the encoding become U+FFFD.
 *
 * @param charset the charset parameter of Content-Type
 */
export function decodePage(bytes: Uint8Array, charset: string | null, kind: 'html' | 'xhtml'): DecodedText {
  const bom = encodingOfBom(bytes);
  if (bom !== null) return decodeAs(bytes, bom, 'bom');
  const header = charset === null ? null : encodingOf(charset);
  if (header !== null) return decodeAs(bytes, header, 'header');
  const declaration = kind === 'html' ? prescanHtml(bytes) : prescanXml(bytes);
  if (declaration !== null) return decodeAs(bytes, declaration, 'declaration');
  if (kind === 'xhtml') return decodeAs(bytes, 'utf-8', 'default');
  const utf8 = decodeStrictUtf8(bytes);
  if (utf8 !== null && /[\u0080-\uffff]/.test(utf8))
    return { text: utf8, encoding: 'utf-8', source: 'detected' };
  return decodeAs(bytes, 'windows-1252', 'default');
}

function encodingOfBom(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return null;
}

function decodeAs(bytes: Uint8Array, encoding: string, source: EncodingSource): DecodedText {
  if (encoding === 'replacement') return { text: bytes.length > 0 ? '\uFFFD' : '', encoding, source };
  return { text: new TextDecoder(encoding).decode(bytes), encoding, source };
}

/** Null where the bytes are not UTF-8. A character cut at the very end, as in a truncated body, does not count. */
function decodeStrictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}
