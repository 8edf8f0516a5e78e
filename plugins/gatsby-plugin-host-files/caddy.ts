import type { HeaderRule } from '../../src/server/header-rules';
import {
  hidden,
  patternSource,
  pathSource,
  punctuation,
  withSlashes,
  type Addresses,
} from './addresses';

const headerLine =
  (matcher: string) =>
  ([name, value]: [name: string, value: string]) =>
    `header ${matcher} ${name} \`${value}\``;

/** The directives of a site block for Caddy (README.md). It serves the compressed copies of `npm run build:host`. */
export function caddyConfig(
  { redirects, gone, rewrites }: Addresses,
  rules: readonly HeaderRule[],
): string {
  const blocks: string[] = [];
  /** Directives for the paths that match a regular expression, whose first group is {re.N.1}. */
  const on = (source: string, directives: (name: string) => string[]) => {
    const name = `m${blocks.length}`;
    blocks.push([`@${name} path_regexp ${name} ${source}`, ...directives(name)].join('\n'));
  };
  const redirect = (matcher: string, target: string) => [
    `header ${matcher} cache-control no-store`,
    `redir ${matcher} ${target} 301`,
  ];

  for (const { path, headers } of rules) {
    on(`^${pathSource(path)}$`, (name) => headers.map(headerLine(`@${name}`)));
  }
  on(hidden, (name) => [`error @${name} 404`]);
  for (const { from, to } of redirects) {
    on(`^${withSlashes(from)}$`, (name) => redirect(`@${name}`, `${to}{search}`));
  }
  for (const address of gone) on(`^${withSlashes(address)}$`, (name) => [`error @${name} 410`]);
  const toPage = (name: string, target: string) => [
    `route @${name} {`,
    `@${name}page file {re.${name}.1}/index.html`,
    ...redirect(`@${name}page`, target),
    '}',
  ];
  on(`\`^(/[^?#]*?)${punctuation}*([?#][\\w=&.,%+-]*)$\``, (name) =>
    toPage(name, `{re.${name}.1}{re.${name}.2}`),
  );
  for (const { pattern } of rewrites) {
    on(`^(${patternSource(pattern)})/+$`, (name) => redirect(`@${name}`, `{re.${name}.1}{search}`));
  }
  on(`\`^(/.*?)(/|${punctuation})+$\``, (name) => toPage(name, `{re.${name}.1}{search}`));
  for (const { pattern, page } of rewrites) {
    on(`^${patternSource(pattern)}$`, (name) => [
      `route @${name} {`,
      `try_files {path} {path}/index.html ${page}/index.html`,
      '}',
    ]);
  }
  return [
    'map {query} {search} {',
    '"" ""',
    'default "?{query}"',
    '}',
    'route {',
    'header cache-control "public, max-age=0, must-revalidate"',
    ...blocks,
    'try_files {path} {path}/index.html',
    'file_server {',
    'precompressed br gzip',
    'disable_canonical_uris',
    'index none',
    '}',
    '}',
    'handle_errors {',
    'header cache-control no-store',
    'rewrite * /404.html',
    'file_server',
    '}',
    '',
  ].join('\n');
}
