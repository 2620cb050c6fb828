/** The mock-up's site: own groups, wildcards, and a spelling that readings differ on. */
export const FERNHOLLOW = `User-agent: *
Disallow: /cart
Disallow: /drafts/
Allow: /drafts/spring-list
Disallow: /*?session=

User-agent: Twitterbot
Disallow: /guides/

User-agent: AhrefsBot
Crawl-delay: 5

User-agent: Googlebot
Disallow: /search
Allow: /guides/pruning/
Disallow: /guides/
Disallow: /*?sort=
Disallow: /*?colour=
Disallow: /account/
Disallow: /checkout/

User-agent: GPTBot
User-agent: CCBot
User-agent: ClaudeBot
User-agent: Bytespider
Disallow: /

Sitemap: https://www.fernhollow.example/sitemap.xml
`;

/** A misspelt field that Google forgives and others ignore. */
export const MISSPELT = `User-agent: *
Disallow: /account/
Dissallow: /drafts/
`;
