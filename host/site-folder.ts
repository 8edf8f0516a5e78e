import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FactSheetEntry } from '../src/server/fact-sheets.generated';
import { addressPattern, headerRules } from './header-rules';

/** The file written by plugins/gatsby-plugin-site-files/gatsby-node.ts. */
interface HostFile {
  redirects: { from: string; to: string }[];
  /** The addresses of deleted pages. */
  gone: string[];
  /** Pages that are also served for other paths, such as /insights/:type. */
  rewrites: { pattern: string; page: string }[];
  factSheets: FactSheetEntry[];
}

/** The response to a path: a redirect, or a file in the folder. */
type SiteAnswer = { redirect: string } | { status: 200 | 404 | 410; file: string };

// Files with a content hash in their name never change. All others are revalidated.
const HASHED = /^\/static\/|^\/[^/]+[-.][0-9a-f]{10,20}\.(js|css)$/;

// Files for hosts, and compressed copies, which are only served instead of their originals.
const HIDDEN = /^\/_(host\.json|headers|redirects)$|\.(br|gz)$/;

// Files that are never a document of their own. An SVG or a PDF can be opened as one.
const SUBRESOURCE = /\.(avif|css|ico|jpe?g|js|json|png|webmanifest|woff2)$/;

/** Headers that only a document needs: 1 kB that would delay every font and picture over HTTP/1.1. */
const DOCUMENT_HEADERS = [
  ...['content-security-policy', 'reporting-endpoints', 'permissions-policy'],
  ...['cross-origin-opener-policy', 'x-frame-options'],
];

/** The headers of a path's rules that a file does not need. */
export const unneededHeaders = (file: string): readonly string[] =>
  SUBRESOURCE.test(file) ? DOCUMENT_HEADERS : [];

/** The Cache-Control of a path. */
export const cacheControl = (address: string): string =>
  HASHED.test(address)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';

function read(folder: string, name: string): string {
  try {
    return readFileSync(path.join(folder, name), 'utf8');
  } catch {
    throw new Error(`${folder}: no built site (${name} is missing). Run \`npm run build\` first.`);
  }
}

/**
 * Reads the folder that `gatsby build` writes.
 *
 * @param link The absolute path of `public`, or a symbolic link to it.
 * @returns The folder without symbolic links, its fact sheets, and what answers a path with which headers.
 * @throws If it contains no built site.
 */
export function openSiteFolder(link: string) {
  const folder = existsSync(link) ? realpathSync(link) : link;
  const { redirects, gone, rewrites, factSheets }: HostFile = JSON.parse(
    read(folder, '_host.json'),
  );
  const headersOf = headerRules(read(folder, '_headers'));

  const found = new Set<string>();
  async function isFile(name: string): Promise<boolean> {
    if (found.has(name)) return true;
    const entry = await stat(path.join(folder, name)).catch(() => undefined);
    if (!entry?.isFile()) return false;
    found.add(name);
    return true;
  }

  async function fileOf(address: string): Promise<string | undefined> {
    // Rejects dot segments and double slashes.
    if (path.posix.normalize(address) !== address || HIDDEN.test(address)) return undefined;
    for (const name of [address, path.posix.join(address, 'index.html')]) {
      if (!name.endsWith('/') && (await isFile(name))) return name;
    }
    return undefined;
  }

  async function answerTo(address: string): Promise<SiteAnswer> {
    const bare = address.replace(/(.)\/$/, '$1');
    const redirect = redirects.find(({ from }) => from === bare);
    if (redirect) return { redirect: redirect.to };
    if (gone.includes(bare)) return { status: 410, file: '/404.html' };

    const file = await fileOf(bare);
    if (file) return bare === address ? { status: 200, file } : { redirect: bare };

    const rewrite = rewrites.find(({ pattern }) => addressPattern(pattern).test(address));
    return rewrite
      ? { status: 200, file: `${rewrite.page}/index.html` }
      : { status: 404, file: '/404.html' };
  }

  const headersFor = (address: string) => Object.fromEntries(headersOf(address));
  return { root: folder, factSheets, answerTo, headersFor };
}
