import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RobotsRecord } from '../robots/index.ts';
import { robotsRecord } from '../robots/test/robots-record.ts';
import { type Database, openDatabase } from './database.ts';
import { MAX_ORIGINS, type RobotsCache, robotsCache } from './robots-cache.ts';

let time = 0;
let cache: RobotsCache;
let connect: () => Promise<Database>;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  time = 1_000;
  const database = openDatabase(() => undefined);
  connect = () => database;
  cache = robotsCache(connect, () => time);
});

function record(origin: string, expiresAt = 1_000_000): RobotsRecord {
  return robotsRecord({ origin, fetchedAt: time, expiresAt, body: 'YWJj' });
}

describe('the copies of robots.txt', () => {
  test('come back as they were put, one an origin', async () => {
    await cache.put(record('https://a.example', 500_000));
    await cache.put(record('https://a.example'));
    await cache.put(record('https://a.example:8443'));
    time++;
    expect(await cache.get('https://a.example')).toMatchObject({ expiresAt: 1_000_000, body: 'YWJj' });
    expect(await cache.get('http://a.example')).toBeNull();
    expect((await cache.list()).map(({ origin }) => origin)).toEqual([
      'https://a.example',
      'https://a.example:8443',
    ]);
  });

  test('survive the end of the background', async () => {
    await cache.put(record('https://a.example'));
    expect(await robotsCache(connect, () => time).get('https://a.example')).toEqual(
      record('https://a.example'),
    );
  });

  test('expire', async () => {
    await cache.put(record('https://a.example', 2_000));
    time = 1_999;
    expect(await cache.get('https://a.example')).not.toBeNull();
    time = 2_000;
    expect(await cache.list()).toEqual([]);
    expect(await cache.get('https://a.example')).toBeNull();
    time = 1_999;
    expect(await cache.get('https://a.example')).toBeNull();
  });

  test('go when there are too many, least recently used first', async () => {
    for (let i = 0; i < 1_000; i++) {
      time++;
      await cache.put(record(`https://${i}.example`));
    }
    time++;
    await cache.get('https://500.example');
    time++;
    await cache.put(record('https://new.example'));
    const origins = (await cache.list()).map(({ origin }) => origin);
    expect(origins).toHaveLength(MAX_ORIGINS);
    expect(origins.slice(0, 2)).toEqual(['https://new.example', 'https://500.example']);
    expect(origins).not.toContain('https://499.example');
    expect(origins).not.toContain('https://501.example');
  });

  test('are looked at without a trace', async () => {
    await cache.put(record('https://a.example'));
    time++;
    await cache.put(record('https://b.example'));
    time++;
    expect(await cache.peek('https://a.example')).toMatchObject({ body: 'YWJj' });
    expect(await cache.peek('https://c.example')).toBeNull();
    expect((await cache.list()).map(({ origin }) => origin)).toEqual([
      'https://b.example',
      'https://a.example',
    ]);
    time = 1_000_000;
    expect(await cache.peek('https://a.example')).toBeNull();
  });

  test('are listed without their bodies', async () => {
    await cache.put(record('https://a.example'));
    const { body: _body, older: _older, unreachableSince: _since, ...summary } = record('https://a.example');
    expect(await cache.list()).toEqual([summary]);
  });

  test('are forgotten one by one or all', async () => {
    for (const name of ['a', 'b', 'c']) await cache.put(record(`https://${name}.example`));
    await cache.forget('https://b.example');
    expect(await cache.get('https://b.example')).toBeNull();
    expect(await cache.list()).toHaveLength(2);
    await cache.forget(null);
    expect(await cache.list()).toEqual([]);
  });

  test('from the future count for nothing: the clock was set back', async () => {
    time = 5_000;
    await cache.put(record('https://a.example'));
    time = 4_999;
    expect(await cache.list()).toEqual([]);
    expect(await cache.get('https://a.example')).toBeNull();
  });
});
