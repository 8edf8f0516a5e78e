import { patternSource } from '../../src/server/header-rules';
import { hiddenFiles, type Addresses } from '../../src/server/host-file';

/** A host's response to paths that match a regular expression. */
export type AddressRule = { source: string } & (
  | { status: 404 | 410 }
  /**
   * A redirect; with `isPage`, only if the first group is a page. `$1` and `$2` are groups, `$search` is the search
   * parameters.
   */
  | { to: string; isPage?: true }
  /** A page for paths that are not files. */
  | { page: string }
);

const withSlashes = (address: string) => `^${address === '/' ? '/' : `${address}/*`}$`;

/** A regular expression's source for a path with placeholders, such as one of `_headers`. */
export const pathSource = (path: string): string => `^${patternSource(path)}$`;

/** What other programs may add to an address from the text around it. */
const punctuation = `(?:[ .,:;!')>}*|\\]]|…|’|”|»|\u00a0|\u200b)`;

/** A site's rules. The first match counts, before the site's files, as in host/site-folder.ts. */
export const addressRules = ({ redirects, gone, rewrites }: Addresses): AddressRule[] => [
  { source: hiddenFiles, status: 404 },
  ...redirects.map(({ from, to }) => ({ source: withSlashes(from), to: `${to}$search` })),
  ...gone.map((address) => ({ source: withSlashes(address), status: 410 as const })),
  // Only characters that cannot start another header.
  { source: `^(/[^?#]*?)${punctuation}*([?#][\\w=&.,%+-]*)$`, to: '$1$2', isPage: true },
  { source: '^(/[^?#&]*)&([\\w=&.,%+-]*)$', to: '$1?$2', isPage: true },
  ...rewrites.map(({ pattern }) => ({
    source: `^(${patternSource(pattern)})/+$`,
    to: '$1$search',
  })),
  { source: `^(/.*?)(/|${punctuation})+$`, to: '$1$search', isPage: true },
  ...rewrites.map(({ pattern, page }) => ({ source: pathSource(pattern), page })),
];

/**
 * The lines of `_redirects` for Cloudflare Pages, which has no status 410 and in which a rule for a pattern would hide
 * files.
 */
export const redirectsFile = ({ redirects }: Addresses): string =>
  redirects
    .flatMap(({ from, to }) =>
      (from === '/' ? [from] : [from, `${from}/`]).map((path) => `${path} ${to} 301\n`),
    )
    .join('');
