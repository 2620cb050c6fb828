import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { robotsRecord } from '../robots/test/robots-record.ts';
import { openDatabase } from './database.ts';
import {
  MAX_BODIES,
  MAX_BODIES_LENGTH,
  MAX_ORIGINS,
  type RobotsHistoryStore,
  robotsHistory,
} from './robots-history.ts';

let history: RobotsHistoryStore;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  const database = openDatabase(() => undefined);
  history = robotsHistory(() => database);
});

const file = (text: string, fetchedAt: number) => robotsRecord({ body: btoa(text), fetchedAt });
const failure = (fetchedAt: number) => robotsRecord({ access: 'unreachable', status: 503, fetchedAt });

test('each distinct body is kept once, with the first and the last time it was seen', async () => {
  await history.add(file('one', 10));
  await history.add(file('two', 20));
  await history.add(file('one', 30));
  const kept = await history.get('https://site.example');
  expect(kept?.bodies.map(({ body, firstSeen, lastSeen }) => [atob(body), firstSeen, lastSeen])).toEqual([
    ['one', 10, 30],
    ['two', 20, 20],
  ]);
});

test('a successful record comes back as it was', async () => {
  expect(await history.add(file('one', 10))).toEqual(file('one', 10));
});

test('an unreachable one is completed with the newest copy and since when it has been so', async () => {
  expect(await history.add(failure(5))).toMatchObject({ unreachableSince: 5, older: null });
  await history.add(file('one', 10));
  await history.add(file('two', 20));
  await history.add(failure(30));
  expect(await history.add(failure(40))).toMatchObject({
    unreachableSince: 30,
    older: { body: btoa('two'), seenAt: 20 },
  });
});

test.each(['successful', 'unavailable'] as const)(
  'any other answer ends being unreachable: %s',
  async (access) => {
    await history.add(failure(10));
    await history.add(robotsRecord({ access, fetchedAt: 20 }));
    expect(await history.add(failure(30))).toMatchObject({ unreachableSince: 30 });
  },
);

test('bodies are bounded in number', async () => {
  for (let i = 0; i <= MAX_BODIES; i++) await history.add(file(`body ${i}`, i));
  const bodies = (await history.get('https://site.example'))?.bodies.map(({ body }) => atob(body));
  expect(bodies).toHaveLength(MAX_BODIES);
  expect(bodies?.[0]).toBe(`body ${MAX_BODIES}`);
  expect(bodies).not.toContain('body 0');
});

test('bodies are bounded in length, and the newest is kept whatever its length', async () => {
  const huge = (letter: string, at: number) =>
    robotsRecord({ body: letter.repeat(MAX_BODIES_LENGTH / 2 + 4), fetchedAt: at });
  await history.add(huge('AAAA', 1));
  expect(await history.add({ ...failure(2) })).toMatchObject({ older: { seenAt: 1 } });
  await history.add(huge('BBBB', 3));
  const kept = await history.get('https://site.example');
  expect(kept?.bodies.map(({ firstSeen }) => firstSeen)).toEqual([3]);
});

test('origins are bounded, and the one asked longest ago goes', async () => {
  for (let i = 0; i <= MAX_ORIGINS; i++) {
    await history.add(robotsRecord({ origin: `https://${i}.example`, fetchedAt: i }));
  }
  expect(await history.get('https://0.example')).toBeNull();
  expect(await history.get('https://1.example')).not.toBeNull();
});
