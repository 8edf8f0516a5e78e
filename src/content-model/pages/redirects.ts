import type { CreatePagesArgs } from 'gatsby';
import { fixedRedirects } from '../schema/addresses';
import { contentTypes, pageAddress } from '../schema/content-types';
import { query } from './query';

/** Where search engines and their forms expect the sitemap. */
const usualSitemap = { from: '/sitemap.xml', to: '/sitemap-index.xml' };

/** Reads all redirects, including those from earlier addresses (R247), and the addresses of deleted pages (R244). */
export async function readRedirects(graphql: CreatePagesArgs['graphql']) {
  const { brand, allRenamable } = await query<Queries.RedirectsQuery>(
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
        brand {
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
  return { redirects: [...fixedRedirects, usualSitemap, ...renamed], gone: brand?.gone ?? [] };
}
