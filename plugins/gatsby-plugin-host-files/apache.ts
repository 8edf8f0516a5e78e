import type { HeaderRule } from '../../src/server/header-rules';
import { patternSource, pathSource, punctuation, withSlashes, type Addresses } from './addresses';

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
/** A folder's rules see paths without the first slash. */
const rooted = (source: string) => source.replace(/^\^\//, '^');

/** `.htaccess` for Apache 2.4.60 or later with mod_rewrite, mod_headers and `AllowOverride All`. */
export function apacheConfig(
  { redirects, gone, rewrites }: Addresses,
  rules: readonly HeaderRule[],
): string {
  const rule = (source: string, target: string, flags: string) =>
    `RewriteRule ${quoted(rooted(source))} ${quoted(target)} [${flags}]`;
  const toPage = (source: string, target: string, flags: string) => [
    'RewriteCond "%{DOCUMENT_ROOT}/$1/index.html" -f',
    rule(source, target, `R=301,END${flags}`),
  ];
  return [
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'DirectoryIndex disabled',
    ...[400, 404, 410].map((status) => `ErrorDocument ${status} /404.html`),
    'AddDefaultCharset utf-8',
    'AddType application/manifest+json .webmanifest',
    'AddType image/avif .avif',
    'Header always set cache-control "public, max-age=0, must-revalidate"',
    ...rules.flatMap(({ path, headers }) =>
      headers.map(
        ([name, value]) =>
          `Header always set ${name} ${quoted(value)} ${quoted(`expr=%{REQUEST_URI} =~ m#^${pathSource(path)}$#`)}`,
      ),
    ),
    'Header always set cache-control no-store "expr=%{REQUEST_STATUS} !~ /^(200|206|304)$/"',
    'RewriteEngine On',
    // Apache takes several slashes for one.
    'RewriteCond %{THE_REQUEST} "^\\S+ [^?\\s]*//"',
    rule('^/(.*?)/*$', '/$1', 'R=301,END'),
    `RewriteRule ${quoted('^(_[^/]*|\\.ht[^/]*)$|\\.(br|gz)$')} - [R=404,END]`,
    ...redirects.map(({ from, to }) => rule(`^${withSlashes(from)}$`, to, 'R=301,END')),
    ...gone.map((address) => rule(`^${withSlashes(address)}$`, '-', 'G,END')),
    ...toPage(`^/([^?#]*?)${punctuation}*[?]([\\w=&.,%+-]*)$`, '/$1?$2', ',NE,QSA,UnsafeAllow3F'),
    ...toPage(`^/([^?#]*?)${punctuation}*(#[\\w-]*)$`, '/$1$2', ',NE'),
    ...rewrites.map(({ pattern }) =>
      rule(`^/(${patternSource(pattern).slice(1)})/+$`, '/$1', 'R=301,END'),
    ),
    ...toPage(`^/(.*?)(/|${punctuation})+$`, '/$1', ''),
    'RewriteCond "%{DOCUMENT_ROOT}/$1/index.html" -f',
    rule('^/(.+)$', '/$1/index.html', 'END'),
    ...rewrites.flatMap(({ pattern, page }) => [
      'RewriteCond "%{REQUEST_FILENAME}" !-f',
      rule(`^${patternSource(pattern)}$`, `${page}/index.html`, 'END'),
    ]),
    '',
  ].join('\n');
}
