import type { ComponentType } from 'react';
import { withRetries } from '../components/withRetries';

declare global {
  interface Window {
    /** The files of the pages' scripts and styles, which Gatsby prefetches with a page. */
    ___chunkMapping?: Record<string, readonly string[]>;
    /** Gatsby's loaders of the pages' scripts, by the name of their chunk. */
    asyncRequires?: { components: Record<string, () => Promise<{ default: ComponentType }>> };
    /** Gatsby's loader of pages. */
    ___loader?: {
      loadPage: (path: string) => Promise<{ status?: string } | undefined>;
      loadPageSync: (path: string, options?: object) => object | undefined;
    };
  }
}

/** The browser restores the scroll position of reloads only. */
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
 * Without its script Gatsby does not hydrate the first page, which may be one whose script has failed in navigation. A
 * page that throws takes the script's place, so that the error boundary shows the error screen (R187). Later pages fail
 * as before: Gatsby loads them in full.
 */
function hydrateWithoutPageScript(): void {
  const components = window.asyncRequires?.components ?? {};
  for (const [name, load] of Object.entries(components)) {
    components[name] = () => {
      if (document.documentElement.dataset.hydrated !== undefined) return load();
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
 * Without its data Gatsby does not hydrate the first page, as where a proxy answers with a page of its own. The error page
 * takes its place, so that the menus work.
 */
function hydrateWithoutPageData(): void {
  const loader = window.___loader;
  if (!loader) return;
  const { loadPage, loadPageSync } = loader;
  let errorPage: object | undefined;
  loader.loadPage = async (path) => {
    const page = await loadPage(path);
    const isFirst = document.documentElement.dataset.hydrated === undefined;
    if (!isFirst || page?.status !== 'error') return page;
    const fallback = await loadPage('/404.html');
    errorPage = fallback;
    return fallback;
  };
  loader.loadPageSync = (path, options) => loadPageSync(path, options) ?? errorPage;
}

/**
 * Fetches the map that gatsby-plugin-lean-bundles takes out of the pages. Without it, as where a proxy answers with a page of
 * its own, less is prefetched.
 */
async function loadChunkMapping(): Promise<void> {
  window.___chunkMapping = {};
  try {
    const response = await fetch('/chunk-map.json');
    if (response.ok) window.___chunkMapping = await response.json();
  } catch {
    // Every page loads its own scripts all the same.
  }
}

/** Runs before Gatsby loads the first page. */
export function onClientEntry(): void {
  // Development prefetches nothing, and has no map.
  if (process.env.NODE_ENV === 'production') void loadChunkMapping();
  restoreScrollOfReloads();
  hydrateWithoutPageScript();
  hydrateWithoutPageData();
}
