import { pageRoutes as pages } from '../../tools/site/routes';
import { about, first, insightsOf, offices, site, solutions } from './support/content';
import { headsOf } from './support/head';
import { collectProblems } from './support/problems';
import { richResultFaults } from './support/rich-results';
import { expect, test } from './support/test';
import { visit } from './support/visit';

// The compiler checks schema.org's vocabulary, by the types of schema-dts.
test('every page’s structured data keeps the rules for rich results', async ({ page }) => {
  const heads = await headsOf(page, pages);
  for (const [index, { graphs }] of heads.entries()) expect(graphs, pages[index]).toHaveLength(1);
  const graphs = heads.flatMap((head) => head.graphs);
  expect(await richResultFaults(graphs)).toEqual([]);
  // The validator does find faults.
  const broken = graphs.map((graph) => graph.replaceAll('"name"', '"label"'));
  expect(await richResultFaults(broken)).not.toEqual([]);
});

test('the home page describes the organisation, its offices and the site', async ({ page }) => {
  const { graphs } = first(await headsOf(page, ['/home']));
  expect(JSON.parse(first(graphs))).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        name: site.name,
        url: site.url,
        logo: `${site.url}/icon-512.png`,
        address: offices.offices.map(({ country }) => ({ addressCountry: country })),
      },
      { '@type': 'WebSite', url: site.url },
    ],
  });
});

test('an article describes itself, its author and its place in the site', async ({
  page,
  request,
}) => {
  const { slug, author, date } = first(insightsOf('blog'));
  const address = `/insights/blog/content/${slug}`;
  const { graphs } = first(await headsOf(page, [address]));
  const { '@graph': graph }: { '@graph': { image?: string[] }[] } = JSON.parse(first(graphs));
  const trail = ['/home', '/insights/blog', address];
  expect(graph).toMatchObject([
    { itemListElement: trail.map((item) => ({ item: `${site.url}${item}` })) },
    {
      '@type': 'BlogPosting',
      datePublished: date,
      author: { name: author },
      mainEntityOfPage: `${site.url}${address}`,
    },
  ]);
  const images = graph.flatMap(({ image }) => image ?? []);
  expect(images).not.toEqual([]);
  for (const image of images) {
    expect((await request.get(image.replace(site.url, ''))).status(), image).toBe(200);
  }
});

test('a solution answers its questions', async ({ page }) => {
  const { link, questions } = first(solutions);
  const { graphs } = first(await headsOf(page, [link]));
  const [, faq] = JSON.parse(first(graphs))['@graph'];
  expect(faq).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: questions.cards.map((card) => ({
      name: card.heading,
      acceptedAnswer: { text: card.subheadings },
    })),
  });
});

test('a page that search engines are to leave out has no structured data', async ({ page }) => {
  // The host redirects /solutions; other hosts serve the page that does it.
  const addresses = ['/nowhere', '/insights/anything', '/solutions/index.html'];
  for (const { graphs } of await headsOf(page, addresses)) {
    expect(graphs).toEqual([]);
  }
});

test('the next page of a visit has none, and leaves no error in the console', async ({
  page,
  baseURL,
}) => {
  await visit(page, '/home');
  const problems = collectProblems(page, baseURL);
  await page.getByRole('contentinfo').locator('a[href="/about"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.banner.title);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  expect(problems).toEqual([]);
});
