/** What a host does with addresses that are not files. */
export interface Addresses {
  redirects: readonly { from: string; to: string }[];
  /** The addresses of deleted pages. */
  gone: readonly string[];
  /** Pages that are also served for other paths, such as /insights/:type. */
  rewrites: readonly { pattern: string; page: string }[];
}

/**
 * The text of a `_redirects` file (https://docs.netlify.com/manage/routing/redirects/overview/).
 *
 * @param isPlain for a host such as Cloudflare Pages, which has no status 410 and where a rule for a pattern hides files
 */
export function redirectsFile({ redirects, gone, rewrites }: Addresses, isPlain: boolean): string {
  const rules = [
    ...redirects.flatMap(({ from, to }) =>
      (/[/*]$/.test(from) ? [from] : [from, `${from}/`]).map((path) => [path, to, 301]),
    ),
    ...(isPlain ? [] : gone.map((path) => [path, '/404.html', 410])),
    ...(isPlain ? [] : rewrites.map(({ pattern, page }) => [pattern, page, 200])),
  ];
  return rules.map((rule) => `${rule.join(' ')}\n`).join('');
}
