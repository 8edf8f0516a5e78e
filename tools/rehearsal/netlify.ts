import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import redirector from 'netlify-redirector';
import { decoded } from '../../src/content-model/source/markdown/decoded';

export interface NetlifyAnswer {
  status: number;
  /** The file in the published folder, the target of the redirect, or the path of the function. */
  target: string;
  /** By lower-case name. */
  headers: ReadonlyMap<string, string>;
}

/** The file for a path: `/home` is `home.html` or `home/index.html`. */
function fileOf(folder: string, address: string): string | undefined {
  const bare = decoded(address).replace(/(.)\/$/, '$1');
  return [bare, `${bare}.html`, path.posix.join(bare, 'index.html')].find(
    (file) => path.extname(file) && !file.includes('\0') && existsSync(path.join(folder, file)),
  );
}

/**
 * Reads a published folder's `_redirects` and `_headers` with Netlify's parsers. Returns a function for Netlify's
 * response to an address with search parameters: forced rules, then files, other rules and 404.html
 * (https://docs.netlify.com/routing/redirects/rewrites-proxies/).
 *
 * @throws If a rule is wrong.
 */
export async function openNetlify(folder: string): Promise<(target: string) => NetlifyAnswer> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [path.join(folder, '_redirects')],
    configRedirects: [],
    minimal: false,
  });
  const parsed = await parseAllHeaders({
    headersFiles: [path.join(folder, '_headers')],
    configHeaders: undefined,
    minimal: false,
  });
  const [mistake] = [...errors, ...parsed.errors];
  if (mistake) throw mistake;
  const matcher = await redirector.parseJSON(JSON.stringify(redirects), {});

  const headersOf = (address: string) =>
    new Map(
      parsed.headers
        .filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(address))
        .flatMap(({ values }) => Object.entries(values))
        .map(([name, value]) => [name.toLowerCase(), String(value)]),
    );

  return (target) => {
    const { pathname, search } = new URL(`https://site.example${target}`);
    const rule = matcher.match({
      scheme: 'https',
      host: 'site.example',
      path: pathname,
      query: search.slice(1),
      headers: {},
      cookieValues: {},
      getHeader: () => '',
      getCookie: () => '',
    });
    const headers = headersOf(pathname);
    const file = fileOf(folder, pathname);
    if (file && !rule?.force) return { status: 200, target: file, headers };
    if (!rule) return { status: 404, target: '/404.html', headers };
    // Netlify passes on the search parameters.
    if (rule.status < 400 && rule.status >= 300) {
      return { status: rule.status, target: `${rule.to}${search}`, headers };
    }
    const isFile = rule.status === 200 && !rule.to.startsWith('/.netlify/');
    return { status: rule.status, target: (isFile && fileOf(folder, rule.to)) || rule.to, headers };
  };
}
