declare global {
  interface Window {
    /** Kept by `watch`. */
    faults?: string[];
  }
}

/** To be run in a page, more than once too: from now on it keeps what it throws and what its own policy forbids. */
export function watch(): void {
  if (window.faults) return;
  const faults: string[] = [];
  window.faults = faults;
  window.addEventListener('error', ({ message }) => faults.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`${violatedDirective} forbids ${blockedURI}`),
  );
}

/** To be run in a page: what it has kept. */
export const faultsOfPage = () => window.faults ?? [];
