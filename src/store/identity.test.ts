import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromProblem, type IdentityKind, identityOf } from './identity.ts';

test.each<[IdentityKind, string | null]>([
  ['browser', null],
  ['gatepost', 'Gatepost/1.2.3'],
  ['crawler', 'Mozilla/5.0 (compatible; GPTBot)'],
])('as %s', (identity, userAgent) => {
  expect(identityOf({ identity, from: '', agent: 'GPTBot' }, '1.2.3')).toEqual({ userAgent, from: null });
});

test('From names the person behind the requests', () => {
  const settings = { identity: 'browser', from: 'owner@example.com', agent: 'x' } as const;
  expect(identityOf(settings, '1').from).toBe('owner@example.com');
});

test.each([
  ['', true],
  ['owner@example.com', true],
  ['owner', false],
  ['@example.com', false],
  ['owner@', false],
  ['o wner@example.com', false],
  ['owner@example.com\r\nX: y', false],
  ['öwner@example.com', false],
])('From: %j', (from, good) => {
  expect(fromProblem(from) === null).toBe(good);
});

test('no address that passes can break out of its header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (from) => {
      if (fromProblem(from) === null) expect(from).toMatch(/^[\x21-\x7e]*$/);
    }),
  );
});
