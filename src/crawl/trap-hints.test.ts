import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walkSite } from './test/walk-site.ts';
import { trapHints } from './trap-hints.ts';

const at = (...paths: readonly string[]) => paths.map((path) => `https://site.example${path}`);
const kinds = (...paths: readonly string[]) =>
  trapHints(at(...paths)).map(({ kind, pattern }) => `${kind} ${pattern}`);

describe('repeated segments', () => {
  it.each([
    ['/lab/web/lab/web/lab/web/', 'lab/web'],
    ['/event/77/www.partner.example/www.partner.example/www.partner.example', 'www.partner.example'],
    ['/a/a/a/', 'a'],
    ['/x/a/b/c/a/b/c/a/b/c/a', 'a/b/c'],
  ])('%s repeats %s', (path, pattern) => {
    expect(kinds(path)).toEqual([`repeated-segments ${pattern}`]);
  });

  it.each(['/lab/web/lab/web/', '/a/b/a/c/a/d', '/', '///', '/a?b=/c/c/c', '/1/11/111'])(
    '%s does not',
    (path) => {
      expect(kinds(path)).toEqual([]);
    },
  );
});

describe('session parameters', () => {
  const many = (make: (i: number) => string) => kinds(...Array.from({ length: 10 }, (_, i) => make(i)));
  const random = (i: number) => `c0ffee${i}a1b2c3d4e5f6${i}`;

  it.each([
    [(i: number) => `/view?t=1&sid=${i}`, 'sid'],
    [(i: number) => `/list;jsessionid=${i}?p=2`, 'jsessionid'],
    [(i: number) => `/?PHPSESSID=${i}&a=b`, 'PHPSESSID'],
    [(i: number) => `/?token=${random(i)}`, 'token'],
  ])('%s: %s', (make, name) => {
    expect(many(make)).toEqual([`session-parameter ${name}`]);
  });

  it.each([
    ['pages', (i: number) => `/list?page=${i}`],
    ['months', (i: number) => `/cal?month=2031-${i}`],
    ['words', (i: number) => `/?q=a-long-word-that-somebody-wrote-${'x'.repeat(i)}`],
    ['tokens, some of them words', (i: number) => `/?token=${i < 9 ? random(i) : 'none'}`],
    ['one session for all', (i: number) => `/${i}?sid=abc`],
  ])('%s are none', (_, make) => {
    expect(many(make)).toEqual([]);
  });
});

it('a session that lasts for several pages is no trap', () => {
  const pages = Array.from({ length: 40 }, (_, i) => `/${i}?sid=${i % 10}`);
  expect(kinds(...pages)).toEqual([]);
});

describe('in a walk', () => {
  it('l36: are named where a session id in every link uses up the bound', async () => {
    let session = 0;
    const { report } = await walkSite(
      () => ({ links: [`/view?t=1&sid=${++session}x`, `/list;jsessionid=${++session}x?p=2`] }),
      {
        bounds: { maxPages: 20, maxDepth: 100 },
      },
    );
    expect(report).toMatchObject({ stopped: 'max-pages', requests: 20 });
    expect(report.trapHints?.map(({ pattern, urls }) => [pattern, urls])).toEqual([
      ['sid', 20],
      ['jsessionid', 20],
    ]);
  });

  it('l50: are named where a path grows', async () => {
    const { report, paths } = await walkSite(() => ({ links: ['lab/web/'] }), {
      seed: 'https://site.example/lab/web/',
      bounds: { maxPages: 50, maxDepth: 5 },
    });
    expect(paths.slice(1, 3)).toEqual(['/lab/web/lab/web/', '/lab/web/lab/web/lab/web/']);
    expect(report).toMatchObject({ stopped: 'max-depth-reached', requests: 6 });
    expect(report.trapHints).toEqual([
      {
        kind: 'repeated-segments',
        pattern: 'lab/web',
        urls: 5,
        examples: at(
          '/lab/web/lab/web/lab/web/',
          '/lab/web/lab/web/lab/web/lab/web/',
          `${'/lab/web'.repeat(5)}/`,
        ),
      },
    ]);
  });

  it('l17: name a link typed without its scheme', async () => {
    const { report } = await walkSite(
      (url) => (url.endsWith('/') ? { links: ['www.partner.example'] } : { redirect: `${url}/` }),
      {
        seed: 'https://site.example/event/77/',
        bounds: { maxDepth: 5 },
      },
    );
    expect(report.trapHints?.map(({ pattern }) => pattern)).toEqual(['www.partner.example']);
  });

  it('l52: do not keep a calendar from ending by its depth, after the rest of the site', async () => {
    const month = (url: string) => Number(new URL(url).searchParams.get('month')?.slice(5) ?? 0);
    const { report, paths } = await walkSite(
      (url) => ({
        links: [`/cal?month=2031-${month(url) + 1}`, ...(month(url) === 0 ? ['/about', '/shop'] : [])],
      }),
      { bounds: { maxPages: 30, maxDepth: 10 } },
    );
    expect(report.stopped).toBe('max-depth-reached');
    expect(paths.slice(1, 4)).toEqual(['/cal?month=2031-1', '/about', '/shop']);
    expect(report.pages.filter(({ url }) => url.includes('month'))).toHaveLength(10);
  });
});

it('any URLs give hints that hold, never an exception', () => {
  const part = fc.constantFrom('a', 'b', '/', '?', '&', '=', ';', 'sid', '%20', '1');
  fc.assert(
    fc.property(fc.array(fc.array(part).map((parts) => `https://site.example/${parts.join('')}`)), (urls) => {
      for (const { urls: count, examples, pattern } of trapHints(new Set(urls))) {
        expect(examples.length).toBe(Math.min(3, count));
        for (const example of examples) expect(example).toContain(pattern.split('/')[0]);
      }
    }),
  );
});
