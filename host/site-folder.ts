import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path, { posix } from 'node:path';
import type { FactSheetEntry } from '../src/server/fact-sheets.generated';
import { mendedPath, plainPath } from './address';
import { addressPattern, headerRules } from '../src/server/header-rules';

/** The file written by plugins/gatsby-plugin-site-files/gatsby-node.ts. */
interface HostFile {
  /** The site's URL in its pages. */
  siteUrl: string;
  redirects: { from: string; to: string }[];
  /** The addresses of deleted pages. */
  gone: string[];
  /** Pages that are also served for other paths, such as /insights/:type. */
  rewrites: { pattern: string; page: string }[];
  factSheets: FactSheetEntry[];
}

/** The response to a path: a redirect, or a file in the folder. */
type SiteAnswer = { redirect: string } | { status: 200 | 404 | 410; file: string };

const UNKNOWN: SiteAnswer = { status: 404, file: '/404.html' };

// Files for hosts, and compressed copies, which are only served instead of their originals.
const HIDDEN = /^\/(_[^/]*|\.ht[^/]*)$|\.(br|gz)$/;

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
  const { siteUrl, redirects, gone, rewrites, factSheets }: HostFile = JSON.parse(
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

  async function fileOf(path: string): Promise<string | undefined> {
    if (HIDDEN.test(path)) return undefined;
    for (const name of [path, posix.join(path, 'index.html')]) {
      if (!name.endsWith('/') && (await isFile(name))) return name;
    }
    return undefined;
  }

  /** What the build has for a path: a page or file, where it leads, or that it is gone. */
  async function builtAnswer(path: string): Promise<SiteAnswer | undefined> {
    const redirect = redirects.find(({ from }) => from === path);
    if (redirect) return { redirect: redirect.to };
    if (gone.includes(path)) return { status: 410, file: '/404.html' };
    const file = await fileOf(path);
    return file === undefined ? undefined : { status: 200, file };
  }

  async function answerTo(address: string): Promise<SiteAnswer> {
    // No file has a name with a slash or NUL, which would lead elsewhere once decoded.
    if (/%2F|%00/.test(address)) return UNKNOWN;
    const path = decodeURIComponent(address);
    const plain = plainPath(path);
    const led = (answer: SiteAnswer) =>
      plain === path || 'redirect' in answer || answer.status !== 200
        ? answer
        : { redirect: plain };

    const built = await builtAnswer(plain);
    if (built) return led(built);
    const mended = mendedPath(plain);
    const meant = mended.path === plain ? undefined : await builtAnswer(mended.path);
    if (meant && 'redirect' in meant) return { redirect: `${meant.redirect}${mended.rest}` };
    if (meant?.status === 200) return { redirect: `${mended.path}${mended.rest}` };
    const rewrite = rewrites.find(({ pattern }) => addressPattern(pattern).test(plain));
    return rewrite ? led({ status: 200, file: `${rewrite.page}/index.html` }) : UNKNOWN;
  }

  const headersFor = (address: string) => Object.fromEntries(headersOf(address));
  return { root: folder, siteUrl, factSheets, answerTo, headersFor };
}
