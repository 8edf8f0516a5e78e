import type { HeaderRule } from '../../src/server/header-rules';
import { pathSource, type AddressRule } from './addresses';

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
const variable = (name: string) => `$site_${name.replaceAll('-', '_')}`;
const setter = ([name, value]: [name: string, value: string]) =>
  `set ${variable(name)} ${quoted(value)};`;

/** The headers by rule. Headers that only some addresses have are empty elsewhere, and then not sent. */
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
          `if ($uri ~ ${quoted(pathSource(path))}) { ${headers.map(setter).join(' ')} }`,
      ),
    ...[...names].map((name) => `add_header ${name} ${variable(name)} always;`),
  ];
}

const noStore = setter(['cache-control', 'no-store']);

function directives(rule: AddressRule): string {
  if ('status' in rule) return `return ${rule.status};`;
  if ('page' in rule) return `try_files $uri $uri/index.html ${rule.page}/index.html;`;
  if (rule.isPage) {
    const target = rule.to.replace('$search', '$is_args$args');
    return `if (-f $document_root$1/index.html) { ${noStore} return 301 ${target}; } return 404;`;
  }
  // `rewrite` escapes what it matches, and keeps the search parameters.
  return `${noStore} rewrite ${quoted(rule.source)} ${rule.to.replace('$search', '')} permanent;`;
}

/** The directives of a `server` block for nginx (README.md). It serves the compressed copies of `npm run build:host`. */
export const nginxConfig = (
  rules: readonly AddressRule[],
  headerRules: readonly HeaderRule[],
): string =>
  [
    'absolute_redirect off;',
    'charset utf-8;',
    'gzip_static on;',
    'gzip_vary on;',
    ...headerLines(headerRules),
    // A condition sees the repeated slashes that nginx merges. To a browser, `/\host` is another site.
    `if ($request_uri ~* ${quoted('^(?![^?]*(?:\\\\|%5C))[^?]*//')}) { ${noStore} rewrite "^(/.*?)/*$" $1 permanent; }`,
    'error_page 400 404 410 /404.html;',
    `location = /404.html { ${noStore} }`,
    'location = /manifest.webmanifest { default_type application/manifest+json; }',
    ...rules.map((rule) => `location ~ ${quoted(rule.source)} { ${directives(rule)} }`),
    'location / { try_files $uri $uri/index.html =404; }',
    '',
  ].join('\n');
