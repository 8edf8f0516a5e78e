import { HSTS } from '../../src/server/security-headers';

/** One header of an answer; the key in lower case, as Gatsby's adapters want it. */
export interface Header {
  key: string;
  value: string;
}

/**
 * The features that ask for a permission or read the device, none of which the site uses. Only these, since the header
 * delays the first paint of every page: all that Chromium knows are 1.5 kB.
 * https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md
 */
const unusedFeatures = [
  ...['browsing-topics', 'camera', 'clipboard-read', 'display-capture', 'geolocation', 'hid'],
  ...['local-fonts', 'microphone', 'midi', 'payment', 'serial', 'usb'],
];

/** Turns off the features that the site does not use, without those that a page of its own needs. */
export const permissionsPolicy = (needed: readonly string[] = []): string =>
  unusedFeatures
    .filter((name) => !needed.includes(name))
    .map((name) => `${name}=()`)
    .join(', ');

/**
 * The security headers of every answer.
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

/** Files with a hash of their content in their name. Of scripts and style sheets only the editor's are in folders. */
const hashed = ['/static/*', '/*.js', '/*.css'];

/** Headers of some addresses, which take the place of those of all addresses. */
export interface HeaderRule {
  /** With `*` for anything. */
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

/** Headers that Gatsby's adapters send by themselves, beside those on caching; a host joins two of one name. */
const sentByAdapter = new Set(['x-content-type-options', 'x-frame-options', 'referrer-policy']);

const headerLine = ({ key, value }: Header) => `  ${key}: ${value}`;

/**
 * Rules as lines of a `_headers` file. Cloudflare Pages joins two headers of one name unless the rule takes the first one
 * away; Netlify does not know that line.
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
 * The headers as a `_headers` file, as Netlify and Cloudflare Pages read it. Not `headers` of gatsby-config, which
 * repeats them for each page and leaves out the files of `static/`.
 *
 * @param headers the headers of all addresses
 * @param hasAdapter whether the build's adapter adds its own headers to the file
 */
export function headersFile(headers: readonly Header[], hasAdapter: boolean): string {
  const own = headers.filter(({ key }) => !(hasAdapter && sentByAdapter.has(key)));
  const rules = [...fileRules, ...(hasAdapter ? [] : cacheRules)];
  return ['/*', ...own.map(headerLine), '', ruleLines(rules, hasAdapter)].join('\n');
}
