import type { Page } from 'gatsby';
import { createInsightPages } from '../../../../src/content-model/pages/insight-lists';

type ListPage = Page<{ pageCount: number; ids: string[]; canonical: string | null }>;

/** The pages for a list of blog posts with these categories. */
function pagesOf(posts: readonly string[]): ListPage[] {
  const createPage = jest.fn();
  const insights = posts.map((category, index) => {
    const id = String(10_000 + index);
    const date = '2026-01-01';
    return { id, slug: id, type: 'blog' as const, category, heading: id, date, navTo: `/${id}` };
  });
  const categories = ['All', 'Fraud', 'Outsourcing Risk'];
  createInsightPages({ insights, categories, lists: ['blog'] }, { createPage });
  return createPage.mock.calls.map(([page]: [ListPage]) => page);
}

const many = (length: number, category: string) => Array.from({ length }, () => category);

test('each list and category has a page for every twelve insights, with its own address', () => {
  const pages = pagesOf([...many(20, 'Fraud'), ...many(5, 'Outsourcing Risk')]);
  const listed = pages.map(({ path, context }) => {
    const { ids = [], canonical, pageCount } = context ?? {};
    return [path, ids[0], ids.length, pageCount, canonical];
  });
  expect(listed).toEqual([
    ['/insights/blog', '10000', 12, 3, null],
    ['/insights/blog/2', '10012', 12, 3, null],
    ['/insights/blog/3', '10024', 1, 3, null],
    ['/insights/blog/category/fraud', '10000', 12, 2, '/insights/blog'],
    ['/insights/blog/category/fraud/2', '10012', 8, 2, '/insights/blog'],
    ['/insights/blog/category/outsourcing-risk', '10020', 5, 1, '/insights/blog'],
    ['/insights/other', '10000', 12, 3, '/insights/blog'],
  ]);
});
