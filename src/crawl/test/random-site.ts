import fc from 'fast-check';
import type { FakeAnswer, FakeLink } from './fake-site.ts';

const OTHER = [
  'https://other.example/',
  'mailto:a@b.example',
  'http://[::1',
  'https://u:p@site.example/1',
  '#top',
  '',
];

/** Links of every kind: to pages of the site, with and without nofollow, with fragments, and to elsewhere. */
const link = (pages: number): fc.Arbitrary<FakeLink> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.nat(pages).map((i) => `/${i}`) },
    { weight: 1, arbitrary: fc.nat(pages).map((i) => `/${i}#x`) },
    { weight: 2, arbitrary: fc.nat(pages).map((i) => ({ href: `/${i}`, rel: 'nofollow' })) },
    { weight: 1, arbitrary: fc.nat(pages).map((i) => `/x/${i}`) },
    { weight: 2, arbitrary: fc.constantFrom(...OTHER) },
  );

const answer = (pages: number): fc.Arbitrary<FakeAnswer> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        links: fc.array(link(pages), { maxLength: 6 }),
        takesMs: fc.nat(300),
        bytes: fc.nat(500),
        headers: fc.constantFrom<FakeAnswer['headers'] & object>([], [], [], [['x-robots-tag', 'nofollow']]),
      }),
    },
    { weight: 2, arbitrary: fc.nat(pages).map((i) => ({ redirect: `/${i}` })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<FakeAnswer>({ redirect: 'https://other.example/' }, { redirect: '/x/1' }),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom<FakeAnswer>(
        { status: 404 },
        { status: 500 },
        { fails: 'network' },
        { throws: true },
      ),
    },
    { weight: 1, arbitrary: fc.constant<FakeAnswer>({ contentType: 'application/pdf' }) },
  );

/** A site of up to 26 pages at `/0` to `/25`, and a seed page at `/` that links to the first ones. */
export const randomSite: fc.Arbitrary<Record<string, FakeAnswer>> = fc
  .integer({ min: 1, max: 25 })
  .chain((pages) =>
    fc.array(answer(pages), { minLength: pages, maxLength: pages }).map((answers) => ({
      '/': { links: ['/0', '/1', '/2', '/3'], takesMs: 5, bytes: 100 },
      ...Object.fromEntries(answers.map((entry, i) => [`/${i}`, entry])),
    })),
  );
