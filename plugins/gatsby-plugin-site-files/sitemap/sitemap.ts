import type { IPluginRefOptions } from 'gatsby';
import { newestFactSheet } from '../../../src/content-model/entries/fact-sheet-address';
import { redirects } from '../../../src/content-model/pages/redirects';
import { subjects } from '../../../src/content-model/schema/content-types';
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
        matchPath
        pageContext
      }
    }
    allBlogPost {
      nodes {
        navTo
        date
        updated
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
}

const day = (date: string) => date.slice(0, 10);

const isList = (context: unknown): context is ListContext =>
  isRecord(context) && typeof context.type === 'string' && typeof context.skip === 'number';

/** Pages that lead elsewhere. */
const hidden = new Set<string>(redirects.map(({ from }) => from));

/**
 * Whether a page belongs in the sitemap: not a redirect, not the error screen under any of its names, not the form
 * for a fact sheet, not a page that stands for another one, such as those of a category.
 */
function isListed({
  path,
  matchPath,
  pageContext,
}: Queries.SitemapQuery['allSitePage']['nodes'][number]): boolean {
  if (hidden.has(path) || matchPath) return false;
  if (path.startsWith(newestFactSheet) || /^\/(dev-)?404/.test(path)) return false;
  return !(isRecord(pageContext) && typeof pageContext.canonical === 'string');
}

/** The content file behind each page that is made of one file of JSON. */
const files = new Map(
  subjects
    .filter(({ kind, address }) => kind === 'json' && address)
    .map((subject) => [subject.address ?? '', `content/${subject.path}`]),
);

function fileOf(path: string): string | undefined {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return files.get(path) ?? files.get(`${parent}/*`)?.replace('*', path.slice(parent.length + 1));
}

/**
 * The pages of the sitemap with the day of their last change: an article's from its front matter, a list's from the
 * newest entry it shows, any other page's from the last commit of its content.
 */
async function listedPages(data: Queries.SitemapQuery): Promise<Entry[]> {
  const commits = await lastChanges(process.cwd(), ['content/pages', 'content/solutions']);
  const articles = new Map(
    data.allBlogPost.nodes.map(({ navTo, date, updated }) => [navTo, day(updated ?? date)]),
  );
  const lists = new Map<string, string[]>();
  for (const { type, date } of data.allInsight.nodes) {
    const days = lists.get(type) ?? [];
    days.push(day(date));
    lists.set(type, days);
  }

  const lastmodOf = (path: string, context: unknown): string | undefined => {
    if (isList(context)) return lists.get(context.type)?.[context.skip];
    return articles.get(path) ?? commits.get(fileOf(path) ?? '');
  };
  return data.allSitePage.nodes
    .filter(isListed)
    .map(({ path, pageContext }) => ({ path, lastmod: lastmodOf(path, pageContext) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
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
