import type { AccessCause, AccessResult, NetworkFault } from './access.ts';
import type { BodyKind } from './body-kind.ts';

/** What an attempt to get an origin's robots.txt showed, without the file itself. */
export interface RobotsSummary {
  /** The origin that the rules govern: that of the first request, whatever redirects followed (RFC 9309, 2.3.1.2). */
  readonly origin: string;
  readonly access: AccessResult;
  readonly cause: AccessCause;
  /** Final HTTP status; null where no answer came. */
  readonly status: number | null;
  /** One sentence for a person: what happened. */
  readonly detail: string;
  /** Where on its way the request failed; null where an answer came or the time was up. */
  readonly fault: NetworkFault | null;
  readonly finalUrl: string | null;
  readonly redirected: boolean;
  /** Redirects, first one first; empty where the browser does not show them, as with the access of one click. */
  readonly hops: readonly { readonly url: string; readonly status: number | null }[];
  readonly contentType: string | null;
  /** Other headers that say something of the file, names in lower case, in the order received. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Milliseconds from the request to the end of the body. */
  readonly elapsedMs: number;
  /** Bytes of body received after content decoding. */
  readonly bytes: number;
  /** What the body is; null where none was read. */
  readonly bodyKind: BodyKind | null;
  /** True when the body was longer than what is kept. */
  readonly truncated: boolean;
  /** User-Agent that the request was made to carry; null where the browser sent its own. */
  readonly userAgent: string | null;
  /** Milliseconds since the epoch. */
  readonly fetchedAt: number;
  /** Milliseconds since the epoch; the copy is not used after this. */
  readonly expiresAt: number;
}

/** An earlier copy of the file. */
export interface OlderCopy {
  /** The body's bytes in base64. */
  readonly body: string;
  /** When the server last sent it, in milliseconds since the epoch. */
  readonly seenAt: number;
}

/** The same with the file, as it is kept and as it travels. */
export interface RobotsRecord extends RobotsSummary {
  /** The body's bytes in base64, since extension messages carry JSON only; empty unless successful. */
  readonly body: string;
  /** Since when every attempt has found the file unreachable, in milliseconds since the epoch; null unless it is. */
  readonly unreachableSince: number | null;
  /** The newest copy from before, where the file is unreachable now and there is one. */
  readonly older: OlderCopy | null;
}
