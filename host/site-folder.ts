import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path, { posix } from 'node:path';
import { meantPath, plainPath } from '../src/server/addresses/meant-path';
import { addressPattern, headerRules } from '../src/server/header-rules';
import { hiddenFiles, type HostFile } from '../src/server/host-file';

/** The response for a path: a redirect, or a file in the folder. */
type SiteAnswer = { redirect: string } | { status: 200 | 404 | 410; file: string };

const UNKNOWN: SiteAnswer = { status: 404, file: '/404.html' };

// Compressed copies are only served in place of their originals.
const HIDDEN = new RegExp(hiddenFiles);

// Files that are never a document of their own. An SVG or a PDF can be opened as one.
const SUBRESOURCE = /\.(avif|css|ico|jpe?g|js|json|png|webmanifest|woff2)$/;

/** Headers that only documents need: 1 kB that would delay every font and picture over HTTP/1.1. */
const DOCUMENT_HEADERS = [
  ...['content-security-policy', 'reporting-endpoints', 'permissions-policy'],
  ...['cross-origin-opener-policy', 'x-frame-options'],
];

/** The headers of a path that a file does not need. */
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
 * @returns The folder without symbolic links, its fact sheets, and functions for the response and the headers of a
 * path.
 * @throws If it contains no built site.
 */
export function openSiteFolder(link: string) {
  const folder = existsSync(link) ? realpathSync(link) : link;
  const { siteUrl, redirects, gone, rewrites, factSheets }: HostFile = JSON.parse(
    read(folder, '_host.json'),
  );
  const headersOf = headerRules(read(folder, '_headers'));

  const isFile = (name: string) =>
    stat(path.join(folder, name)).then(
      (entry) => entry.isFile(),
      () => false,
    );

  async function fileOf(path: string): Promise<string | undefined> {
    if (HIDDEN.test(path)) return undefined;
    for (const name of [path, posix.join(path, 'index.html')]) {
      if (!name.endsWith('/') && (await isFile(name))) return name;
    }
    return undefined;
  }

  /** The build's response for a path: a page, a file, a redirect, or that it is gone. */
  async function builtAnswer(path: string): Promise<SiteAnswer | undefined> {
    const redirect = redirects.find(({ from }) => from === path);
    if (redirect) return { redirect: redirect.to };
    if (gone.includes(path)) return { status: 410, file: '/404.html' };
    const file = await fileOf(path);
    return file === undefined ? undefined : { status: 200, file };
  }

  async function answerTo(address: string): Promise<SiteAnswer> {
    // No file name contains a slash or NUL, which would lead elsewhere once decoded.
    if (/%2F|%00/.test(address)) return UNKNOWN;
    const path = decodeURIComponent(address);
    const plain = plainPath(path);
    const viaPlainPath = (answer: SiteAnswer) =>
      plain === path || 'redirect' in answer || answer.status !== 200
        ? answer
        : { redirect: plain };

    const built = await builtAnswer(plain);
    if (built) return viaPlainPath(built);
    const rewrite = rewrites.find(({ pattern }) => addressPattern(pattern).test(plain));
    const { path: meant, rest } = meantPath(plain);
    for (const path of rewrite ? [meant] : [meant, meant.toLowerCase()]) {
      const answer = path === plain ? undefined : await builtAnswer(path);
      if (answer && 'redirect' in answer) return { redirect: `${answer.redirect}${rest}` };
      if (answer?.status === 200) return { redirect: `${path}${rest}` };
    }
    return rewrite ? viaPlainPath({ status: 200, file: `${rewrite.page}/index.html` }) : UNKNOWN;
  }

  const headersFor = (address: string) => Object.fromEntries(headersOf(address));
  return { root: folder, siteUrl, factSheets, answerTo, headersFor };
}
