import { pageRoutes } from '../../tools/site/routes';
import { first, insightsOf, site } from './support/content';
import { expect, test } from './support/test';
import { faultsOf, textsOf } from './support/xml';

/** The schema of sitemaps.org, from the package behind gatsby-plugin-sitemap. */
const schema = require.resolve('sitemap/schema/sitemap.xsd');

test('the sitemap is valid and lists exactly the pages for search engines', async ({ request }) => {
  // It leads to /sitemap-index.xml.
  const index = await (await request.get('/sitemap.xml')).text();
  expect(await textsOf(index, '//s:loc')).toEqual([`${site.url}/sitemap-0.xml`]);
  const xml = await (await request.get('/sitemap-0.xml')).text();
  expect(await faultsOf(xml, schema)).toEqual([]);
  // The schema finds faults.
  expect(await faultsOf(xml.replace(/<loc>.*?<\/loc>/, ''), schema)).toHaveLength(1);

  const listed = (await textsOf(xml, '//s:loc')).map((address) => address.replace(site.url, ''));
  const expected = pageRoutes.filter((route) => route !== '/insights/factsheet/download');
  expect(listed.toSorted()).toEqual([...expected].toSorted());

  const { slug, date, updated = date } = first(insightsOf('blog'));
  const article = `//s:url[s:loc='${site.url}/insights/blog/content/${slug}']/s:lastmod`;
  expect(await textsOf(xml, article)).toEqual([expect.stringContaining(updated)]);
  const days = await textsOf(xml, '//s:lastmod');
  for (const day of days) expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
});

test('robots.txt allows everything and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await response.text()).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap-index.xml\n`,
  );
});
