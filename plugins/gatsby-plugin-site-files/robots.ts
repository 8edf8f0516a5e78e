/**
 * robots.txt (RFC 9309): everything may be read, and where the sitemap is. Pages that search engines are to leave
 * out say so themselves: a page that may not be fetched cannot.
 *
 * @param site the site's address
 */
export const robots = (site: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${site}/sitemap-index.xml`, ''].join('\n');
