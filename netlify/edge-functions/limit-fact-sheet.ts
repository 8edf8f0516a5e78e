/**
 * Netlify's rate limit for the function, across all instances. A limit in netlify.toml would belong to a redirect that
 * never applies, since the adapter's `_redirects` come first.
 * https://docs.netlify.com/security/secure-access-to-sites/rate-limiting/
 */
export const config = {
  path: '/api/fact-sheet',
  rateLimit: {
    /** The maximum number of requests from an IP address. */
    windowLimit: 10,
    /** Seconds. */
    windowSize: 60,
    aggregateBy: ['ip', 'domain'],
  },
};

/** Does nothing: Netlify continues with the function. */
export default function limitFactSheet(): void {}
