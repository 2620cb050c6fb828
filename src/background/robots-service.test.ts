import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Access } from '../browser/access.ts';
import type { RobotsFetch } from '../browser/fetch-robots.ts';
import { afterVisit, type HostState } from '../crawl/index.ts';
import type { RobotsRecord } from '../robots/index.ts';
import type { HostBook } from '../store/hosts.ts';
import type { RobotsCache } from '../store/robots-cache.ts';
import type { RobotsHistoryStore } from '../store/robots-history.ts';
import { REFRESH_INTERVAL_MS, type RobotsService, robotsService } from './robots-service.ts';

const ANSWER: RobotsFetch = {
  kind: 'answered',
  status: 200,
  url: 'https://site.example/robots.txt',
  redirected: false,
  hops: [],
  headers: [['content-type', 'text/plain']],
  elapsedMs: 1,
  body: new TextEncoder().encode('User-agent: *\nDisallow: /x\n'),
  truncated: false,
};

const URL_OF_PAGE = 'https://site.example/page';

let time = 0;
let access: Access;
let isPrivate = false;
let kept: Map<string, RobotsRecord>;
let visited: Map<string, HostState>;
let notes: string[];
let diskFails = false;
let uses = 0;
let inTab: ((url: string, tabId: number) => Promise<RobotsFetch>) | null;
const fetchRobots = vi.fn<(url: string) => Promise<RobotsFetch>>();

function service(): RobotsService {
  const cache: RobotsCache = {
    get: async (origin) => {
      uses++;
      return kept.get(origin) ?? null;
    },
    peek: async (origin) => kept.get(origin) ?? null,
    put: async (record) => {
      if (diskFails) throw new DOMException('no room', 'QuotaExceededError');
      kept.set(record.origin, record);
    },
    list: async () => [],
    forget: async () => undefined,
  };
  const history: RobotsHistoryStore = { get: async () => null, add: async (record) => record };
  const hosts: HostBook = {
    get: async (host) => visited.get(host) ?? null,
    record: async (host, visit) => {
      visited.set(host, afterVisit(visited.get(host) ?? null, host, visit));
    },
    list: async () => [],
    forget: async () => undefined,
  };
  return robotsService({
    cache,
    history,
    hosts,
    identify: async () => 'Gatepost/1',
    onNotKept: (note) => notes.push(note),
    fetchRobots,
    fetchRobotsInTab: inTab,
    accessTo: async () => access,
    tabOf: async (id) => ({ id, url: URL_OF_PAGE, isPrivate }),
    now: () => time,
  });
}

beforeEach(() => {
  time = 1_000;
  access = 'granted';
  isPrivate = false;
  inTab = null;
  kept = new Map();
  visited = new Map();
  notes = [];
  diskFails = false;
  uses = 0;
  fetchRobots.mockReset();
  fetchRobots.mockResolvedValue(ANSWER);
});

const question = (change = {}) => ({ url: URL_OF_PAGE, tabId: 7, refresh: false, ...change });

