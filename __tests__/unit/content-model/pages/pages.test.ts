import { pages, type Source } from '../../../../src/content-model/pages/pages';

const hub: Source = {
  relativePath: 'insights/insights.json',
  data: { categories: ['All', 'Fraud', 'Outsourcing Risk'], lists: [{ type: 'blog', seo: '' }] },
};

const posts = (length: number, category: string): Source[] =>
  Array.from({ length }, (_, index) => ({
    relativePath: `insights/blog/${category.toLowerCase()}-${index}.md`,
    data: { category, date: '2026-01-01', heading: `${10 + index}` },
  }));

const sheet = (name: string, heading: string, date: string): Source => ({
  relativePath: `insights/factsheet/${name}.md`,
  data: { heading, date, formerly: ['old', '/leaflet'] },
});

test('each list and category has a page for every twelve entries, with its own address', () => {
  const found = pages([...posts(20, 'Fraud'), ...posts(5, 'Outsourcing Risk'), hub]);
  const lists = found.flatMap(({ address, canonical, list }) =>
    list?.type === 'blog' ? [[address, list.entries.length, list.pageCount, canonical]] : [],
  );
  expect(found.find(({ list }) => list?.type === 'blog')?.list?.counts).toEqual([25, 20, 5]);
  expect(lists).toEqual([
    ['/insights/blog', 12, 3, null],
    ['/insights/blog/2', 12, 3, null],
    ['/insights/blog/3', 1, 3, null],
    ['/insights/blog/category/fraud', 12, 2, '/insights/blog'],
    ['/insights/blog/category/fraud/2', 8, 2, '/insights/blog'],
    ['/insights/blog/category/outsourcing-risk', 5, 1, '/insights/blog'],
  ]);
});

test('a list without entries has no page, except the blog', () => {
  const lists = pages([hub, sheet('a', 'A', '2025-01-01')]).flatMap(({ list }) => list?.type ?? []);
  expect(new Set(lists)).toEqual(new Set(['blog', 'factsheet']));
});

test('the newest fact sheet has the download page; of one day, it is the first by heading (R9)', () => {
  const found = pages([
    sheet('a', 'Second', '2025-01-01'),
    sheet('b', 'First', '2025-01-01'),
    sheet('c', 'Another', '2024-01-01'),
  ]);
  const download = '/insights/factsheet/download';
  const formerly = [`${download}/old`, '/leaflet'];
  const source = { relativePath: 'insights/factsheet/b.md' };
  expect(found).toMatchObject([
    { address: download, canonical: null, source, formerly: [] },
    { address: `${download}/b`, canonical: download, source, formerly },
    { address: `${download}/a`, canonical: null, formerly },
    { address: `${download}/c`, canonical: null, formerly },
  ]);
});

test('articles and lists say when they have changed last', () => {
  const post = (name: string, data: object) => ({ relativePath: `insights/blog/${name}.md`, data });
  const found = pages([
    post('edited', { date: '2026-01-01', updated: '2026-02-01' }),
    post('newest', { date: '2026-01-02' }),
    hub,
  ]);
  const of = (path: string) => found.find(({ address }) => address === path)?.modified;
  const paths = ['/insights/blog/content/edited', '/insights/blog'];
  expect(paths.map(of)).toEqual(['2026-02-01', '2026-01-02']);
});
