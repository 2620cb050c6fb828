const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Undoes every escape, as Python's `urllib.parse.unquote` does; what is no UTF-8 becomes U+FFFD. */
export function unquote(text: string): string {
  return text.includes('%') ? text.replace(/[^\u0080-\u{10ffff}]+/gu, unquoteAscii) : text;
}

function unquoteAscii(text: string): string {
  const bytes = new Uint8Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const digits = text.charCodeAt(at) === 0x25 ? text.slice(at + 1, at + 3) : '';
    if (/^[0-9a-f]{2}$/i.test(digits)) {
      bytes[length++] = Number.parseInt(digits, 16);
      at += 2;
    } else {
      bytes[length++] = text.charCodeAt(at);
    }
  }
  return decoder.decode(bytes.subarray(0, length));
}

const SAFE = new Uint8Array(256);
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-~/') {
  SAFE[character.charCodeAt(0)] = 1;
}

/**
 * Characters of ASCII that may not stay as they are in a rule. A slash may not since two of them at the beginning make what follows a
 * host.
 */
export const QUOTED = SAFE.slice(0, 128).map((safe) => 1 - safe);
QUOTED[0x2f] = 1;

/** Whether a rule's value stays as it is. */
export function staysAsItIs(value: string): boolean {
  if (value.startsWith('//')) return false;
  for (let at = 0; at < value.length; at++) {
    const unit = value.charCodeAt(at);
    if (unit >= 0x80 || SAFE[unit] === 0) return false;
  }
  return true;
}

/** Escapes everything but letters, digits and `_.-~/`, as Python's `urllib.parse.quote` does. */
export function quote(text: string): string {
  let quoted = '';
  for (const octet of encoder.encode(text)) {
    quoted +=
      SAFE[octet] === 1
        ? String.fromCharCode(octet)
        : `%${octet < 16 ? '0' : ''}${octet.toString(16).toUpperCase()}`;
  }
  return quoted;
}
