import type { IPluginRefOptions } from 'gatsby';
import { addressOf } from '../../src/content-model/schema/content-types';
import { commitsOf, missingHistory } from '../../src/content-model/source/git-history';
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
 * The date of the last commit of each file, as ISO dates by path. Empty without Git and in a shallow clone, in which
 * every file would have the date of the last commit.
 *
 * @param root a folder of the repository
 * @param folders the folders of the files, relative to `root`
 */
export async function lastChanges(
  root: string,
  folders: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const dates = new Map<string, string>();
  if (await missingHistory(root)) return dates;
  // A new repository has no commit.
  const commits = await commitsOf(root, '--', ...folders).catch(() => []);
  for (const { time, files } of commits) {
    for (const file of files) if (!dates.has(file)) dates.set(file, time.slice(0, 10));
  }
  return dates;
}

/**
 * All pages except the fact-sheet forms, with the date of the last change: for an article from its front matter, for a
 * list from its newest entry, for any other page from the last commit of its content file.
 */
async function resolvePages({ allSitePage, allPage }: Queries.SitemapQuery) {
  const changes = [...(await lastChanges('content', ['pages', 'solutions']))];
  const days = new Map(changes.map(([file, day]) => [addressOf(file), day]));
  const pages = new Map(
    allPage.nodes
      .filter(({ __typename }) => __typename !== 'FactSheet')
      .map((page) => {
        const isArticle = page.__typename === 'BlogPost';
        const { address } = page;
        return [address, isArticle ? (page.updated ?? page.date) : days.get(address)] as const;
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
  serialize: ({ path: url, lastmod }: Awaited<ReturnType<typeof resolvePages>>[number]) => ({
    url,
    lastmod,
  }),
};
