/** What a host does with addresses that are no files. */
export interface Addresses {
  redirects: readonly { from: string; to: string }[];
  /** The addresses of deleted pages. */
  gone: readonly string[];
  /** Pages that are also served for other paths, such as /insights/:type. */
  rewrites: readonly { pattern: string; page: string }[];
}

/** What a host answers to the paths that match a regular expression. */
export type AddressRule = { source: string } & (
  | { status: 404 | 410 }
  /** A redirect, if `isPage` only where the first group is a page; `$1` and `$2` are groups, `$search` the search parameters. */
  | { to: string; isPage?: true }
  /** A page for whatever is no file. */
  | { page: string }
);

const withSlashes = (address: string) => `^${address === '/' ? '/' : `${address}/*`}$`;
const patternSource = (pattern: string) => pattern.replaceAll(/:\w+/g, '[^/]+');

/** A regular expression's source for a path of `_headers`. */
export const pathSource = (path: string): string =>
  `^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`;

/** What is at the end of an address that a mail program has taken from a sentence. */
const punctuation = `[ .,:;!')>}*|\\]]`;

/** The rules of a site, of which the first that matches counts. They come before the site's files, as in host/site-folder.ts. */
export const addressRules = ({ redirects, gone, rewrites }: Addresses): AddressRule[] => [
  // Files for other hosts, and compressed copies.
  { source: '^/(_[^/]*|\\.ht[^/]*)$|\\.(br|gz)$', status: 404 },
  ...redirects.map(({ from, to }) => ({ source: withSlashes(from), to: `${to}$search` })),
  ...gone.map((address) => ({ source: withSlashes(address), status: 410 as const })),
  // Only of characters that cannot begin another header.
  { source: `^(/[^?#]*?)${punctuation}*([?#][\\w=&.,%+-]*)$`, to: '$1$2', isPage: true },
  ...rewrites.map(({ pattern }) => ({
    source: `^(${patternSource(pattern)})/+$`,
    to: '$1$search',
  })),
  { source: `^(/.*?)(/|${punctuation})+$`, to: '$1$search', isPage: true },
  ...rewrites.map(({ pattern, page }) => ({ source: `^${patternSource(pattern)}$`, page })),
];

/** The lines of `_redirects` for Cloudflare Pages. It has no status 410, and a rule for a pattern would hide files. */
export const redirectsFile = ({ redirects }: Addresses): string =>
  redirects
    .flatMap(({ from, to }) =>
      (from === '/' ? [from] : [from, `${from}/`]).map((path) => `${path} ${to} 301\n`),
    )
    .join('');
