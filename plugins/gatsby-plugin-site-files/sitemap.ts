import type { IPluginRefOptions } from 'gatsby';
import { isRecord } from '../../src/content-model/source/content-file';

const query = /* GraphQL */ `
  query Sitemap {
    site {
      siteMetadata {
        siteUrl
      }
    }
    allSitePage {
      nodes {
        path
        pageContext
      }
    }
    allPage {
      nodes {
        __typename
        address
        ... on BlogPost {
          date
          updated
        }
      }
    }
  }
`;

/** Whether a page context is that of a list (src/content-model/pages/insight-lists.ts). */
const isList = (context: unknown): context is Record<'newest' | 'canonical', string | null> =>
  isRecord(context) && 'newest' in context;

/**
 * All pages except the fact-sheet forms, with the date of the last change: for an article from its front matter, for a
 * list from its newest entry. Other pages have none: nothing says when they last changed.
 */
function resolvePages({ allSitePage, allPage }: Queries.SitemapQuery) {
  const pages = new Map(
    allPage.nodes
      .filter(({ __typename }) => __typename !== 'FactSheet')
      .map((page) => {
        const isArticle = page.__typename === 'BlogPost';
        const { address } = page;
        return [address, isArticle ? (page.updated ?? page.date) : undefined] as const;
      }),
  );
  for (const { path, pageContext } of allSitePage.nodes) {
    if (isList(pageContext) && pageContext.canonical === null) {
      pages.set(path, pageContext.newest ?? undefined);
    }
  }
  return [...pages]
    .map(([path, lastChange]) => ({ path, lastmod: lastChange?.slice(0, 10) }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * The options of gatsby-plugin-sitemap (https://www.sitemaps.org/protocol.html). Without `changefreq` and `priority`,
 * which search engines ignore.
 */
export const sitemapOptions: IPluginRefOptions = {
  query,
  createLinkInHead: false,
  resolvePages,
  serialize: ({ path: url, lastmod }: ReturnType<typeof resolvePages>[number]) => ({
    url,
    lastmod,
  }),
};
