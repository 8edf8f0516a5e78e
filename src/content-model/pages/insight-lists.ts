import type { Actions } from 'gatsby';
import { newestFirst, type Insight } from '../nodes/teasers';
import type { PageData } from './page-data';
import { template } from './template';

/** The number of insights per page. */
export const pageSize = 12;

/** The slug of a category: 'Outsourcing Risk' → 'outsourcing-risk'. */
export const categorySlug = (category: string) => category.toLowerCase().replace(/\s+/g, '-');

/** A list of insights, or the insights of one category in it. */
interface List {
  /** The path of the first page. */
  path: string;
  type: string;
  /** The insights, newest first. */
  insights: readonly Insight[];
  /** The options of the category filter. */
  filters: readonly { label: string; slug: string }[];
  /** The slug of the category that the insights have; null for all. */
  category: string | null;
  /** The path of the canonical page, if it is another one. */
  canonical: string | null;
}

/**
 * The page context of a page of a list. It names the insights of the page, so that an edited insight changes only the pages
 * that show it.
 */
function pageContext(list: List, page: number) {
  const { type, insights, filters, category, canonical } = list;
  const pageCount = Math.max(1, Math.ceil(insights.length / pageSize));
  const shown = insights.slice((page - 1) * pageSize, page * pageSize);
  const ids = shown.map(({ id }) => id);
  const newest = shown[0]?.date ?? null;
  return { type, filters, category, canonical, page, pageCount, ids, newest };
}

/** Creates the pages of a list: /insights/blog, /insights/blog/2 and so on. */
function createListPages(createPage: Actions['createPage'], list: List): void {
  const { pageCount } = pageContext(list, 1);
  for (let page = 1; page <= pageCount; page += 1) {
    createPage({
      path: page === 1 ? list.path : `${list.path}/${page}`,
      component: template('insights'),
      context: pageContext(list, page),
    });
  }
}

/**
 * Creates the pages of the insights hub: of each list, of each category of a list (their data is fetched by the category
 * filter), and the blog list for any other path with one segment (R8).
 */
export function createInsightPages(
  { insights, categories, lists }: Pick<PageData, 'insights' | 'categories' | 'lists'>,
  { createPage }: Pick<Actions, 'createPage'>,
): void {
  const filters = categories.map((label) => ({ label, slug: categorySlug(label) }));
  const sorted = newestFirst(insights);

  for (const type of lists) {
    const path = `/insights/${type}`;
    const ofType = sorted.filter((insight) => insight.type === type);
    const all = { type, path, insights: ofType, filters, category: null, canonical: null };
    createListPages(createPage, all);

    for (const { label, slug } of filters.slice(1)) {
      createListPages(createPage, {
        type,
        path: `${path}/category/${slug}`,
        insights: ofType.filter(({ category }) => category === label),
        filters,
        category: slug,
        canonical: path,
      });
    }
  }

  const blog = {
    type: 'blog',
    path: '/insights/other',
    insights: sorted.filter(({ type }) => type === 'blog'),
    filters,
    category: null,
    canonical: '/insights/blog',
  };
  createPage({
    path: blog.path,
    matchPath: '/insights/:type',
    component: template('insights'),
    context: pageContext(blog, 1),
  });
}
