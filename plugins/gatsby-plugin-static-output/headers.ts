import { HSTS } from '../../src/server/shared/security-headers';

type Header = readonly [name: string, value: string];

/** The headers of the paths that match a pattern, with lower-case names. */
export interface HeaderRule {
  path: string;
  headers: readonly Header[];
}

/**
 * Features that need a permission or read the device, none of which the site uses. Listing all that Chromium knows
 * would take 1.5 kB and delay the first paint.
 * https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md
 */
const unusedFeatures = [
  ...['camera', 'clipboard-read', 'display-capture', 'geolocation', 'hid'],
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

/** Rules for some addresses, whose headers replace those of all addresses. */
const fileRules: readonly HeaderRule[] = [
  ...pictures.map((extension): HeaderRule => ({
    path: `/*.${extension}`,
    headers: [['cross-origin-resource-policy', 'cross-origin']],
  })),
  {
    path: '/*.pdf',
    headers: [
      ['x-robots-tag', 'noindex'],
      // Safari shows a PDF as an object of its own page (https://github.com/humhub/humhub/issues/3945).
      ['content-security-policy', "object-src 'self'"],
    ],
  },
];

/** Files with a content hash in their name. Only the editor's scripts and style sheets are in folders. */
const cacheRules = ['/static/*', '/*.js', '/*.css'].map((path): HeaderRule => ({
  path,
  headers: [['cache-control', 'public, max-age=31536000, immutable']],
}));

/** Headers that Gatsby's adapters send, besides those for caching; a host joins duplicates. */
const sentByAdapter = new Set(['x-content-type-options', 'x-frame-options', 'referrer-policy']);

const headerLine = ([name, value]: Header) => `  ${name}: ${value}`;

/**
 * Rules as lines of a `_headers` file. Cloudflare Pages joins duplicate headers unless a rule removes the first one;
 * Netlify does not know such lines.
 */
const ruleLines = (rules: readonly HeaderRule[], hasAdapter: boolean): string =>
  rules
    .flatMap(({ path, headers }) => [
      path,
      ...(hasAdapter ? [] : headers.map(([name]) => `  ! ${name}`)),
      ...headers.map(headerLine),
      '',
    ])
    .join('\n');

/**
 * The headers as a `_headers` file for Netlify and Cloudflare Pages. `headers` in gatsby-config would repeat them for
 * each page and leave out `static/`.
 *
 * @param headers the headers of all addresses
 * @param further rules for some addresses, besides those for pictures, PDFs and caching
 * @param hasAdapter whether the build's adapter adds its own headers to the file
 */
export function headersFile(
  headers: readonly Header[],
  further: readonly HeaderRule[],
  hasAdapter: boolean,
): string {
  const own = headers.filter(([name]) => !(hasAdapter && sentByAdapter.has(name)));
  const rules = [...fileRules, ...(hasAdapter ? [] : cacheRules), ...further];
  return ['/*', ...own.map(headerLine), '', ruleLines(rules, hasAdapter)].join('\n');
}
