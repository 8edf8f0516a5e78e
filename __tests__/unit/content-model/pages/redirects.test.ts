import { readRedirects } from '../../../../src/content-model/pages/redirects';

const data = {
  allRenamable: {
    nodes: [
      { __typename: 'BlogPost', slug: 'new', formerly: ['old', 'older'] },
      { __typename: 'FactSheet', slug: 'sheet', formerly: ['leaflet'] },
      { __typename: 'Solution', slug: 'risk', formerly: ['risks'] },
      { __typename: 'TextPage', slug: 'legal', formerly: ['imprint', '/solutions/legal'] },
    ],
  },
  allSolution: { nodes: [{ slug: 'first' }] },
  redirects: {
    moved: [{ from: '/news/*', to: '/insights/news' }],
    gone: ['/insights/blog/content/gone'],
  },
};

/** Answers any query with the data. */
const graphql = async () => JSON.parse(JSON.stringify({ data }));

test('each earlier name of a page leads to its address in one step', async () => {
  const { redirects, gone } = await readRedirects(graphql);
  expect(redirects).toEqual([
    { from: '/', to: '/home' },
    { from: '/solutions', to: '/solutions/first' },
    { from: '/insights', to: '/insights/blog' },
    { from: '/sitemap.xml', to: '/sitemap-index.xml' },
    { from: '/feed', to: '/rss.xml' },
    { from: '/insights/blog/content/old', to: '/insights/blog/content/new' },
    { from: '/insights/blog/content/older', to: '/insights/blog/content/new' },
    { from: '/insights/factsheet/download/leaflet', to: '/insights/factsheet/download/sheet' },
    { from: '/solutions/risks', to: '/solutions/risk' },
    { from: '/imprint', to: '/legal' },
    { from: '/solutions/legal', to: '/legal' },
    { from: '/news/*', to: '/insights/news' },
  ]);
  expect(gone).toEqual(data.redirects.gone);
});
