import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FactSheetEntry } from '../src/server/fact-sheets.generated';
import { addressPattern, headerRules } from './header-rules';

/** What the build tells the host (plugins/gatsby-plugin-site-files/host-file.ts). */
interface HostFile {
  redirects: { from: string; to: string }[];
  /** Pages that answer more addresses than their own; a pattern such as /insights/:type. */
  rewrites: { pattern: string; page: string }[];
  factSheets: FactSheetEntry[];
}

/** How an address is answered: by leading elsewhere, or with a file below the folder. */
export type SiteAnswer = { redirect: string } | { status: 200 | 404; file: string };

/** A built site. */
export interface SiteFolder {
  factSheets: readonly FactSheetEntry[];
  answerTo: (address: string) => Promise<SiteAnswer>;
  /** The headers of an address, by name. */
  headersFor: (address: string) => Record<string, string>;
}

// A file whose name holds its hash never changes. Everything else is asked for anew, and answered with 304.
const HASHED = /^\/static\/|^\/[^/]+[-.][0-9a-f]{10,20}\.(js|css)$/;

// What the build leaves for hosts, and the compressed copies, which only @fastify/static picks.
const HIDDEN = /^\/_(host\.json|headers|redirects)$|\.(br|gz)$/;

/** The Cache-Control of an address, such as `/home`. */
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
 * Opens a folder that `gatsby build` has written.
 *
 * @param folder the absolute path of `public`
 * @throws where it is not there
 */
export function openSiteFolder(folder: string): SiteFolder {
  const { redirects, rewrites, factSheets }: HostFile = JSON.parse(read(folder, '_host.json'));
  const headersFor = headerRules(read(folder, '_headers'));

  const found = new Set<string>();
  async function isFile(name: string): Promise<boolean> {
    if (found.has(name)) return true;
    const entry = await stat(path.join(folder, name)).catch(() => undefined);
    if (!entry?.isFile()) return false;
    found.add(name);
    return true;
  }

  async function fileOf(address: string): Promise<string | undefined> {
    // Dot segments and null bytes never name a file of the site.
    if (path.posix.normalize(address) !== address || HIDDEN.test(address)) return undefined;
    for (const name of [address, path.posix.join(address, 'index.html')]) {
      if (!name.endsWith('/') && (await isFile(name))) return name;
    }
    return undefined;
  }

  async function answerTo(address: string): Promise<SiteAnswer> {
    const redirect = redirects.find(({ from }) => from === address);
    if (redirect) return { redirect: redirect.to };

    const bare = address.replace(/(.)\/$/, '$1');
    const file = await fileOf(bare);
    if (file) return bare === address ? { status: 200, file } : { redirect: bare };

    const rewrite = rewrites.find(({ pattern }) => addressPattern(pattern).test(address));
    return rewrite
      ? { status: 200, file: `${rewrite.page}/index.html` }
      : { status: 404, file: '/404.html' };
  }

  return { factSheets, answerTo, headersFor: (address) => Object.fromEntries(headersFor(address)) };
}
