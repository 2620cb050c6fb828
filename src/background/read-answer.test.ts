import { describe, expect, test } from 'vitest';
import type { RobotsFetch } from '../browser/fetch-robots.ts';
import { readAnswer } from './read-answer.ts';

type Answered = Extract<RobotsFetch, { kind: 'answered' }>;

const ORIGIN = 'https://site.example';

function answered(change: Partial<Answered>): Answered {
  return {
    kind: 'answered',
    status: 200,
    url: `${ORIGIN}/robots.txt`,
    redirected: false,
    contentType: 'text/plain',
    cacheControl: null,
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
    expect(readAnswer(ORIGIN, { kind: 'failed', detail: 'refused' }, 5)).toMatchObject({
      access: 'unreachable',
      cause: 'network-error',
      status: null,
      fetchedAt: 5,
      detail: expect.stringContaining('refused'),
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
      detail: 'robots.txt is behind more than 5 redirects.',
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
  expect(readAnswer(ORIGIN, answered({ cacheControl: 'max-age=60' }), 1_000).expiresAt).toBe(61_000);
});
