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
  { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'permissions-policy',
    value:
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'cross-origin-opener-policy', value: 'same-origin' },
  { key: 'cross-origin-resource-policy', value: 'same-origin' },
];

/** A file whose name holds its hash never changes. */
const forever = 'public, max-age=31536000, immutable';
/** Everything else is asked for anew, and answered with 304 where it has not changed. */
const revalidated = 'public, max-age=0, must-revalidate';

const hashed = /^\/static\/|^\/[^/]+-[0-9a-f]{20}\.(js|css)$/;

/** The headers of the answer to an address, such as `/home`. */
export function headersOf(address: string): Header[] {
  return [
    ...security(),
    { key: 'cache-control', value: hashed.test(address) ? forever : revalidated },
  ];
}

/** The headers as `headers` of gatsby-config takes them; Gatsby adds the caching of its own files by itself. */
export const siteHeaders = () => [{ source: '/*', headers: security() }];
