/** What a host does with addresses that are not files. */
export interface Addresses {
  redirects: readonly { from: string; to: string }[];
  /** The addresses of deleted pages. */
  gone: readonly string[];
  /** Pages that are also served for other paths, such as /insights/:type. */
  rewrites: readonly { pattern: string; page: string }[];
}

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
const patternSource = (pattern: string) => pattern.replaceAll(/:\w+/g, '[^/]+');

/** A regular expression's source for a path of `_headers`. */
export const pathSource = (path: string): string =>
  `^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`;

/** What other programs may add to an address from the text around it. */
const punctuation = `(?:[ .,:;!')>}*|\\]]|…|’|”|»|\u00a0|\u200b)`;

/** A site's rules. The first match counts, before the site's files, as in host/site-folder.ts. */
export const addressRules = ({ redirects, gone, rewrites }: Addresses): AddressRule[] => [
  // Files for other hosts, and compressed copies.
  { source: '^/(_[^/]*|\\.ht[^/]*)$|\\.(br|gz)$', status: 404 },
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
  ...rewrites.map(({ pattern, page }) => ({ source: `^${patternSource(pattern)}$`, page })),
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
