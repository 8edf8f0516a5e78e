import { HSTS } from '../../src/server/security-headers';

/** One header of an answer; the key in lower case, as Gatsby's adapters want it. */
export interface Header {
  key: string;
  value: string;
}

/**
 * The security headers of every answer.
 *
 * @param policy the pages' Content-Security-Policy
 */
export const securityHeaders = (policy: string): Header[] => [
  { key: 'content-security-policy', value: `${policy}; frame-ancestors 'none'` },
  { key: 'strict-transport-security', value: HSTS },
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'x-frame-options', value: 'DENY' },
  { key: 'referrer-policy', value: 'same-origin' },
  {
    key: 'permissions-policy',
    value: 'camera=(), geolocation=(), microphone=()',
  },
  { key: 'cross-origin-opener-policy', value: 'same-origin' },
  { key: 'cross-origin-resource-policy', value: 'same-origin' },
];

/** Headers that Gatsby's adapters send by themselves; a host joins two of one name. */
const sentByAdapter = new Set(['x-content-type-options', 'x-frame-options', 'referrer-policy']);

/**
 * The headers as a `_headers` file, one rule for all addresses, as Netlify and Cloudflare Pages read it. Not
 * `headers` of gatsby-config, which repeats them for each page and leaves out the files of `static/`.
 *
 * @param policy the pages' Content-Security-Policy
 * @param hasAdapter whether the build's adapter adds its own headers to the file
 */
export function headersFile(policy: string, hasAdapter: boolean): string {
  const headers = securityHeaders(policy).filter(
    ({ key }) => !(hasAdapter && sentByAdapter.has(key)),
  );
  return ['/*', ...headers.map(({ key, value }) => `  ${key}: ${value}`), ''].join('\n');
}
