import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from './database.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

test('a new database has its stores, and nobody is told of anything', async () => {
  const told = vi.fn();
  const database = await openDatabase(told);
  expect([...database.objectStoreNames]).toEqual(['history', 'hosts', 'robots']);
  expect(told).not.toHaveBeenCalled();
});

test('one that a later version made is started afresh, with a note', async () => {
  const later = await openDB('gatepost', 99);
  later.close();
  const told = vi.fn();
  const database = await openDatabase(told);
  expect(await database.count('robots')).toBe(0);
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/started afresh \(VersionError/));
});

test('a damaged one is started afresh, with a note', async () => {
  const first = await openDatabase(() => undefined);
  await first.put('hosts', {
    host: 'a.example',
    visits: 1,
    lastAt: 1,
    lastStatus: 200,
    refusals: 0,
    notBefore: 0,
  });
  first.close();
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('Internal error opening backing store', 'UnknownError');
  });
  const told = vi.fn();
  const database = await openDatabase(told);
  expect(await database.count('hosts')).toBe(0);
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/started afresh \(UnknownError/));
});

test('one that cannot be opened at all fails, so that the next question tries again', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no disk', 'UnknownError');
  });
  await expect(openDatabase(() => undefined)).rejects.toThrow('no disk');
});
