import { HSTS } from '../../src/server/security-headers';

/** A response header; the key is in lower case, as Gatsby's adapters require. */
export interface Header {
  key: string;
  value: string;
}

/**
 * Features that need a permission or read the device, none of which the site uses. Listing all that Chromium knows
 * would take 1.5 kB and delay the first paint.
 * https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md
 */
const unusedFeatures = [
  ...['browsing-topics', 'camera', 'clipboard-read', 'display-capture', 'geolocation', 'hid'],
  ...['local-fonts', 'microphone', 'midi', 'payment', 'serial', 'usb'],
];

/** Turns off the features that the site does not use, except those that a page needs. */
export const permissionsPolicy = (needed: readonly string[] = []): string =>
  unusedFeatures
    .filter((name) => !needed.includes(name))
    .map((name) => `${name}=()`)
    .join(', ');

/**
 * The security headers of every response.
 *
 * @param policy the pages' Content-Security-Policy
 * @param reportUrl where browsers send violations of the policy; by default nowhere
 */
export const securityHeaders = (policy: string, reportUrl?: string): Header[] => [
  {
    key: 'content-security-policy',
    value: [
      policy,
      "frame-ancestors 'none'",
      // Browsers that know report-to ignore report-uri.
      ...(reportUrl ? [`report-uri ${reportUrl}`, 'report-to csp'] : []),
    ].join('; '),
  },
  ...(reportUrl ? [{ key: 'reporting-endpoints', value: `csp="${reportUrl}"` }] : []),
  { key: 'strict-transport-security', value: HSTS },
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'x-frame-options', value: 'DENY' },
  { key: 'referrer-policy', value: 'same-origin' },
  { key: 'permissions-policy', value: permissionsPolicy() },
  { key: 'cross-origin-opener-policy', value: 'same-origin' },
  { key: 'cross-origin-resource-policy', value: 'same-origin' },
];

/** What other sites, such as feed readers, may show. */
const pictures = ['avif', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp'];

/** Files with a content hash in their name. Only the editor's scripts and style sheets are in folders. */
const hashed = ['/static/*', '/*.js', '/*.css'];

/** Headers of some addresses, which replace those of all addresses. */
export interface HeaderRule {
  /** A path; `*` matches anything. */
  path: string;
  headers: readonly Header[];
}

const fileRules: readonly HeaderRule[] = [
  ...pictures.map((extension) => ({
    path: `/*.${extension}`,
    headers: [{ key: 'cross-origin-resource-policy', value: 'cross-origin' }],
  })),
  { path: '/*.pdf', headers: [{ key: 'x-robots-tag', value: 'noindex' }] },
];

const cacheRules: readonly HeaderRule[] = hashed.map((path) => ({
  path,
  headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
}));

/** Headers that Gatsby's adapters send, besides those for caching; a host joins duplicates. */
const sentByAdapter = new Set(['x-content-type-options', 'x-frame-options', 'referrer-policy']);

const headerLine = ({ key, value }: Header) => `  ${key}: ${value}`;

/**
 * Rules as lines of a `_headers` file. Cloudflare Pages joins duplicate headers unless a rule removes the first one;
 * Netlify does not know such lines.
 */
export const ruleLines = (rules: readonly HeaderRule[], hasAdapter: boolean): string =>
  rules
    .flatMap(({ path, headers }) => [
      path,
      ...(hasAdapter ? [] : headers.map(({ key }) => `  ! ${key}`)),
      ...headers.map(headerLine),
      '',
    ])
    .join('\n');

/**
 * The headers as a `_headers` file for Netlify and Cloudflare Pages. `headers` in gatsby-config would repeat them for
 * each page and leave out `static/`.
 *
 * @param headers the headers of all addresses
 * @param hasAdapter whether the build's adapter adds its own headers to the file
 */
export function headersFile(headers: readonly Header[], hasAdapter: boolean): string {
  const own = headers.filter(({ key }) => !(hasAdapter && sentByAdapter.has(key)));
  const rules = [...fileRules, ...(hasAdapter ? [] : cacheRules)];
  return ['/*', ...own.map(headerLine), '', ruleLines(rules, hasAdapter)].join('\n');
}
