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

const at = (time: number) => ({ at: time, status: 200, headers: [] });

test('hosts come back as they were put, last visited first', async () => {
  await hosts.record('a.example', at(1));
  await hosts.record('b.example:8080', at(3));
  await hosts.record('a.example', at(2));
  expect(await hosts.get('a.example')).toEqual(
    afterVisit(afterVisit(null, 'a.example', at(1)), 'a.example', at(2)),
  );
  expect(await hosts.get('b.example')).toBeNull();
  expect((await hosts.list()).map(({ host }) => host)).toEqual(['b.example:8080', 'a.example']);
});

test('visits at the same moment all count', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, i) => hosts.record('a.example', at(i))));
  expect(await hosts.get('a.example')).toMatchObject({ visits: 20 });
});

test('hosts are forgotten one by one or all', async () => {
  for (const name of ['a', 'b', 'c']) await hosts.record(name, at(1));
  await hosts.forget('b');
  expect((await hosts.list()).map(({ host }) => host).sort()).toEqual(['a', 'c']);
  await hosts.forget(null);
  expect(await hosts.list()).toEqual([]);
});

test('hosts are bounded, and the one visited longest ago goes', async () => {
  for (let i = 0; i <= MAX_HOSTS; i++) await hosts.record(`${i}.example`, at(i));
  const kept = await hosts.list();
  expect(kept).toHaveLength(MAX_HOSTS);
  expect(kept.at(-1)?.host).toBe('1.example');
});