describe('robots.txt of an origin', () => {
  test('is asked for at the root of the origin, and kept', async () => {
    const answer = await service()(question({ url: 'https://site.example:8443/deep/page?q#f' }));
    expect(fetchRobots).toHaveBeenCalledExactlyOnceWith('https://site.example:8443/robots.txt');
    expect(answer).toMatchObject({ kind: 'robots', record: { origin: 'https://site.example:8443' } });
    expect([...kept.keys()]).toEqual(['https://site.example:8443']);
  });

  test.each<[Access, string | null]>([
    ['granted', 'Gatepost/1'],
    ['this-click', null],
  ])('says as whom it was asked for: %s', async (given, userAgent) => {
    access = given;
    expect(await service()(question())).toMatchObject({ record: { userAgent } });
  });

  test('is asked for once while it is kept, even by a background that started anew', async () => {
    await service()(question());
    await service()(question());
    expect(fetchRobots).toHaveBeenCalledTimes(1);
  });

  test('is asked for once when several ask at the same time', async () => {
    const robots = service();
    const answers = await Promise.all([
      robots(question()),
      robots(question()),
      robots(question({ tabId: 8 })),
    ]);
    expect(fetchRobots).toHaveBeenCalledTimes(1);
    expect(answers.map(({ kind }) => kind)).toEqual(['robots', 'robots', 'robots']);
  });

  test('is asked for again on request, but not at once', async () => {
    const robots = service();
    await robots(question());
    time += REFRESH_INTERVAL_MS - 1;
    await robots(question({ refresh: true }));
    expect(fetchRobots).toHaveBeenCalledTimes(1);
    time += 1;
    await robots(question({ refresh: true }));
    expect(fetchRobots).toHaveBeenCalledTimes(2);
  });

  test('of a private window is never written', async () => {
    isPrivate = true;
    expect(await service()(question())).toMatchObject({ kind: 'robots' });
    expect(kept.size).toBe(0);
    expect(visited.size).toBe(0);
    expect(uses).toBe(0);
  });

  test('is not asked for without access', async () => {
    access = 'none';
    expect(await service()(question())).toMatchObject({ kind: 'not-known', cause: 'no-permission' });
    expect(fetchRobots).not.toHaveBeenCalled();
  });

  test.each<[Access, number]>([
    ['this-click', 1],
    ['granted', 0],
  ])('is asked for from within the tab where only that is open: %s', async (given, times) => {
    access = given;
    inTab = vi.fn(async () => ANSWER);
    expect(await service()(question())).toMatchObject({ kind: 'robots' });
    expect(inTab).toHaveBeenCalledTimes(times);
    expect(fetchRobots).toHaveBeenCalledTimes(1 - times);
  });

  test('that a page forbids to ask for is not known, rather than unreachable', async () => {
    access = 'this-click';
    inTab = async () => ({ kind: 'failed', fault: 'other', detail: 'NetworkError' });
    expect(await service()(question())).toMatchObject({ kind: 'not-known', cause: 'no-permission' });
    expect(kept.size).toBe(0);
  });

  test('is not asked for where it has no meaning', async () => {
    expect(await service()(question({ url: 'chrome://settings' }))).toMatchObject({ kind: 'not-governed' });
    expect(fetchRobots).not.toHaveBeenCalled();
  });

  test('behind a redirect that may not be followed is not known, and that is not kept', async () => {
    fetchRobots.mockResolvedValue({ kind: 'redirect-hidden', target: 'https://cdn.example/r.txt' });
    expect(await service()(question())).toMatchObject({
      kind: 'not-known',
      cause: 'redirect-no-permission',
      detail:
        'robots.txt of https://site.example redirects to https://cdn.example, which Gatepost may not read.',
    });
    expect(kept.size).toBe(0);
  });

  test('stopped by another extension is not known, and that is not kept', async () => {
    fetchRobots.mockResolvedValue({ kind: 'failed', fault: 'blocked', detail: 'net::ERR_BLOCKED_BY_CLIENT' });
    expect(await service()(question())).toMatchObject({ kind: 'not-known', cause: 'blocked' });
    expect(kept.size).toBe(0);
  });

  test('is answered although the disk is full, with a note, and nothing that was there is lost', async () => {
    await service()(question({ url: 'https://before.example/' }));
    diskFails = true;
    expect(await service()(question())).toMatchObject({ kind: 'robots', record: { status: 200 } });
    expect(notes).toEqual([expect.stringContaining('QuotaExceededError')]);
    expect([...kept.keys()]).toEqual(['https://before.example']);
  });

  test('is not asked for again before the server wants it', async () => {
    const headers = [['retry-after', '120']] as const;
    fetchRobots.mockResolvedValue({ ...ANSWER, status: 503, headers } as RobotsFetch);
    const robots = service();
    await robots(question());
    time += 60_000;
    expect(await robots(question({ refresh: true }))).toMatchObject({
      record: { status: 503 },
      notBefore: 121_000,
    });
    kept.clear();
    expect(await robots(question())).toMatchObject({
      kind: 'not-known',
      cause: 'not-before',
      detail: 'site.example asks to be left alone for 60 s more.',
    });
    expect(fetchRobots).toHaveBeenCalledTimes(1);
    time += 60_000;
    expect(await robots(question())).toMatchObject({ kind: 'robots' });
    expect(visited.get('site.example')).toMatchObject({ visits: 2, lastStatus: 503, refusals: 2 });
  });

  test('whose request throws fails the question, and the next one starts afresh', async () => {
    const robots = service();
    fetchRobots.mockRejectedValueOnce(new Error('boom'));
    await expect(robots(question())).rejects.toThrow('boom');
    expect(await robots(question())).toMatchObject({ kind: 'robots' });
  });
});
