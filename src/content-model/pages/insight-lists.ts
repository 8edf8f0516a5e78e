import type { Actions, CreatePagesArgs } from 'gatsby';
import { query } from './query';
import { template } from './template';

/** Entries on a page of a list. */
const pageSize = 12;

/** The part of an address that stands for a category: 'Outsourcing Risk' → 'outsourcing-risk'. */
export const categorySlug = (category: string) => category.toLowerCase().replace(/\s+/g, '-');

/** A list of the hub, whole or narrowed to a category. */
interface List {
  /** The address of the list's first page. */
  address: string;
  type: string;
  /** The categories whose entries the list holds. */
  categories: readonly string[];
  /** How many entries the list holds. */
  length: number;
  /** The categories of the filter with their parts of an address. */
  filters: readonly { label: string; slug: string }[];
  /** The page that these stand for, where they are not pages of their own. */
  canonical: string | null;
}

/** What the template needs of a page of a list. */
function pageContext({ type, categories, length, filters, canonical }: List, page: number) {
  const pageCount = Math.max(1, Math.ceil(length / pageSize));
  const skip = (page - 1) * pageSize;
  return { type, categories, filters, canonical, page, pageCount, skip, limit: pageSize };
}

/** One page for every twelve entries: /insights/blog, /insights/blog/2 and so on. */
function createListPages(createPage: Actions['createPage'], list: List): void {
  const { pageCount } = pageContext(list, 1);
  for (let page = 1; page <= pageCount; page += 1) {
    createPage({
      path: page === 1 ? list.address : `${list.address}/${page}`,
      component: template('insights'),
      context: pageContext(list, page),
    });
  }
}

/**
 * The insights hub: each list with its pages, each category of a list with its own (they feed the
 * category filter), and the blog list for any other address of one segment (R8).
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
    const address = `/insights/${type}`;
    const whole = { type, address, categories, filters, length: count(type), canonical: null };
    createListPages(actions.createPage, whole);

    for (const { label, slug } of filters.slice(1)) {
      createListPages(actions.createPage, {
        ...whole,
        address: `${address}/category/${slug}`,
        categories: [label],
        length: count(type, label),
        canonical: address,
      });
    }
  }

  const blog = { type: 'blog', address: '/insights/other', categories, filters };
  actions.createPage({
    path: blog.address,
    matchPath: '/insights/:type',
    component: template('insights'),
    context: pageContext({ ...blog, length: count('blog'), canonical: '/insights/blog' }, 1),
  });
}
