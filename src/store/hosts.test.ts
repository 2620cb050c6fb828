import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { afterVisit } from '../crawl/index.ts';
import { openDatabase } from './database.ts';
import { type HostBook, hostBook, MAX_HOSTS } from './hosts.ts';

let hosts: HostBook;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  const database = openDatabase(() => undefined);
  hosts = hostBook(() => database);
});

const visited = (host: string, at: number) => afterVisit(null, host, { at, status: 200, headers: [] });

test('hosts come back as they were put, last visited first', async () => {
  await hosts.put(visited('a.example', 1));
  await hosts.put(visited('b.example:8080', 3));
  await hosts.put(visited('a.example', 2));
  expect(await hosts.get('a.example')).toEqual(visited('a.example', 2));
  expect(await hosts.get('b.example')).toBeNull();
  expect((await hosts.list()).map(({ host }) => host)).toEqual(['b.example:8080', 'a.example']);
});

test('hosts are forgotten one by one or all', async () => {
  for (const name of ['a', 'b', 'c']) await hosts.put(visited(name, 1));
  await hosts.forget('b');
  expect((await hosts.list()).map(({ host }) => host).sort()).toEqual(['a', 'c']);
  await hosts.forget(null);
  expect(await hosts.list()).toEqual([]);
});

test('hosts are bounded, and the one visited longest ago goes', async () => {
  for (let i = 0; i <= MAX_HOSTS; i++) await hosts.put(visited(`${i}.example`, i));
  const kept = await hosts.list();
  expect(kept).toHaveLength(MAX_HOSTS);
  expect(kept.at(-1)?.host).toBe('1.example');
});
