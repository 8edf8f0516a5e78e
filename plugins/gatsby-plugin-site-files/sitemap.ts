import type { IPluginRefOptions } from 'gatsby';

const query = /* GraphQL */ `
  query Sitemap {
    site {
      siteMetadata {
        siteUrl
      }
    }
    allSitePage(sort: { path: ASC }) {
      nodes {
        path
        pageContext
      }
    }
  }
`;

interface Result {
  allSitePage: { nodes: readonly { path: string; pageContext: Record<string, string | null> }[] };
}

/** The pages that search engines may show, articles and lists with the day of their last change (`createPages`). */
const resolvePages = ({ allSitePage }: Result) =>
  allSitePage.nodes
    .filter(({ pageContext }) => !pageContext.canonical)
    .map(({ path, pageContext }) => ({ path, lastmod: pageContext.modified }));

/**
 * The options of gatsby-plugin-sitemap (https://www.sitemaps.org/protocol.html), which leaves the error page out. Without
 * `changefreq` and `priority`, which search engines ignore.
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
