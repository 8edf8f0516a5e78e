import { isHydrated } from '../../helpers/hydration';

declare global {
  interface Window {
    /** The path of the page whose HTML this is. */
    pagePath?: string;
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

/** Gatsby does not hydrate a page whose script or data fails: it stays readable, and its forms say what to do (R186). */
function reportMissingFiles(): void {
  window.addEventListener('unhandledrejection', () => {
    if (!isHydrated()) delete document.documentElement.dataset.scripts;
  });
}

/** Runs before Gatsby loads the first page. */
export function onClientEntry(): void {
  // As the inline loader does, without which the site works, too.
  document.documentElement.dataset.scripts = '';
  restoreScrollOfReloads();
  saveScrollPositions();
  reportMissingFiles();
}
