/**
 * A mistyped or badly copied path as the site writes it: in lower case, without repeated slashes, and without the
 * punctuation and invisible characters that other programs add.
 *
 * @param path without escapes
 * @returns the path, and what follows it if its `?` or `#` was escaped, or an `&` written for `?`
 */
function corrected(path: string): { path: string; rest: string } {
  const [, start = path, rest = ''] = /^([^?#&]*)([?#&].*)$/s.exec(path) ?? [];
  const clean = start.replace(/[\s\p{Cf}.,:;!…'"’”»)>\]}*|]+$/u, '').toLowerCase();
  const plain = clean.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  return { path: plain, rest: rest.replace(/^&/, '?') };
}

/** Leads from the error page to the page of a mistyped address, if the sitemap has it (R12). */
export async function correctAddress(): Promise<void> {
  const { pathname, search, hash } = window.location;
  try {
    const { path, rest } = corrected(decodeURIComponent(pathname));
    if (path === pathname) return;
    const sitemap = await (await fetch('/sitemap-0.xml')).text();
    const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)];
    if (!pages.some(([, page]) => page === path)) return;
    window.location.replace(`${path}${rest || search + hash}`);
  } catch {
    // Not an address, or offline.
  }
}
