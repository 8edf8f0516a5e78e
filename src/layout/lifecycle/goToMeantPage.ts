import { meantPath } from './meantPath';

/**
 * Goes from the error page to the page that its address means, if the sitemap has it (R12): some hosts cannot correct
 * addresses.
 */
export async function goToMeantPage(): Promise<void> {
  const { pathname, search, hash } = window.location;
  try {
    const { path: meant, rest } = meantPath(decodeURIComponent(pathname));
    const path = meant.toLowerCase();
    if (path === pathname) return;
    const sitemap = await (await fetch('/sitemap-0.xml')).text();
    const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)];
    if (!pages.some(([, page]) => page === path)) return;
    window.location.replace(`${path}${rest || search + hash}`);
  } catch {
    // Not an address, or offline.
  }
}
