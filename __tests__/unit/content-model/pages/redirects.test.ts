import { readRedirects } from '../../../../src/content-model/pages/redirects';
import { fixedRedirects } from '../../../../src/content-model/schema/addresses';

const data = {
  allRenamable: {
    nodes: [
      { __typename: 'BlogPost', slug: 'new', formerly: ['old', 'older'] },
      { __typename: 'FactSheet', slug: 'sheet', formerly: ['leaflet'] },
      { __typename: 'Solution', slug: 'risk', formerly: ['risks'] },
      { __typename: 'TextPage', slug: 'legal', formerly: ['imprint', '/solutions/legal'] },
    ],
  },
  brand: { gone: ['/insights/blog/content/gone'] },
};

/** Answers any query with the data. */
const graphql = async () => JSON.parse(JSON.stringify({ data }));

test('each earlier name of a page leads to its address in one step', async () => {
  const { redirects, gone } = await readRedirects(graphql);
  expect(redirects).toEqual([
    ...fixedRedirects,
    { from: '/sitemap.xml', to: '/sitemap-index.xml' },
    { from: '/insights/blog/content/old', to: '/insights/blog/content/new' },
    { from: '/insights/blog/content/older', to: '/insights/blog/content/new' },
    { from: '/insights/factsheet/download/leaflet', to: '/insights/factsheet/download/sheet' },
    { from: '/solutions/risks', to: '/solutions/risk' },
    { from: '/imprint', to: '/legal' },
    { from: '/solutions/legal', to: '/legal' },
  ]);
  expect(gone).toEqual(data.brand.gone);
});
