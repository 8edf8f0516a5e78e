/** What a host does with addresses that are not files. */
export interface Addresses {
  redirects: readonly { from: string; to: string }[];
  /** The addresses of deleted pages. */
  gone: readonly string[];
  /** Pages that are also served for other paths, such as /insights/:type. */
  rewrites: readonly { pattern: string; page: string }[];
}

/** Who serves the site; `host` is host/. */
export type Server = 'host' | 'Netlify' | 'Cloudflare Pages';

/**
 * The text of a `_redirects` file (https://docs.netlify.com/manage/routing/redirects/overview/). Netlify needs ! where
 * there is a page, and its adapter adds the rewrites. Cloudflare Pages has no status 410, and a rule for a pattern hides
 * files there.
 */
export function redirectsFile({ redirects, gone, rewrites }: Addresses, server: Server): string {
  const force = server === 'Netlify' ? '!' : '';
  const rules = [
    ...redirects.flatMap(({ from, to }) =>
      (/[/*]$/.test(from) ? [from] : [from, `${from}/`]).map((path) => [path, to, `301${force}`]),
    ),
    ...(server === 'Cloudflare Pages'
      ? []
      : gone.map((path) => [path, '/404.html', `410${force}`])),
    ...(server === 'host' ? rewrites.map(({ pattern, page }) => [pattern, page, '200']) : []),
  ];
  return rules.map((rule) => `${rule.join(' ')}\n`).join('');
}
