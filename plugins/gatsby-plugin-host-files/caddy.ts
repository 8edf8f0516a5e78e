import type { HeaderRule } from '../../src/server/header-rules';
import { pathSource, type AddressRule } from './addresses';

/** The directives for a rule, whose groups are `{re.NAME.1}` and so on. */
function directives(name: string, rule: AddressRule): string[] {
  if ('status' in rule) return [`error @${name} ${rule.status}`];
  if ('page' in rule) {
    return [`route @${name} {`, `try_files {path} {path}/index.html ${rule.page}/index.html`, '}'];
  }
  const target = rule.to.replaceAll(/\$(\d)/g, `{re.${name}.$1}`).replace('$search', '{search}');
  const redirect = (matcher: string) => [
    `header ${matcher} cache-control no-store`,
    `redir ${matcher} ${target} 301`,
  ];
  if (!rule.isPage) return redirect(`@${name}`);
  const isPage = `@${name}page file {re.${name}.1}/index.html`;
  return [`route @${name} {`, isPage, ...redirect(`@${name}page`), '}'];
}

/** The directives of a site block for Caddy (README.md). It serves the compressed copies of `npm run build:host`. */
export function caddyConfig(
  rules: readonly AddressRule[],
  headerRules: readonly HeaderRule[],
): string {
  const matcher = (name: string, source: string) => `@${name} path_regexp ${name} \`${source}\``;
  return [
    'map {query} {search} {',
    '"" ""',
    'default "?{query}"',
    '}',
    'route {',
    'header cache-control "public, max-age=0, must-revalidate"',
    ...headerRules.flatMap(({ path, headers }, index) => [
      matcher(`h${index}`, pathSource(path)),
      ...headers.map(([name, value]) => `header @h${index} ${name} \`${value}\``),
    ]),
    ...rules.flatMap((rule, index) => [
      matcher(`m${index}`, rule.source),
      ...directives(`m${index}`, rule),
    ]),
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
