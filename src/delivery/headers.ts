import { contentSecurityPolicy } from './policy';

/** One header of an answer; the key in lower case, as Gatsby's adapters want it. */
export interface Header {
  key: string;
  value: string;
}

const day = 86_400;

/** On every answer. */
const security = (): Header[] => [
  { key: 'content-security-policy', value: `${contentSecurityPolicy()}; frame-ancestors 'none'` },
  { key: 'strict-transport-security', value: `max-age=${730 * day}; includeSubDomains; preload` },
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

/** A file whose name holds its hash never changes. */
const forever = 'public, max-age=31536000, immutable';
/** Everything else is asked for anew, and answered with 304 where it has not changed. */
const revalidated = 'public, max-age=0, must-revalidate';

const hashed = /^\/static\/|^\/[^/]+[-.][0-9a-f]{10}\.(js|css)$/;

/** The headers of the answer to an address, such as `/home`. */
export function headersOf(address: string): Header[] {
  return [
    ...security(),
    { key: 'cache-control', value: hashed.test(address) ? forever : revalidated },
  ];
}

/** Those that Gatsby's adapters send by themselves on every answer; a host would join two of a name into one. */
const byAdapter = new Set(['x-content-type-options', 'x-frame-options', 'referrer-policy']);

/**
 * The headers as a `_headers` file, one rule for all addresses, as Netlify and Cloudflare Pages read it. Not
 * `headers` of gatsby-config, which repeats them for each page and leaves out the files of `static/`.
 *
 * @param hasAdapter whether the build's adapter adds its own headers to the file
 */
export function headersFile(hasAdapter: boolean): string {
  const headers = security().filter(({ key }) => !(hasAdapter && byAdapter.has(key)));
  return ['/*', ...headers.map(({ key, value }) => `  ${key}: ${value}`), ''].join('\n');
}
