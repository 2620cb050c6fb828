import fc from 'fast-check';

/** Few letters, so that patterns and paths often meet. */
const letter = fc.constantFrom('a', 'b', 'ab', 'aa', '/', '/a', '.', '-', '=', '?');
const encoded = fc.constantFrom(
  '%61',
  '%2F',
  '%2f',
  '%2A',
  '%24',
  '%7E',
  '%C3%A9',
  '%c3%a9',
  '%',
  '%4',
  '%zz',
  'é',
  '日',
  '😀',
  '~',
);
const sign = fc.constantFrom('*', '*', '**', '$', '*$');

export const pattern: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: letter },
      { weight: 2, arbitrary: sign },
      { weight: 1, arbitrary: encoded },
    ),
    {
      maxLength: 9,
    },
  )
  .chain((pieces) => fc.constantFrom(`/${pieces.join('')}`, `/${pieces.join('')}`, pieces.join('')));

export const agent: fc.Arbitrary<string> = fc.constantFrom(
  'abot',
  'ABot',
  'bbot',
  'abot-news',
  'other',
  'a_bot',
);

const namedAgent = fc.oneof(agent, fc.constantFrom('*', '* all', 'abot/2.0', 'abot 1', '', '*bot', '9bot'));
const end = fc.constantFrom('\n', '\n', '\n', '\r\n', '\r', '\n\n', ' \n', '\t# comment\n');
const space = fc.constantFrom('', ' ', ' ', '\t', '  ');

const record = fc.oneof(
  { weight: 3, arbitrary: namedAgent.map((name) => ['User-agent', name] as const) },
  { weight: 6, arbitrary: fc.tuple(fc.constantFrom('Disallow', 'disallow', 'DISALLOW'), pattern) },
  { weight: 5, arbitrary: fc.tuple(fc.constantFrom('Allow', 'allow'), pattern) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom('Sitemap', 'Crawl-delay', 'Noindex', 'Disalow', 'x'), pattern),
  },
);

const line = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .tuple(record, space, space, end)
      .map(([[name, value], before, after, stop]) => `${name}${before}:${after}${value}${stop}`),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom('# note', 'no colon', ' ', ''), end).map((parts) => parts.join('')),
  },
);

/** A file that mostly has something to say. */
export const robotsTxt: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', '', '\ufeff'),
    fc.constantFrom('', 'User-agent: *\n', 'User-agent: abot\n'),
    fc.array(line, { maxLength: 14 }),
  )
  .map(([mark, begin, lines]) => mark + begin + lines.join(''));

const pathPiece = fc.oneof(
  { weight: 8, arbitrary: letter },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '%61',
      '%2F',
      '%2a',
      '%24',
      '%7e',
      '%C3%A9',
      '%c3%a9',
      '%',
      'é',
      '😀',
      '~',
      '$',
      '*',
      '#x',
      '..',
      "'",
      '|',
      '^',
      '\\',
      ' ',
    ),
  },
);

export const url: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(
      'https://site.example',
      'http://site.example:8080',
      'HTTPS://Site.Example:443',
      'https://u:p@site.example',
    ),
    fc.oneof(
      { weight: 20, arbitrary: fc.array(pathPiece, { maxLength: 10 }) },
      { weight: 1, arbitrary: fc.constant(['robots.txt']) },
    ),
  )
  .map(([origin, pieces]) => `${origin}/${pieces.join('')}`);
