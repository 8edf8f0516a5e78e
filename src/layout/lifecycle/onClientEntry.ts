import type { ComponentType } from 'react';
import { isHydrated } from '../../helpers/hydration';
import { withRetries } from '../../helpers/withRetries';
import { correctAddress } from './correctAddress';

declare global {
  interface Window {
    /** The path of the page whose HTML this is. */
    pagePath?: string;
    /** Gatsby's loaders of the pages' scripts, by the name of their chunk. */
    asyncRequires?: { components: Record<string, () => Promise<{ default: ComponentType }>> };
    /** Gatsby's loader of pages. */
    ___loader?: {
      loadPage: (path: string) => Promise<{ status?: string } | undefined>;
      loadPageSync: (path: string, options?: object) => object | undefined;
    };
  }
}

/** Saves the position that a link to another place in the page leaves, such as one to a footnote, for Back (R14). */
function saveScrollPositions(): void {
  window.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
    const { history, location } = window;
    if (!link || link.pathname !== location.pathname) return;
    // With another key, Gatsby renders the entry even if Back follows within one frame (gatsby/cache-dir/navigation.js).
    history.replaceState({ ...history.state, top: window.scrollY, key: String(Date.now()) }, '');
  });
}

/** The browser restores the scroll position after reloads only. */
function restoreScrollOfReloads(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
}

/**
 * Gatsby does not hydrate the first page without its script, which may already have failed during navigation. A page
 * that throws replaces it, so that the error boundary shows the error screen (R186). For later pages, Gatsby does a
 * full load.
 */
function hydrateWithoutPageScript(): void {
  const components = window.asyncRequires?.components ?? {};
  for (const [name, load] of Object.entries(components)) {
    components[name] = () => {
      if (isHydrated()) return load();
      return withRetries(load).catch((error: unknown) => {
        const FailedPage = () => {
          throw error;
        };
        return { default: FailedPage };
      });
    };
  }
}

/**
 * Gatsby does not hydrate the first page without its data, for example if a proxy answers with its own page. The error
 * page replaces it, so that the menus work.
 */
function hydrateWithoutPageData(): void {
  const loader = window.___loader;
  if (!loader) return;
  const { loadPage, loadPageSync } = loader;
  let errorPage: object | undefined;
  loader.loadPage = async (path) => {
    const page = await loadPage(path);
    if (isHydrated() || page?.status !== 'error') return page;
    const fallback = await loadPage('/404.html');
    // Where every file of data is blocked, the forms say so.
    if (fallback?.status === 'error') delete document.documentElement.dataset.scripts;
    errorPage = fallback;
    return fallback;
  };
  loader.loadPageSync = (path, options) => loadPageSync(path, options) ?? errorPage;
}

/** Runs before Gatsby loads the first page. */
export function onClientEntry(): void {
  // As the inline loader does, without which the site works, too.
  document.documentElement.dataset.scripts = '';
  // Not by the page, which does not render at some addresses (https://github.com/gatsbyjs/gatsby/issues/34998).
  if (window.pagePath === '/404.html') void correctAddress();
  restoreScrollOfReloads();
  saveScrollPositions();
  hydrateWithoutPageScript();
  hydrateWithoutPageData();
}
