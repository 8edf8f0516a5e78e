import type { Page } from 'gatsby';
import { createInsightPages } from '../../../../src/content-model/pages/insight-lists';

type ListPage = Page<{ pageCount: number; ids: string[]; canonical: string | null }>;

/** The pages that are made of a list of blog posts, given by their categories. */
function pagesOf(posts: readonly string[]): ListPage[] {
  const createPage = jest.fn();
  const entries = posts.map((category, index) => {
    const id = String(10_000 + index);
    return { id, type: 'blog', category, heading: id, date: '2026-01-01', navTo: `/${id}` };
  });
  const categories = ['All', 'Fraud', 'Outsourcing Risk'];
  createInsightPages({ entries, categories, lists: ['blog'] }, { createPage });
  return createPage.mock.calls.map(([page]: [ListPage]) => page);
}

const many = (length: number, category: string) => Array.from({ length }, () => category);

test('a list has a page for every twelve entries, each under an address of its own', () => {
  const pages = pagesOf([...many(20, 'Fraud'), ...many(5, 'Outsourcing Risk')]);
  const whole = pages.filter(({ path }) => /^\/insights\/blog(\/\d+)?$/.test(path));
  expect(whole.map(({ path, context }) => [path, context?.ids[0], context?.canonical])).toEqual([
    ['/insights/blog', '10000', null],
    ['/insights/blog/2', '10012', null],
    ['/insights/blog/3', '10024', null],
  ]);
  for (const { context } of whole) expect(context?.pageCount).toBe(3);
});

test('a category has pages of its own over all entries, which stand for the list', () => {
  const pages = pagesOf([...many(20, 'Fraud'), ...many(5, 'Outsourcing Risk')]);
  const narrowed = pages.filter(({ path }) => path.includes('/category/'));
  expect(narrowed.map(({ path, context }) => [path, context?.canonical])).toEqual([
    ['/insights/blog/category/fraud', '/insights/blog'],
    ['/insights/blog/category/fraud/2', '/insights/blog'],
    ['/insights/blog/category/outsourcing-risk', '/insights/blog'],
  ]);
});

test('what a page carries does not grow with the list', () => {
  const sizeOf = (length: number) => JSON.stringify(pagesOf(many(length, 'Fraud'))[0]).length;
  expect(sizeOf(10_000) - sizeOf(100)).toBeLessThan(10);
});

test('a list without entries has one page', () => {
  const pages = pagesOf([]);
  expect(pages.map(({ path }) => path)).toEqual([
    '/insights/blog',
    '/insights/blog/category/fraud',
    '/insights/blog/category/outsourcing-risk',
    '/insights/other',
  ]);
});
