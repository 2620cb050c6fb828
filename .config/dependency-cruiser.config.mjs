// Which folder may import which: robots <- agents, audits, crawl <- background, ui <- entrypoints.
// TypeScript 7 has no API for dependency-cruiser to parse with, so it reads the sources with swc.

/** Tests and benchmarks stand beside the source and may use what they like of the packages. */
const notShipped = '[.](test|bench)[.]tsx?$|^src/[^/]+/(test|bench)/';

/**
 * A folder of src that imports only the folders named, and no package unless it is named.
 * @param {string} folder
 * @param {readonly string[]} folders the other folders of src that it may import
 * @param {readonly string[]} packages the packages that it may import
 */
function only(folder, folders = [], packages = []) {
  const own = `^src/(${[folder, ...folders].join('|')})/`;
  const named = packages.map((name) => `^node_modules/${name}/`);
  return {
    name: `${folder}-imports-${[...folders, ...packages].join('-') || 'nothing-outside-itself'}`,
    severity: 'error',
    from: { path: `^src/${folder}/`, pathNot: notShipped },
    to: { pathNot: [own, ...named].join('|') },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    only('robots'),
    only('agents', ['robots']),
    only('audits', ['robots', 'agents']),
    only('crawl', ['robots', 'agents']),
    {
      name: 'report-takes-types-only',
      comment: 'An export is made from data: it calls neither the parser nor the crawl.',
      severity: 'error',
      from: { path: '^src/report/', pathNot: notShipped },
      to: { path: '^src/', pathNot: '^src/report/', dependencyTypesNot: ['type-only'] },
    },
    only('report', ['robots', 'crawl']),
    {
      name: 'only-browser-knows-the-browser',
      comment:
        'Everything else gets what it needs from src/browser, so that it can be tested without a browser.',
      severity: 'error',
      from: { path: '^(src|entrypoints)/', pathNot: `^src/browser/|${notShipped}` },
      to: { path: 'webextension-polyfill|node_modules/wxt/dist/browser' },
    },
    {
      name: 'lower-knows-nothing-of-background-or-ui',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(background|ui)/' },
      to: { path: '^src/(background|ui)/' },
    },
    {
      name: 'background-and-ui-talk-by-message',
      severity: 'error',
      from: { path: '^src/(background|ui)/' },
      to: { path: '^src/(background|ui)/', pathNot: '^src/$1/' },
    },
    {
      name: 'nothing-imports-entrypoints',
      severity: 'error',
      from: { path: '^(src|e2e)/' },
      to: { path: '^entrypoints/' },
    },
    {
      name: 'shipped-code-knows-nothing-of-tests',
      severity: 'error',
      from: { path: '^(src|entrypoints)/', pathNot: notShipped },
      to: { path: `^e2e/|${notShipped}` },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      comment: 'A file that nothing imports and that imports nothing is dead, or its import is missing.',
      severity: 'error',
      from: { orphan: true, path: '^(src|entrypoints)/', pathNot: `[.]d[.]ts$|${notShipped}` },
      to: {},
    },
    { name: 'everything-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // It cannot read `await using`, which the end-to-end tests may need. Nothing imports them.
    exclude: { path: '^e2e/(site|tests)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
