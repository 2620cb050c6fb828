import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CrawlReport } from '../../src/crawl/index.ts';
import { npmStart } from '../fixtures/npm-start.ts';
import { crawlWithScrapy } from '../fixtures/scrapy.ts';
import { expect, needsTools, test } from '../fixtures/test.ts';
import { startNginx } from '../server/nginx.ts';

const robotsTxt = `# Rules that each decide about pages of this manual.
User-agent: *
Disallow: /

User-agent: Googlebot
Disallow: /*.txt.gz$
Disallow: /policy.html/ap-
Allow: /policy.html/ap-pkg-
Disallow: /policy.html/ch-*s.html$
Allow: /policy.html/ch-relationships.html
Disallow: /perl-policy.html/
Allow: /perl-policy.html/$
Allow: /perl-policy.html/*ch-m
Disallow: /*gz
Allow: /changelog.gz
Disallow: /fhs

User-agent: Bingbot
Disallow: /menu-policy
Disallow: /*.html/ch
`;

test.describe('the Debian policy manual, crawled beside scrapy under the same robots.txt', () => {
  for (const agent of ['Googlebot', 'Bingbot']) {
    test(`${agent} fetches exactly the pages that scrapy fetches`, async () => {
      test.setTimeout(180_000);
      needsTools('nginx', 'scrapy', 'debian-policy');
      const nginx = await startNginx('/usr/share/doc/debian-policy', robotsTxt);
      const out = await mkdtemp(path.join(tmpdir(), 'gatepost-reference-'));
      try {
        const seed = `${nginx.origin}/`;
        const bounds = ['--agent', agent, '--max-pages', '500', '--max-depth', '20', '--delay', '0'];
        const { code, stderr } = await npmStart(seed, '--headless', ...bounds, '--out', out);
        expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
        const report: CrawlReport = JSON.parse(await readFile(path.join(out, 'report.json'), 'utf8'));
        expect(report.stopped).toBe('done');

        const reference = await crawlWithScrapy(seed, agent);
        expect(reference.length).toBeGreaterThan(20);
        expect(report.pages.map((page) => page.finalUrl).sort()).toEqual(reference);
      } finally {
        await nginx.close();
        await rm(out, { recursive: true });
      }
    });
  }
});
