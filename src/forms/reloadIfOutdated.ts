declare global {
  interface Window {
    /** Gatsby's name for the build of this page. */
    ___webpackCompilationHash?: string;
  }
}

/**
 * Reloads the page, once per build, if a newer build has replaced its files. The reload keeps the scroll position and
 * the drafts. Its mark is in the state of the history entry, which is not stored.
 */
export async function reloadIfOutdated(): Promise<void> {
  try {
    const response = await fetch('/page-data/app-data.json', { cache: 'no-store' });
    const { webpackCompilationHash: newest } = await response.json();
    const isOutdated = newest && newest !== window.___webpackCompilationHash;
    const { history, location } = window;
    if (!isOutdated || history.state?.reloadedFor === newest) return;
    history.replaceState({ ...history.state, reloadedFor: newest }, '');
    location.reload();
  } catch {
    // Offline, or a proxy answers with its own page.
  }
}
