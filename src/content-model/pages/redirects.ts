import type { CreatePagesArgs } from 'gatsby';
import { entrances } from '../schema/addresses';
import { contentTypes, pageAddress } from '../schema/content-types';
import { query } from './query';

/** Where search engines and feed readers expect the files that the build writes. */
const usualFiles = [
  { from: '/sitemap.xml', to: '/sitemap-index.xml' },
  { from: '/feed', to: '/rss.xml' },
];

/**
 * Reads all redirects, including those from earlier addresses and an earlier site (R247), and the addresses of deleted
 * pages (R244).
 */
export async function readRedirects(graphql: CreatePagesArgs['graphql']) {
  const { redirects, allRenamable, allSolution } = await query<Queries.RedirectsQuery>(
    graphql,
    /* GraphQL */ `
      query Redirects {
        allRenamable(filter: { formerly: { ne: null } }) {
          nodes {
            __typename
            slug
            formerly
          }
        }
        allSolution(sort: { order: ASC }, limit: 1) {
          nodes {
            slug
          }
        }
        redirects {
          moved {
            from
            to
          }
          gone
        }
      }
    `,
  );
  const renamed = allRenamable.nodes.flatMap(({ __typename, slug, formerly }) => {
    const contentType = contentTypes.find(({ type }) => type === __typename);
    const [to = '', ...from] = [slug, ...(formerly ?? [])].map(
      (name) => (contentType && pageAddress(contentType, name)) ?? '',
    );
    return from.map((earlier) => ({ from: earlier, to }));
  });
  const targets = {
    '/': '/home',
    '/solutions': `/solutions/${allSolution.nodes[0]?.slug}`,
    '/insights': '/insights/blog',
  };
  const first = entrances.map((from) => ({ from, to: targets[from] }));
  return {
    /** Those of the entrances. */
    first,
    redirects: [...first, ...usualFiles, ...renamed, ...(redirects?.moved ?? [])],
    gone: redirects?.gone ?? [],
  };
}
