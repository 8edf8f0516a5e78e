import type { Page } from '@playwright/test';
import { routes } from '../../tools/site/routes';
import { richResultFaults, vocabularyFaults } from './support/schema-org';
import { expect, test } from './support/test';

const site = 'https://www.keelstone.example';
const pages = routes.filter((route) => route !== '/nowhere');

/** The JSON-LD of pages as the server answers it, page by page. */
const readGraphs = (page: Page, addresses: readonly string[]): Promise<string[][]> =>
  page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const html = await (await fetch(path)).text();
          const { head } = new DOMParser().parseFromString(html, 'text/html');
          return [...head.querySelectorAll('script[type="application/ld+json"]')].map(
            ({ textContent }) => textContent,
          );
        }),
      ),
    addresses,
  );

test('every page’s structured data is valid: schema.org’s vocabulary and the rules for rich results', async ({
  page,
}) => {
  await page.goto('/home');
  const found = await readGraphs(page, pages);
  for (const [index, graphs] of found.entries()) expect(graphs, pages[index]).toHaveLength(1);
  expect(vocabularyFaults(found.flat())).toEqual([]);
  expect(await richResultFaults(found.flat())).toEqual([]);
});

test('the validators do find faults', async ({ page }) => {
  await page.goto('/home');
  const [[home = ''] = [], [about = ''] = []] = await readGraphs(page, ['/home', '/about']);
  const broken = [
    home.replace('"legalName"', '"legalNam"'),
    home.replace('"PostalAddress"', '"PostAddress"'),
  ];
  expect(vocabularyFaults(broken)).toHaveLength(2);
  expect(await richResultFaults([about.replaceAll('"name"', '"label"')])).not.toEqual([]);
});

test('the home page says who runs the site, with both offices, and what the site is', async ({
  page,
}) => {
  await page.goto('/home');
  const [[json = ''] = []] = await readGraphs(page, ['/home']);
  expect(JSON.parse(json)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        name: 'Keelstone',
        url: site,
        logo: `${site}/icon-512.png`,
        address: [{ addressCountry: 'United Kingdom' }, { addressCountry: 'India' }],
      },
      { '@type': 'WebSite', url: site },
    ],
  });
});

test('an article says what it is, who wrote it and when, and where it stands', async ({
  page,
  request,
}) => {
  await page.goto('/home');
  const address = '/insights/blog/content/blog1';
  const [[json = ''] = []] = await readGraphs(page, [address]);
  const [crumbs, article] = (
    JSON.parse(json) as {
      '@graph': [
        { itemListElement: { item: string }[] },
        { image: string[]; author: object; datePublished: string; mainEntityOfPage: string },
      ];
    }
  )['@graph'];
  expect(crumbs.itemListElement.map(({ item }) => item.replace(site, ''))).toEqual([
    '/home',
    '/insights/blog',
    address,
  ]);
  expect(article).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: '2024-11-12',
    author: { name: 'Outsourcing risk team' },
    mainEntityOfPage: `${site}${address}`,
  });
  for (const image of article.image) {
    expect((await request.get(image.replace(site, ''))).status(), image).toBe(200);
  }
});

test('a page that search engines are to leave out says nothing of itself', async ({ page }) => {
  await page.goto('/home');
  const found = await readGraphs(page, ['/nowhere', '/insights/anything', '/solutions']);
  expect(found).toEqual([[], [], []]);
});
