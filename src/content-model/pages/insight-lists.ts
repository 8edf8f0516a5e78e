import type { Actions } from 'gatsby';
import type { Insight } from '../nodes/teasers';
import { toSlug } from '../schema/slug';
import type { PageData } from './page-data';
import { template } from './template';

export const pageSize = 12;

/** A list of insights, or the insights of one category in it. */
interface List {
  path: string;
  /** The insights, newest first. */
  insights: readonly Insight[];
  type: string;
  /** The options of the category filter. */
  filters: readonly { label: string; slug: string }[];
  /** The slug of the insights' category; null for all. */
  category: string | null;
  /** The path of the canonical page, if different. */
  canonical: string | null;
}

/**
 * The pages of a list: /insights/blog, /insights/blog/2 and so on. Each one's context contains its insights, so that an
 * edited one changes only the pages that show it.
 */
function pagesOf({ path, insights, ...list }: List) {
  const pageCount = Math.max(1, Math.ceil(insights.length / pageSize));
  return Array.from({ length: pageCount }, (_, index) => {
    const page = index + 1;
    const shown = insights.slice(index * pageSize, page * pageSize);
    const ids = shown.map(({ id }) => id);
    const newest = shown[0]?.date ?? null;
    return {
      path: index === 0 ? path : `${path}/${page}`,
      component: template('insights'),
      context: { ...list, page, pageCount, ids, newest },
    };
  });
}

/**
 * Creates the pages of the insights hub: of each list, of each category of a list (their data is fetched by the category
 * filter), and the blog list for any other path with one segment (R8).
 */
export function createInsightPages(
  { insights, categories, lists }: Pick<PageData, 'insights' | 'categories' | 'lists'>,
  { createPage }: Pick<Actions, 'createPage'>,
): void {
  const filters = categories.map((label) => ({ label, slug: toSlug(label) }));
  const listOf = (type: string): List => ({
    path: `/insights/${type}`,
    insights: insights.filter((insight) => insight.type === type),
    type,
    filters,
    category: null,
    canonical: null,
  });

  for (const list of lists.map(listOf)) {
    const ofCategories = filters.slice(1).map(({ label, slug }) => ({
      ...list,
      path: `${list.path}/category/${slug}`,
      insights: list.insights.filter(({ category }) => category === label),
      category: slug,
      canonical: list.path,
    }));
    for (const page of [list, ...ofCategories].flatMap(pagesOf)) createPage(page);
  }

  const [blog] = pagesOf({ ...listOf('blog'), canonical: '/insights/blog' });
  if (blog) createPage({ ...blog, path: '/insights/other', matchPath: '/insights/:type' });
}
