import { expect, test } from 'vitest';
import { type Basis, basisOf, type FailurePolicy, LONG_UNREACHABLE_MS } from './basis.ts';
import type { RobotsRecord } from './record.ts';
import { robotsRecord } from './test/robots-record.ts';

const RECORD = robotsRecord({
  access: 'unreachable',
  cause: 'server-error',
  status: 503,
  fetchedAt: 5_000,
  unreachableSince: 1_000,
});
const OLDER = { body: 'b2xk', seenAt: 10 };

test.each<[string, Partial<RobotsRecord>, number, FailurePolicy, Basis]>([
  [
    '2.3.1.1 successful',
    { access: 'successful', body: 'bmV3' },
    0,
    'rfc9309',
    { kind: 'file', body: 'bmV3' },
  ],
  ['2.3.1.3 unavailable', { access: 'unavailable' }, 0, 'rfc9309', { kind: 'unavailable' }],
  ['2.3.1.4 unreachable', {}, 6_000, 'rfc9309', { kind: 'unreachable', since: 1_000 }],
  [
    '2.3.1.4 first failure',
    { unreachableSince: null },
    6_000,
    'rfc9309',
    { kind: 'unreachable', since: 5_000 },
  ],
  ['just under 30 days', {}, 999 + LONG_UNREACHABLE_MS, 'rfc9309', { kind: 'unreachable', since: 1_000 }],
  ['30 days', {}, 1_000 + LONG_UNREACHABLE_MS, 'rfc9309', { kind: 'long-unreachable', since: 1_000 }],
  ['older copy', { older: OLDER }, 6_000, 'rfc9309', { kind: 'older-copy', ...OLDER }],
  [
    'older copy, 30 days',
    { older: OLDER },
    2 * LONG_UNREACHABLE_MS,
    'rfc9309',
    { kind: 'older-copy', ...OLDER },
  ],
  ['failure is permission', { older: OLDER }, 6_000, 'failure-is-permission', { kind: 'unavailable' }],
  [
    'a file that was read is not a failure',
    { access: 'successful', body: 'bmV3' },
    0,
    'failure-is-permission',
    { kind: 'file', body: 'bmV3' },
  ],
])('%s', (_, change, now, policy, expected) => {
  expect(basisOf({ ...RECORD, ...change }, now, policy)).toEqual(expected);
});
