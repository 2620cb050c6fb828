import cases from './cases.json' with { type: 'json' };
import field from './field.json' with { type: 'json' };

interface Piece {
  readonly text: string;
  readonly times: number;
}

/** A case of cases.json as it is written there. */
export interface Case {
  readonly id: string;
  readonly source: string;
  readonly dialect: 'both' | 'google' | 'rfc';
  readonly robots: string | null;
  readonly robotsBase64?: string;
  readonly repeat?: readonly Piece[];
  readonly truncateBytes?: number;
  readonly agent: string;
  readonly url: string | null;
  readonly urlRepeat?: readonly Piece[];
  readonly allowed: boolean;
  /** The deciding rule's line as written, comment included, or `@line` and its number. */
  readonly rule: string | null;
  readonly note: string;
  readonly quirk?: boolean;
}

export const CASES = cases as readonly Case[];

/** A fault of field.json that concerns robots.txt. */
export interface FieldCase {
  readonly id: string;
  readonly kind: number;
  readonly topic: string;
  readonly fault: string;
  readonly input: {
    readonly robots?: string;
    readonly bytes_base64?: string;
    readonly [key: string]: unknown;
  };
  readonly expected: {
    readonly allowed?: readonly (readonly [agent: string, url: string, allowed: boolean])[];
    readonly sitemaps?: readonly string[];
    readonly crawl_delay?: readonly (readonly [agent: string, seconds: number | null])[];
    readonly [key: string]: unknown;
  };
}

/** Kinds 1 (robots.txt) and 4 (odd real files). */
export const FIELD_CASES = (field as readonly FieldCase[]).filter(({ kind }) => kind === 1 || kind === 4);

/** The body of a case: octets where they are given, else text. */
export function bodyOf({ robots, robotsBase64, repeat, truncateBytes }: Case): string | Uint8Array {
  const body =
    robotsBase64 !== undefined ? Buffer.from(robotsBase64, 'base64') : (joined(repeat) ?? robots ?? '');
  return truncateBytes === undefined ? body : Buffer.from(body).subarray(0, truncateBytes);
}

export function urlOf({ url, urlRepeat }: Case): string {
  return url ?? joined(urlRepeat) ?? '';
}

function joined(pieces: readonly Piece[] | undefined): string | undefined {
  return pieces?.map(({ text, times }) => text.repeat(times)).join('');
}
