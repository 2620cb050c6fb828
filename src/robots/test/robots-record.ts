import type { RobotsRecord } from '../record.ts';

/** A successful answer with an empty file, but for what is given. */
export function robotsRecord(change: Partial<RobotsRecord> = {}): RobotsRecord {
  return {
    origin: 'https://site.example',
    access: 'successful',
    cause: 'success',
    status: 200,
    detail: 'The server answered 200.',
    fault: null,
    finalUrl: 'https://site.example/robots.txt',
    redirected: false,
    hops: [],
    contentType: 'text/plain',
    headers: [],
    elapsedMs: 1,
    bytes: 0,
    bodyKind: 'text',
    truncated: false,
    userAgent: null,
    fetchedAt: 0,
    expiresAt: 3_600_000,
    body: '',
    unreachableSince: null,
    older: null,
    ...change,
  };
}
