import type { HeaderRule } from '../../src/server/header-rules';
import {
  hidden,
  patternSource,
  pathSource,
  punctuation,
  withSlashes,
  type Addresses,
} from './addresses';

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
const variable = (name: string) => `$site_${name.replaceAll('-', '_')}`;
const setter = ([name, value]: [name: string, value: string]) =>
  `set ${variable(name)} ${quoted(value)};`;

/** The headers by rules: those that some addresses have by themselves are empty elsewhere, and then not sent. */
function headerLines(rules: readonly HeaderRule[]): string[] {
  const names = new Set(rules.flatMap(({ headers }) => headers.map(([name]) => name)));
  const everywhere = rules.filter(({ path }) => path === '/*').flatMap(({ headers }) => headers);
  const defaults = new Map([
    ...[...names].map((name): [string, string] => [name, '']),
    ['cache-control', 'public, max-age=0, must-revalidate'],
    ...everywhere,
  ]);
  return [
    ...[...defaults].map(setter),
    ...rules
      .filter(({ path }) => path !== '/*')
      .map(
        ({ path, headers }) =>
          `if ($uri ~ ${quoted(`^${pathSource(path)}$`)}) { ${headers.map(setter).join(' ')} }`,
      ),
    ...[...names].map((name) => `add_header ${name} ${variable(name)} always;`),
  ];
}

const noStore = setter(['cache-control', 'no-store']);

/** The directives of a `server` block for nginx (README.md). It serves the compressed copies of `npm run build:host`. */
export function nginxConfig(
  { redirects, gone, rewrites }: Addresses,
  rules: readonly HeaderRule[],
): string {
  return [
    'absolute_redirect off;',
    'charset utf-8;',
    'gzip_static on;',
    ...headerLines(rules),
    // `rewrite` escapes what it has found. A condition sees the slashes that nginx takes for one.
    `if ($request_uri ~ "^[^?]*//") { ${noStore} rewrite "^(/.*?)/*$" $1 permanent; }`,
    'error_page 400 404 410 /404.html;',
    `location = /404.html { ${noStore} }`,
    'location = /manifest.webmanifest { default_type application/manifest+json; }',
    `location ~ ${quoted(hidden)} { return 404; }`,
    ...redirects.map(
      ({ from, to }) =>
        `location ~ ${quoted(`^${withSlashes(from)}$`)} { ${noStore} return 301 ${to}$is_args$args; }`,
    ),
    ...gone.map((address) => `location ~ ${quoted(`^${withSlashes(address)}$`)} { return 410; }`),
    // Only of characters that cannot begin another header.
    `location ~ ${quoted(`^(?<page>/[^?#]*?)${punctuation}*(?<rest>[?#][\\w=&.,%+-]*)$`)} {`,
    `  if (-f $document_root$page/index.html) { ${noStore} return 301 $page$rest; }`,
    '  return 404;',
    '}',
    ...rewrites.map(
      ({ pattern }) =>
        `location ~ ${quoted(`^${patternSource(pattern)}/$`)} { ${noStore} rewrite ^(.*)/$ $1 permanent; }`,
    ),
    `location ~ ${quoted(`^(?<page>/.*?)(/|${punctuation})+$`)} {`,
    `  if (-f $document_root$page/index.html) { ${noStore} return 301 $page$is_args$args; }`,
    '  return 404;',
    '}',
    ...rewrites.map(
      ({ pattern, page }) =>
        `location ~ ${quoted(`^${patternSource(pattern)}$`)} { try_files $uri $uri/index.html ${page}/index.html; }`,
    ),
    'location / { try_files $uri $uri/index.html =404; }',
    '',
  ].join('\n');
}
