declare global {
  interface Window {
    /** Gatsby's name for the build of this page. */
    ___webpackCompilationHash?: string;
  }
}

const storageKey = 'reloaded-for';

/**
 * Reloads the page, once per build, if a newer build has replaced its files. The reload keeps the scroll position and
 * the drafts. Without storage, it does nothing.
 */
export async function reloadIfOutdated(): Promise<void> {
  try {
    const response = await fetch('/page-data/app-data.json', { cache: 'no-store' });
    const { webpackCompilationHash: newest } = await response.json();
    const isOutdated = newest && newest !== window.___webpackCompilationHash;
    if (!isOutdated || sessionStorage.getItem(storageKey) === newest) return;
    sessionStorage.setItem(storageKey, newest);
    window.location.reload();
  } catch {
    // Offline, or a proxy answers with its own page.
  }
}
