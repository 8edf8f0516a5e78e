import { redirectsOf } from '../../../../src/content-model/pages/redirects';

const sources = [
  { relativePath: 'pages/home.json', data: {} },
  { relativePath: 'solutions/another.json', data: { order: 2 } },
  { relativePath: 'solutions/risk.json', data: { order: 1, formerly: ['risks'] } },
  { relativePath: 'insights/insights.json', data: { categories: ['All'] } },
  { relativePath: 'insights/blog/new.md', data: { formerly: ['old', 'older'] } },
  { relativePath: 'pages/legal.md', data: { formerly: ['imprint', '/solutions/legal'] } },
];

test('each earlier name of a page leads to its address in one step', () => {
  const moved = [{ from: '/news/*', to: '/insights/news' }];
  const written = { moved, gone: ['/insights/blog/content/gone'] };
  const { redirects, gone } = redirectsOf(sources, written);
  const pairs = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
  expect(pairs).toEqual({
    '/': '/home',
    '/solutions': '/solutions/risk',
    '/insights': '/insights/blog',
    '/sitemap.xml': '/sitemap-index.xml',
    '/feed': '/rss.xml',
    '/insights/blog/content/old': '/insights/blog/content/new',
    '/insights/blog/content/older': '/insights/blog/content/new',
    '/solutions/risks': '/solutions/risk',
    '/imprint': '/legal',
    '/solutions/legal': '/legal',
    '/news/*': '/insights/news',
  });
  expect(gone).toEqual(written.gone);
  const few = redirectsOf(sources.slice(0, 1), {}).redirects.map(({ from }) => from);
  expect(few).toEqual(['/', '/sitemap.xml', '/feed']);
});
