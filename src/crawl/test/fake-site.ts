import type { FetchOutcome, Hop, PageRequest } from '../types.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** What a fake server answers at one URL: links as they stand in the page, a redirect, a status, or a failure. */
export interface FakeAnswer {
  readonly links?: readonly FakeLink[];
  readonly redirect?: string;
  readonly status?: number;
  readonly headers?: readonly (readonly [string, string])[];
  readonly fails?: 'network' | 'timeout' | 'body-failed' | 'no-permission';
  /** Never answers, not even to its signal. */
  readonly hangs?: boolean;
  /** Breaks the contract: rejects. */
  readonly throws?: boolean;
  readonly takesMs?: number;
  readonly bytes?: number;
  readonly contentType?: string | null;
}

/** What a fake server answers; undefined where it knows nothing and answers 404. */
export type FakeServer = (url: string) => FakeAnswer | undefined;

export type FakeLink = string | { readonly href: string; readonly rel: string };

export interface FakeSite {
  readonly fetchPage: (request: PageRequest) => Promise<FetchOutcome>;
  /** URLs asked for, in order, with the time of start and end. */
  readonly requests: {
    readonly url: string;
    readonly start: number;
    end: number;
    readonly maxBytes: number;
  }[];
}

/** A web in memory. */
export function createFakeSite(server: FakeServer, clock: VirtualClock): FakeSite {
  const requests: FakeSite['requests'] = [];
  return {
    requests,
    async fetchPage({ url, maxBytes, signal }) {
      const entry = { url, start: clock.now(), end: clock.now(), maxBytes };
      requests.push(entry);
      const first = server(url);
      if (first?.throws) throw new Error('broken fetcher');
      if (first?.hangs) return new Promise(() => undefined);
      if (first?.takesMs !== undefined) await clock.sleep(first.takesMs, signal);
      entry.end = clock.now();
      return answerOf(server, url, maxBytes);
    },
  };
}

function answerOf(server: FakeServer, requested: string, maxBytes: number): FetchOutcome {
  const hops: Hop[] = [];
  let url = requested;
  let answer = server(url);
  for (; answer?.redirect !== undefined; answer = server(url)) {
    hops.push({ url, status: 302 });
    if (hops.length > 20)
      return { kind: 'failure', reason: 'too-many-redirects', detail: 'It redirects for ever.', hops };
    url = new URL(answer.redirect, url).href;
  }
  if (answer?.fails !== undefined)
    return { kind: 'failure', reason: answer.fails, detail: 'It failed.', hops };
  const body = new TextEncoder().encode(JSON.stringify(answer?.links ?? []));
  const bytes = Math.min(answer?.bytes ?? 100, maxBytes);
  const type = answer?.contentType === undefined ? 'text/html' : answer.contentType;
  return {
    kind: 'response',
    url,
    status: answer?.status ?? (answer === undefined ? 404 : 200),
    hops,
    headers: [...(type === null ? [] : [['content-type', type] as const]), ...(answer?.headers ?? [])],
    body,
    bytes,
    truncated: bytes < (answer?.bytes ?? 0),
    elapsedMs: answer?.takesMs ?? 0,
  };
}
