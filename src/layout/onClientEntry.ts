import type { ComponentType } from 'react';
import { withRetries } from '../components/withRetries';

declare global {
  interface Window {
    /** The files of the pages' scripts and styles, which Gatsby prefetches with a page. */
    ___chunkMapping?: Record<string, readonly string[]>;
    /** Gatsby's loaders of the pages' scripts, by the name of their chunk. */
    asyncRequires?: { components: Record<string, () => Promise<{ default: ComponentType }>> };
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

/** Fetches the map that gatsby-plugin-lean-bundles takes out of the pages. Without it less is prefetched. */
async function loadChunkMapping(): Promise<void> {
  window.___chunkMapping = {};
  const response = await fetch('/chunk-map.json').catch(() => undefined);
  if (response?.ok) window.___chunkMapping = await response.json();
}

/** Runs before Gatsby loads the first page. */
export function onClientEntry(): void {
  // Development prefetches nothing, and has no map.
  if (process.env.NODE_ENV === 'production') void loadChunkMapping();
  restoreScrollOfReloads();
  hydrateWithoutPageScript();
}
