import { routes } from '../../tools/site/routes';
import { headsOf } from './support/head';
import { expect, test } from './support/test';
import { faultsOf, textsOf } from './support/xml';

const site = 'https://www.keelstone.example';
/** The schema of sitemaps.org, as the package behind gatsby-plugin-sitemap carries it. */
const schema = require.resolve('sitemap/schema/sitemap.xsd');

test('the sitemap is valid by the schema of sitemaps.org', async ({ request }) => {
  const index = await (await request.get('/sitemap-index.xml')).text();
  expect(await textsOf(index, '//s:loc')).toEqual([`${site}/sitemap-0.xml`]);
  const xml = await (await request.get('/sitemap-0.xml')).text();
  expect(await faultsOf(xml, schema)).toEqual([]);
  // The schema does find faults.
  expect(await faultsOf(xml.replace(/<loc>.*?<\/loc>/, ''), schema)).toHaveLength(1);
});

test('the sitemap names every page that search engines may show, and no other', async ({
  page,
  request,
}) => {
  const xml = await (await request.get('/sitemap-0.xml')).text();
  const listed = (await textsOf(xml, '//s:loc')).map((address) => address.replace(site, ''));
  const expected = routes.filter(
    (route) => route !== '/nowhere' && route !== '/insights/factsheet/download',
  );
  expect(listed.toSorted()).toEqual([...expected].toSorted());
  await page.goto('/home');
  for (const [index, { links, metas }] of (await headsOf(page, listed)).entries()) {
    expect(links.canonical).toEqual([`${site}${listed[index]}`]);
    expect(metas.robots).toBeUndefined();
  }
});

test('an article’s last change is the day in its front matter', async ({ request }) => {
  const xml = await (await request.get('/sitemap-0.xml')).text();
  const article = `//s:url[s:loc='${site}/insights/blog/content/blog1']/s:lastmod`;
  expect(await textsOf(xml, article)).toEqual([expect.stringMatching(/^2024-11-12/)]);
  for (const day of await textsOf(xml, '//s:lastmod')) {
    expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
  }
});

test('robots.txt lets everything be read and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  expect((await response.text()).split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${site}/sitemap-index.xml`,
    '',
  ]);
});
