import type { IPluginRefOptions } from 'gatsby';
import { lastChanges } from './last-changes';
import { isRecord } from '../../../src/content-model/is-record';

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
        parent {
          ... on File {
            relativePath
          }
        }
        ... on BlogPost {
          date
          updated
        }
      }
    }
    allInsight(sort: { date: DESC }) {
      nodes {
        type
        date
      }
    }
  }
`;

/** A page of the sitemap. */
interface Entry {
  path: string;
  /** An ISO day; undefined where it is not known. */
  lastmod: string | undefined;
}

/** What the context of a list's page says of it (pages/insight-lists.ts). */
interface ListContext {
  type: string;
  skip: number;
  /** The page that this one stands for; null where it is a page of its own. */
  canonical: string | null;
}

const isList = (context: unknown): context is ListContext =>
  isRecord(context) && typeof context.type === 'string' && typeof context.skip === 'number';

/**
 * The pages of the sitemap: what content makes, and the further pages of a list; not the form for a fact sheet. Each
 * with the day of its last change: an article's from its front matter, a list's from the newest entry it shows, any
 * other page's from the last commit of its content.
 */
async function listedPages({
  allSitePage,
  allPage,
  allInsight,
}: Queries.SitemapQuery): Promise<Entry[]> {
  const commits = await lastChanges(process.cwd(), ['content/pages', 'content/solutions']);
  const dayOf = (type: string, place: number) =>
    allInsight.nodes.filter((entry) => entry.type === type)[place]?.date;

  const pages = new Map(
    allPage.nodes
      .filter(({ __typename }) => __typename !== 'FactSheet')
      .map((page) => {
        const { address, parent } = page;
        const file = parent && 'relativePath' in parent ? `content/${parent.relativePath}` : '';
        const isArticle = page.__typename === 'BlogPost';
        return [address, isArticle ? (page.updated ?? page.date) : commits.get(file)] as const;
      }),
  );
  for (const { path, pageContext } of allSitePage.nodes) {
    if (isList(pageContext) && pageContext.canonical === null) {
      pages.set(path, dayOf(pageContext.type, pageContext.skip));
    }
  }
  return [...pages]
    .map(([path, lastChange]) => ({ path, lastmod: lastChange?.slice(0, 10) }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * The options of gatsby-plugin-sitemap: /sitemap-index.xml with every page that search engines may show and the day
 * of its last change (https://www.sitemaps.org/protocol.html). `changefreq` and `priority` are left out: search
 * engines do not read them.
 */
export const sitemapOptions: IPluginRefOptions = {
  query,
  createLinkInHead: false,
  resolvePages: listedPages,
  serialize: ({ path, lastmod }: Entry) => ({ url: path, ...(lastmod ? { lastmod } : {}) }),
};
