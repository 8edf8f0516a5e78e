declare global {
  interface Window {
    /** The path of the page whose HTML this is, from Gatsby. */
    pagePath?: string;
  }
}

const { pagePath } = window;

/** The path of this document, as it is written. */
const { pathname } = window.location;

/**
 * Whether Gatsby finds the page of this document by its address. Its loader and its router decode a path up to three times
 * (https://github.com/gatsbyjs/gatsby/issues/34998), drop slashes at its ends, take a segment that begins with `:` for a
 * parameter, and look for the page of an address that the host does not know.
 */
function isReadAsWritten(): boolean {
  try {
    return pagePath !== '/404.html' && !/%|\/[:/]|.\/$/.test(decodeURI(pathname));
  } catch {
    return false;
  }
}

/** Shows Gatsby the address of the page in place of the one that is written. */
function settleAddress(): void {
  const { location, history } = window;
  if (location.pathname !== pathname) return;
  const state = { ...history.state, writtenAs: location.href };
  history.replaceState(state, '', `${pagePath}${location.search}${location.hash}`);
}

/** Shows the visitor the address as it is written, once Gatsby has read it (R12). Call it on every route change. */
export function restoreAddress(): void {
  const { state } = window.history;
  if (state?.writtenAs) window.history.replaceState(state, '', state.writtenAs);
}

// On import, and where Back returns to it: before the router, which comes later.
if (pagePath && !isReadAsWritten()) {
  settleAddress();
  window.addEventListener('popstate', settleAddress);
}
