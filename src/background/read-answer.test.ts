import { describe, expect, test } from 'vitest';
import type { RobotsFetch } from '../browser/fetch-robots.ts';
import { readAnswer as read } from './read-answer.ts';

type Answered = Extract<RobotsFetch, { kind: 'answered' }>;

const ORIGIN = 'https://site.example';

const readAnswer = (origin: string, answer: Parameters<typeof read>[1], at: number) =>
  read(origin, answer, at, null);

function answered(change: Partial<Answered>): Answered {
  return {
    kind: 'answered',
    status: 200,
    url: `${ORIGIN}/robots.txt`,
    redirected: false,
    hops: [],
    headers: [
      ['content-type', 'text/plain'],
      ['server', 'nginx'],
    ],
    elapsedMs: 12,
    body: new TextEncoder().encode('User-agent: *\n'),
    truncated: false,
    ...change,
  };
}

describe('access results (RFC 9309, 2.3.1)', () => {
  test.each([
    [200, 'successful', 'success'],
    [204, 'successful', 'success'],
    [206, 'successful', 'success'],
    [304, 'unreachable', 'unexpected-status'],
    [400, 'unavailable', 'client-error'],
    [401, 'unavailable', 'client-error'],
    [403, 'unavailable', 'client-error'],
    [404, 'unavailable', 'client-error'],
    [410, 'unavailable', 'client-error'],
    [429, 'unreachable', 'rate-limited'],
    [451, 'unavailable', 'client-error'],
    [500, 'unreachable', 'server-error'],
    [503, 'unreachable', 'server-error'],
    [599, 'unreachable', 'server-error'],
    [999, 'unreachable', 'unexpected-status'],
  ])('status %i is %s', (status, access, cause) => {
    const record = readAnswer(ORIGIN, answered({ status }), 0);
    expect(record).toMatchObject({ access, cause, status });
    expect(record.body).toBe(access === 'successful' ? btoa('User-agent: *\n') : '');
  });

  test('no answer at all is unreachable', () => {
    expect(
      readAnswer(ORIGIN, { kind: 'failed', fault: 'refused', detail: 'net::ERR_CONNECTION_REFUSED' }, 5),
    ).toMatchObject({
      access: 'unreachable',
      cause: 'network-error',
      status: null,
      fetchedAt: 5,
      fault: 'refused',
      detail: 'The server refused the connection (net::ERR_CONNECTION_REFUSED).',
    });
    expect(readAnswer(ORIGIN, { kind: 'timed-out', afterMs: 20_000 }, 5)).toMatchObject({
      access: 'unreachable',
      cause: 'timeout',
    });
  });

  test('too many redirects are unavailable, and a loop is told apart (2.3.1.2)', () => {
    const hop = (path: string) => ({ url: `${ORIGIN}${path}`, status: 302 });
    const chain = ['/robots.txt', '/1', '/2', '/3', '/4', '/5'].map(hop);
    const loop = ['/robots.txt', '/1', '/robots.txt', '/1', '/robots.txt', '/1'].map(hop);
    const common = { access: 'unavailable', cause: 'too-many-redirects' };
    expect(readAnswer(ORIGIN, { kind: 'too-many-redirects', hops: chain }, 0)).toMatchObject({
      ...common,
      detail: 'robots.txt is behind more than five redirects.',
    });
    expect(readAnswer(ORIGIN, { kind: 'too-many-redirects', hops: loop }, 0)).toMatchObject({
      ...common,
      detail: 'The redirects of robots.txt lead back to themselves.',
    });
  });
});

test('the rules govern the origin that was asked, wherever redirects led (2.3.1.2)', () => {
  const record = readAnswer(ORIGIN, answered({ url: 'https://other.example/r.txt', redirected: true }), 0);
  expect(record).toMatchObject({ origin: ORIGIN, finalUrl: 'https://other.example/r.txt', redirected: true });
});

test('an answer says until when it may be used', () => {
  expect(readAnswer(ORIGIN, answered({ headers: [['cache-control', 'max-age=60']] }), 1_000).expiresAt).toBe(
    61_000,
  );
});

test('the evidence is kept, and of the headers those that say something of the file', () => {
  const headers = [
    ['content-type', 'text/plain; charset=utf-8'],
    ['date', 'Mon, 30 Nov 2026 12:00:00 GMT'],
    ['etag', '"1"'],
    ['set-cookie', 'a=b'],
  ] as const;
  const hops = [{ url: `${ORIGIN}/robots.txt`, status: 301 }];
  expect(readAnswer(ORIGIN, answered({ headers, hops, elapsedMs: 7 }), 0)).toMatchObject({
    contentType: 'text/plain; charset=utf-8',
    headers: [
      ['content-type', 'text/plain; charset=utf-8'],
      ['etag', '"1"'],
    ],
    hops,
    elapsedMs: 7,
    bytes: 14,
  });
});

test('a record says as whom it was asked', () => {
  expect(read(ORIGIN, answered({}), 0, 'Gatepost/1').userAgent).toBe('Gatepost/1');
  expect(read(ORIGIN, { kind: 'timed-out', afterMs: 1 }, 0, 'Gatepost/1').userAgent).toBe('Gatepost/1');
});

test('a web page in place of the file is told apart', () => {
  expect(readAnswer(ORIGIN, answered({}), 0).bodyKind).toBe('text');
  expect(readAnswer(ORIGIN, answered({ body: new TextEncoder().encode('<html>') }), 0).bodyKind).toBe('html');
  expect(readAnswer(ORIGIN, answered({ status: 404 }), 0).bodyKind).toBeNull();
});
