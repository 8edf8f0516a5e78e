/** What a host does with addresses that are no files. */
export interface Addresses {
  redirects: readonly { from: string; to: string }[];
  /** The addresses of deleted pages. */
  gone: readonly string[];
  /** Pages that are also served for other paths, such as /insights/:type. */
  rewrites: readonly { pattern: string; page: string }[];
}

/** A regular expression's source for an address with any number of slashes at its end. */
export const withSlashes = (address: string): string => (address === '/' ? '/' : `${address}/*`);

/** A regular expression's source for a pattern such as /insights/:type. */
export const patternSource = (pattern: string): string => pattern.replaceAll(/:\w+/g, '[^/]+');

/** A regular expression's source for a path of `_headers`. */
export const pathSource = (path: string): string =>
  path.replaceAll('.', '\\.').replaceAll('*', '.*');

/** What is at the end of an address that a mail program has taken from a sentence. */
export const punctuation = `[ .,:;!')>}*|\\]]`;

/** Files for other hosts, and compressed copies. */
export const hidden = '^/(_[^/]*|\\.ht[^/]*)$|\\.(br|gz)$';

/** The lines of `_redirects` for Cloudflare Pages. It has no status 410, and a rule for a pattern would hide files. */
export const redirectsFile = ({ redirects }: Addresses): string =>
  redirects
    .flatMap(({ from, to }) =>
      [from, ...(from === '/' ? [] : [`${from}/`])].map((path) => ({ path, to })),
    )
    .map(({ path, to }) => `${path} ${to} 301\n`)
    .join('');
