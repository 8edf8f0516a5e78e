import type { Actions, CreatePagesArgs } from 'gatsby';
import { query } from './query';
import { template } from './template';

/** The number of entries per page. */
const pageSize = 12;

/** The slug of a category: 'Outsourcing Risk' → 'outsourcing-risk'. */
export const categorySlug = (category: string) => category.toLowerCase().replace(/\s+/g, '-');

/** A list of insights, or the entries of one category in it. */
interface List {
  /** The path of the first page. */
  path: string;
  type: string;
  /** The categories of the entries. */
  categories: readonly string[];
  /** The number of entries. */
  length: number;
  /** The options of the category filter. */
  filters: readonly { label: string; slug: string }[];
  /** The path of the canonical page, if it is another one. */
  canonical: string | null;
}

/** The page context of a page of a list. */
function pageContext({ type, categories, length, filters, canonical }: List, page: number) {
  const pageCount = Math.max(1, Math.ceil(length / pageSize));
  const skip = (page - 1) * pageSize;
  return { type, categories, filters, canonical, page, pageCount, skip, limit: pageSize };
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
export async function createInsightPages({
  graphql,
  actions,
}: Pick<CreatePagesArgs, 'graphql'> & {
  actions: Pick<Actions, 'createPage'>;
}): Promise<void> {
  const { insightsPage, allInsight } = await query<Queries.InsightListsQuery>(
    graphql,
    /* GraphQL */ `
      query InsightLists {
        insightsPage {
          categories
          lists {
            type
          }
        }
        allInsight {
          nodes {
            type
            category
          }
        }
      }
    `,
  );
  if (!insightsPage) return;
  const { categories, lists } = insightsPage;
  const filters = categories.map((label) => ({ label, slug: categorySlug(label) }));
  const count = (type: string, category?: string) =>
    allInsight.nodes.filter(
      (entry) => entry.type === type && (!category || entry.category === category),
    ).length;

  for (const { type } of lists) {
    const path = `/insights/${type}`;
    const list = { type, path, categories, filters, length: count(type), canonical: null };
    createListPages(actions.createPage, list);

    for (const { label, slug } of filters.slice(1)) {
      createListPages(actions.createPage, {
        ...list,
        path: `${path}/category/${slug}`,
        categories: [label],
        length: count(type, label),
        canonical: path,
      });
    }
  }

  const blog = { type: 'blog', path: '/insights/other', categories, filters };
  actions.createPage({
    path: blog.path,
    matchPath: '/insights/:type',
    component: template('insights'),
    context: pageContext({ ...blog, length: count('blog'), canonical: '/insights/blog' }, 1),
  });
}
