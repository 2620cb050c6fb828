/**
 * Who Gatepost says it is to the sites it asks: the browser that it runs in, itself, or the crawler that is looked at.
 * Sites verify real crawlers by their addresses, so the last shows only what a site does on a name alone.
 */
export type IdentityKind = 'browser' | 'gatepost' | 'crawler';

/** Header values; null sends what the browser sends by itself. */
export interface Identity {
  readonly userAgent: string | null;
  /** An address at which the person behind the requests can be reached (RFC 9110, 10.1.2). */
  readonly from: string | null;
}

/**
 * The headers that the settings ask for.
 *
 * @param version Gatepost's own
 */
export function identityOf(
  { identity, from, agent }: { identity: IdentityKind; from: string; agent: string },
  version: string,
): Identity {
  return { userAgent: userAgentOf(identity, agent, version), from: from === '' ? null : from };
}

function userAgentOf(kind: IdentityKind, agent: string, version: string): string | null {
  switch (kind) {
    case 'browser':
      return null;
    case 'gatepost':
      return `Gatepost/${version}`;
    case 'crawler':
      return `Mozilla/5.0 (compatible; ${agent})`;
  }
}

/** What is wrong with a From address; null where nothing is. A header carries visible ASCII only (RFC 9110, 5.5). */
export function fromProblem(from: string): string | null {
  if (from === '' || /^[\x21-\x7e]+@[\x21-\x7e]+$/.test(from)) return null;
  return 'Type an e-mail address such as owner@example.com, or nothing.';
}
