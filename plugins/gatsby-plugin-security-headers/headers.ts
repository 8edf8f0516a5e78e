import type { HeaderRule } from '../../src/server/header-rules';
import { HSTS } from '../../src/server/security-headers';

type Header = HeaderRule['headers'][number];

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
  [
    'content-security-policy',
    [
      policy,
      "frame-ancestors 'none'",
      // Browsers that know report-to ignore report-uri.
      ...(reportUrl ? [`report-uri ${reportUrl}`, 'report-to csp'] : []),
    ].join('; '),
  ],
  ...(reportUrl ? [['reporting-endpoints', `csp="${reportUrl}"`] satisfies Header] : []),
  ['strict-transport-security', HSTS],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'same-origin'],
  ['permissions-policy', permissionsPolicy()],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
];

/** What other sites, such as feed readers, may show. */
const pictures = ['avif', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp'];

/** Files with a hash of their content in their name. Of scripts and style sheets only the editor's are in folders. */
const hashed = ['/static/*', '/*.js', '/*.css'];

/** Rules for some addresses, whose headers take the place of those of all addresses. */
const fileRules: readonly HeaderRule[] = [
  ...pictures.map((extension): HeaderRule => ({
    path: `/*.${extension}`,
    headers: [['cross-origin-resource-policy', 'cross-origin']],
  })),
  { path: '/*.pdf', headers: [['x-robots-tag', 'noindex']] },
];

const cacheRules: readonly HeaderRule[] = hashed.map((path) => ({
  path,
  headers: [['cache-control', 'public, max-age=31536000, immutable']],
}));

/** Headers that Gatsby's adapters send by themselves, beside those on caching; a host joins two of one name. */
const sentByAdapter = new Set(['x-content-type-options', 'x-frame-options', 'referrer-policy']);

const headerLine = ([name, value]: Header) => `  ${name}: ${value}`;

/**
 * Rules as lines of a `_headers` file. Cloudflare Pages joins two headers of one name unless the rule takes the first one
 * away; Netlify does not know that line.
 */
export const ruleLines = (rules: readonly HeaderRule[], hasAdapter: boolean): string =>
  rules
    .flatMap(({ path, headers }) => [
      path,
      ...(hasAdapter ? [] : headers.map(([name]) => `  ! ${name}`)),
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
  const own = headers.filter(([name]) => !(hasAdapter && sentByAdapter.has(name)));
  const rules = [...fileRules, ...(hasAdapter ? [] : cacheRules)];
  return ['/*', ...own.map(headerLine), '', ruleLines(rules, hasAdapter)].join('\n');
}
