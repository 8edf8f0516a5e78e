import { useSyncExternalStore } from 'react';

declare global {
  interface Window {
    /** Gatsby's router, which links and `navigate` call. */
    ___navigate?: (to: string, options?: object) => void;
  }
}

/** How long the next page may take before a bar shows that it is loading, in milliseconds. */
const slowAfter = 1000;

let isSlow = false;
let timer: number | undefined;
const listeners = new Set<() => void>();

function setSlow(next: boolean): void {
  isSlow = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Stops waiting for the next page. Call it when a page shows. */
export function endNavigation(): void {
  window.clearTimeout(timer);
  setSlow(false);
}

/** Whether the next page takes long to load. */
export const useIsSlow = () =>
  useSyncExternalStore(
    subscribe,
    () => isSlow,
    () => false,
  );

/**
 * Makes the last click count, as between documents: Gatsby opens each page once it has loaded, so that a slow one would
 * replace the page that the visitor has chosen since (https://github.com/gatsbyjs/gatsby/issues/21193).
 */
export function followLastClick(): void {
  const { ___navigate: navigate, ___loader: loader } = window;
  let last = {};
  const start = () => {
    endNavigation();
    last = {};
    return last;
  };
  window.addEventListener('popstate', start);
  // The browser may keep this page for Back.
  window.addEventListener('pagehide', start);
  window.___navigate = async (to, options) => {
    const current = start();
    timer = window.setTimeout(setSlow, slowAfter, true);
    const { pathname, search } = new URL(to, window.location.href);
    await loader?.loadPage(pathname + search);
    if (current === last) navigate?.(to, options);
  };
}
