import type { AccessCause, AccessResult } from './access.ts';

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
  readonly finalUrl: string | null;
  readonly redirected: boolean;
  readonly contentType: string | null;
  /** Bytes of body received after content decoding. */
  readonly bytes: number;
  /** True when the body was longer than what is kept. */
  readonly truncated: boolean;
  /** Milliseconds since the epoch. */
  readonly fetchedAt: number;
  /** Milliseconds since the epoch; the copy is not used after this. */
  readonly expiresAt: number;
}

/** The same with the file, as it is kept and as it travels. */
export interface RobotsRecord extends RobotsSummary {
  /** The body's bytes in base64, since extension messages carry JSON only; empty unless successful. */
  readonly body: string;
}
