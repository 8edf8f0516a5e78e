import type { IPluginRefOptions } from 'gatsby';

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
    allPage(filter: { internal: { type: { ne: "FactSheet" } } }) {
      nodes {
        address
        ... on BlogPost {
          date
          updated
        }
      }
    }
  }
`;

interface Result extends Queries.SitemapQuery {
  allSitePage: { nodes: readonly { path: string; pageContext: Record<string, string | null> }[] };
}

/** All pages except the fact-sheet forms. Articles and lists, by their newest entry, have the day of their last change. */
function resolvePages({ allSitePage, allPage }: Result) {
  const lists = allSitePage.nodes.filter(
    ({ pageContext }) => 'newest' in pageContext && pageContext.canonical === null,
  );
  const days = new Map([
    ...allPage.nodes.map((page): [string, string | null] => [
      page.address,
      'date' in page ? (page.updated ?? page.date) : null,
    ]),
    ...lists.map(({ path, pageContext }) => [path, pageContext.newest ?? null] as const),
  ]);
  return [...days]
    .map(([path, lastmod]) => ({ path, lastmod }))
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
