/**
 * Netlify's own rate limit for the function, which all its instances share. A limit in netlify.toml would belong to a
 * redirect, and the adapter's redirects in `_redirects` come first.
 * https://docs.netlify.com/security/secure-access-to-sites/rate-limiting/
 */
export const config = {
  path: '/api/fact-sheet',
  rateLimit: {
    /** Requests from one address within the window. */
    windowLimit: 10,
    /** Seconds. */
    windowSize: 60,
    aggregateBy: ['ip', 'domain'],
  },
};

/** Passes the request on: Netlify continues where an edge function returns nothing. */
export default function limitFactSheet(): void {}
