import type { CreatePagesArgs } from 'gatsby';
import { query } from './query';
import { template } from './template';

/** One page a blog article, at /insights/blog/content/{the file's name}. */
export async function createArticlePages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { allBlogPost } = await query<Queries.ArticlePathsQuery>(
    graphql,
    /* GraphQL */ `
      query ArticlePaths {
        allBlogPost {
          nodes {
            id
            navTo
          }
        }
      }
    `,
  );
  for (const { id, navTo } of allBlogPost.nodes) {
    actions.createPage({ path: navTo, component: template('article'), context: { id } });
  }
}
