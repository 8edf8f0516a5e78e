/** What a host does with addresses that are not files. */
export interface Addresses {
  redirects: readonly { from: string; to: string }[];
  /** The addresses of deleted pages. */
  gone: readonly string[];
  /** Pages that are also served for other paths, such as /insights/:type. */
  rewrites: readonly { pattern: string; page: string }[];
}

/**
 * The text of a `_redirects` file (https://docs.netlify.com/manage/routing/redirects/overview/). Netlify needs ! where
 * there is a page, and its adapter adds the rewrites.
 */
export function redirectsFile(
  { redirects, gone, rewrites }: Addresses,
  hasAdapter: boolean,
): string {
  const force = hasAdapter ? '!' : '';
  const rules = [
    ...redirects.flatMap(({ from, to }) =>
      (/[/*]$/.test(from) ? [from] : [from, `${from}/`]).map((path) => [path, to, `301${force}`]),
    ),
    ...gone.map((path) => [path, '/404.html', `410${force}`]),
    ...(hasAdapter ? [] : rewrites.map(({ pattern, page }) => [pattern, page, '200'])),
  ];
  return rules.map((rule) => `${rule.join(' ')}\n`).join('');
}
