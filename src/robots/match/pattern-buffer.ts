import { DOLLAR, STAR } from '../lines/characters.ts';

/** Stands for any number of octets. No literal octet is above 0x7F, since everything beyond ASCII is percent-encoded. */
export const ANY = 0xff;
/** Stands for the end of the path. */
export const PATH_END = 0xfe;

/** One pattern made ready for comparing: literal octets with `ANY` between them, `PATH_END` last if at all. */
export class PatternBuffer {
  code = new Uint8Array(256);
  length = 0;
  /** How many octets the pattern counts for where the most octets win (RFC 9309, 2.2.2). */
  octets = 0;

  /** Empties the buffer and makes room for a pattern of so many units as written. */
  start(written: number): void {
    this.length = 0;
    this.octets = 0;
    if (this.code.length < written * 9) this.code = new Uint8Array(written * 12);
  }

  literal(octet: number): void {
    this.code[this.length++] = octet;
  }

  /** Several wildcards in a row are one, but each counts its octet. */
  any(): void {
    if (this.length === 0 || this.code[this.length - 1] !== ANY) this.code[this.length++] = ANY;
  }

  /** The pattern as it could be written: a literal `*` or `$` as its escape. */
  toString(): string {
    let text = '';
    for (let at = 0; at < this.length; at++) text += written(this.code[at] as number);
    return text;
  }

  /** Ends the pattern. A wildcard at its end says nothing that a prefix does not. */
  finish(anchored: boolean): void {
    const openEnded = this.length > 0 && this.code[this.length - 1] === ANY;
    if (openEnded) this.length--;
    else if (anchored) this.code[this.length++] = PATH_END;
  }
}

function written(octet: number): string {
  switch (octet) {
    case ANY:
      return '*';
    case PATH_END:
      return '$';
    case STAR:
      return '%2A';
    case DOLLAR:
      return '%24';
    default:
      return String.fromCharCode(octet);
  }
}
