import { pageRoutes as pages } from '../../tools/site/routes';
import { first, insightsOf, offices, site, solutions } from './support/content';
import { headsOf } from './support/head';
import { expect, test } from './support/test';

/** What Adobe's validator finds by Google's rules for rich results: a line for each error and warning. */
async function richResultFaults(graphs: readonly string[]): Promise<string[]> {
  const { default: Validator } = await import('@adobe/structured-data-validator');
  const jsonld: Record<string, object[]> = {};
  for (const thing of graphs.flatMap((json) => JSON.parse(json)['@graph'])) {
    (jsonld[thing['@type']] ??= []).push(thing);
  }
  const issues = await new Validator().validate({ jsonld });
  return issues.map((issue) => `${issue.severity} ${issue.rootType}: ${issue.issueMessage}`);
}

// The compiler checks schema.org's vocabulary with the types of schema-dts.
test('structured data follows the rules for rich results', async ({ page, request }) => {
  const heads = await headsOf(page, pages);
  for (const [index, { graphs }] of heads.entries()) expect(graphs, pages[index]).toHaveLength(1);
  const graphs = heads.flatMap((head) => head.graphs);
  expect(await richResultFaults(graphs)).toEqual([]);
  // The validator finds faults.
  const broken = graphs.map((graph) => graph.replaceAll('"name"', '"label"'));
  expect(await richResultFaults(broken)).not.toEqual([]);

  const { slug, author, date } = first(insightsOf('blog'));
  const { link, questions } = first(solutions);
  const address = `/insights/blog/content/${slug}`;
  const [home, article, solution] = ['/home', address, link].map((of) =>
    JSON.parse(graphs[pages.indexOf(of)] ?? ''),
  );
  expect(home).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        name: site.name,
        url: site.url,
        logo: `${site.url}/icon-512.png`,
        address: offices.offices.flatMap(({ country, alsoIn = [] }) =>
          [country, ...alsoIn.map(() => country)].map((addressCountry) => ({ addressCountry })),
        ),
      },
      { '@type': 'WebSite', url: site.url },
    ],
  });

  const trail = ['/home', '/insights/blog', address];
  expect(article['@graph']).toMatchObject([
    { itemListElement: trail.map((item) => ({ item: `${site.url}${item}` })) },
    {
      '@type': 'BlogPosting',
      datePublished: date,
      author: { name: author },
      '@id': `${site.url}${address}#article`,
    },
  ]);
  const images: string[] = article['@graph'][1].image;
  expect(images).not.toEqual([]);
  for (const image of images) {
    expect((await request.get(image.replace(site.url, ''))).status(), image).toBe(200);
  }

  expect(solution['@graph'][1]).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: questions.cards.map((card) => ({
      name: card.heading,
      acceptedAnswer: { text: card.subheadings },
    })),
  });
});
