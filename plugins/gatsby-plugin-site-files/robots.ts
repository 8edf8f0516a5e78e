/**
 * robots.txt (RFC 9309). It allows everything: crawlers must be able to fetch a page to see its `noindex`.
 *
 * @param siteUrl the site's URL
 */
export const robots = (siteUrl: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap-index.xml`, ''].join('\n');
