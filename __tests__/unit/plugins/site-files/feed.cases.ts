import { feedOptions } from '../../../../plugins/gatsby-plugin-site-files/feed/feed';

const news = {
  __typename: 'News',
  heading: 'R&D in banks <1 %',
  date: '2025-01-02T00:00:00.000Z',
  category: 'Fraud',
  description: ['Losses < 1 %', 'Q&A'],
  navTo: 'https://paper.example/risk',
  slug: 'risk',
};

/** The feed's items for news. */
function items(nodes: readonly object[]): Record<string, unknown>[] {
  const [feed] = Object(feedOptions()).feeds;
  const brand = { name: 'Brand', url: 'https://site.example' };
  return feed.serialize({ query: { brand, insightsPage: null, allInsight: { nodes } } });
}

test('a news item stays one item when it is corrected, and apart from others with its link', () => {
  const guids = items([
    news,
    { ...news, heading: 'R&D in a bank', date: '2025-01-03T00:00:00.000Z' },
    { ...news, slug: 'other' },
  ]).map(({ guid }) => guid);
  expect(guids).toEqual([
    'https://paper.example/risk#risk',
    'https://paper.example/risk#risk',
    'https://paper.example/risk#other',
  ]);
});

test('titles and descriptions are HTML, as feed readers expect', () => {
  expect(items([news])).toEqual([
    expect.objectContaining({
      title: 'R&amp;D in banks &lt;1 %',
      description: '<p>Losses &#x3C; 1 %</p><p>Q&#x26;A</p>',
    }),
  ]);
});
