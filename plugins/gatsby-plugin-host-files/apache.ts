import type { HeaderRule } from '../../src/server/header-rules';
import { pathSource, type AddressRule } from './addresses';

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** In `.htaccess`, paths have no leading slash. */
const rewriteRule = (source: string, target: string, flags: string) =>
  `RewriteRule ${quoted(source.replace(/^\^(\(?)\//, '^$1'))} ${quoted(target)} [${flags}]`;

function directives(rule: AddressRule): string[] {
  const { source } = rule;
  if ('status' in rule) return [rewriteRule(source, '-', `R=${rule.status},END`)];
  if ('page' in rule) {
    return [
      'RewriteCond "%{REQUEST_FILENAME}" !-f',
      'RewriteCond "%{REQUEST_FILENAME}/index.html" !-f',
      rewriteRule(source, `${rule.page}/index.html`, 'END'),
    ];
  }
  // Apache keeps search parameters.
  const target = rule.to.replace('$1', '/$1').replace('$search', '');
  const flags = rule.to.includes('$2') ? 'R=301,END,NE,QSA,UnsafeAllow3F' : 'R=301,END';
  return [
    ...(rule.isPage ? ['RewriteCond "%{DOCUMENT_ROOT}/$1/index.html" -f'] : []),
    rewriteRule(source, target, flags),
  ];
}

/** `.htaccess` for Apache 2.4.60 or later with mod_rewrite, mod_headers and `AllowOverride All`. */
export const apacheConfig = (
  rules: readonly AddressRule[],
  headerRules: readonly HeaderRule[],
): string =>
  [
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'DirectoryIndex disabled',
    ...[400, 404, 410].map((status) => `ErrorDocument ${status} /404.html`),
    'AddDefaultCharset utf-8',
    'AddType application/manifest+json .webmanifest',
    'AddType image/avif .avif',
    'Header always set cache-control "public, max-age=0, must-revalidate"',
    ...headerRules.flatMap(({ path, headers }) =>
      headers.map(
        ([name, value]) =>
          `Header always set ${name} ${quoted(value)} ${quoted(`expr=%{REQUEST_URI} =~ m#${pathSource(path)}#`)}`,
      ),
    ),
    'Header always set cache-control no-store "expr=%{REQUEST_STATUS} !~ /^(200|206|304)$/"',
    'RewriteEngine On',
    // Apache merges repeated slashes.
    'RewriteCond %{THE_REQUEST} "^\\S+ [^?\\s]*//"',
    rewriteRule('^/(.*?)/*$', '/$1', 'R=301,END'),
    ...rules.flatMap(directives),
    'RewriteCond "%{DOCUMENT_ROOT}/$1/index.html" -f',
    rewriteRule('^/(.+)$', '/$1/index.html', 'END'),
    '',
  ].join('\n');
