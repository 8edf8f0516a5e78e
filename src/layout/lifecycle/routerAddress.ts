declare global {
  interface Window {
    /** The path of the page whose HTML this is, set by Gatsby. */
    pagePath?: string;
  }
}

const { pagePath } = window;

/** The path of this document as written. */
const { pathname } = window.location;

/**
 * Whether Gatsby finds this document's page by its address. Its loader and router decode a path up to three times
 * (https://github.com/gatsbyjs/gatsby/issues/34998), drop slashes at its ends, treat a segment that begins with `:` as
 * a parameter, and look for pages of addresses that the host does not know.
 */
function isUnderstoodByGatsby(): boolean {
  try {
    return pagePath !== '/404.html' && !/%|\/[:/]|.\/$/.test(decodeURI(pathname));
  } catch {
    return false;
  }
}

/** Replaces an odd address with the page's path, while Gatsby reads it. */
function replaceAddress(): void {
  const { location, history } = window;
  if (location.pathname !== pathname) return;
  const state = { ...history.state, writtenAs: location.href };
  history.replaceState(state, '', `${pagePath}${location.search}${location.hash}`);
}

/** Restores the original address once Gatsby has read it (R12). Call it on every route change. */
export function restoreAddress(): void {
  const { state } = window.history;
  if (state?.writtenAs) window.history.replaceState(state, '', state.writtenAs);
}

// On import, before the router, and when Back returns to it.
if (pagePath && !isUnderstoodByGatsby()) {
  replaceAddress();
  window.addEventListener('popstate', replaceAddress);
}
