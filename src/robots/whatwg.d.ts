/**
 * The only things this folder takes from outside ECMAScript, both WHATWG standards that every
 * JavaScript runtime carries. Declared here so that the folder compiles without the DOM library.
 */
declare class URL {
  static canParse(url: string): boolean;
  constructor(url: string | URL, base?: string | URL);
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly pathname: string;
  readonly search: string;
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(input?: Uint8Array): string;
}

declare class TextEncoder {
  encode(input?: string): Uint8Array;
}
