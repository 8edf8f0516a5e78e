import type { Page } from 'gatsby';
import { createInsightPages } from '../../../../src/content-model/pages/insight-lists';

type ListPage = Page<{ page: number; pageCount: number; skip: number; canonical: string | null }>;

/** The pages that are made of a list of blog posts, given by their categories. */
async function pagesOf(posts: readonly string[]): Promise<ListPage[]> {
  const createPage = jest.fn();
  const data = {
    insightsPage: { categories: ['All', 'Fraud', 'Outsourcing Risk'], lists: [{ type: 'blog' }] },
    allInsight: { nodes: posts.map((category) => ({ type: 'blog', category })) },
  };
  const graphql = jest.fn().mockResolvedValue({ data });
  await createInsightPages({ graphql, actions: { createPage } });
  return createPage.mock.calls.map(([page]: [ListPage]) => page);
}

const many = (length: number, category: string) => Array.from({ length }, () => category);

test('a list has a page for every twelve entries, each under an address of its own', async () => {
  const pages = await pagesOf([...many(20, 'Fraud'), ...many(5, 'Outsourcing Risk')]);
  const whole = pages.filter(({ path }) => /^\/insights\/blog(\/\d+)?$/.test(path));
  expect(whole.map(({ path, context }) => [path, context?.skip, context?.canonical])).toEqual([
    ['/insights/blog', 0, null],
    ['/insights/blog/2', 12, null],
    ['/insights/blog/3', 24, null],
  ]);
  for (const { context } of whole) expect(context?.pageCount).toBe(3);
});

test('a category has pages of its own over all entries, which stand for the list', async () => {
  const pages = await pagesOf([...many(20, 'Fraud'), ...many(5, 'Outsourcing Risk')]);
  const narrowed = pages.filter(({ path }) => path.includes('/category/'));
  expect(narrowed.map(({ path, context }) => [path, context?.canonical])).toEqual([
    ['/insights/blog/category/fraud', '/insights/blog'],
    ['/insights/blog/category/fraud/2', '/insights/blog'],
    ['/insights/blog/category/outsourcing-risk', '/insights/blog'],
  ]);
});

test('what a page carries does not grow with the list', async () => {
  const sizeOf = async (length: number) =>
    JSON.stringify((await pagesOf(many(length, 'Fraud')))[0]).length;
  expect((await sizeOf(10_000)) - (await sizeOf(100))).toBeLessThan(10);
});

test('a list without entries has one page', async () => {
  const pages = await pagesOf([]);
  expect(pages.map(({ path }) => path)).toEqual([
    '/insights/blog',
    '/insights/blog/category/fraud',
    '/insights/blog/category/outsourcing-risk',
    '/insights/other',
  ]);
});
