import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isUtf8MimeType, mime } from '@fastify/send';

/** A file of the site, with the ETag of its content. */
export interface SiteFile {
  type: string;
  etag: string;
  content: Buffer;
  /** Its compressed copies by encoding, the best first. */
  copies: ReadonlyMap<string, Buffer>;
}

/** The response for an address. */
type SiteAnswer = { status: 301; location: string } | { status: 200 | 404 | 410; file: SiteFile };

/** Files for hosts, and compressed copies, which are served in place of their originals. */
const HIDDEN = /^\/_[^/]*$|\.(br|gz)$/;

/** A regular expression for a path with `:name` placeholders and `*`. Like on Netlify, `/news/*` matches `/news`. */
function pathPattern(text: string): RegExp {
  const source = text
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/\/\.\*$/, '(/.*)?')
    .replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`, 's');
}

const linesOf = (text: string) => text.split('\n').filter(Boolean);

/** Reads a `_redirects` file: lines of a path, a target and a status. */
const parseRedirects = (text: string) =>
  linesOf(text).map((line) => {
    const [from = '', to = '', status] = line.split(/\s+/);
    return { pattern: pathPattern(from), to, status: Number(status) };
  });

/**
 * Reads a `_headers` file (https://docs.netlify.com/manage/routing/headers/): paths, each followed by its headers,
 * indented. Lines with `!` are for hosts on which later rules do not replace the headers of earlier ones.
 *
 * @returns a function for the headers of a path, by lower-case name
 */
export function headerRules(text: string): (address: string) => Map<string, string> {
  const rules: { pattern: RegExp; headers: [name: string, value: string][] }[] = [];
  for (const line of linesOf(text)) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name.toLowerCase(), value]);
    else if (!line.startsWith(' ')) rules.push({ pattern: pathPattern(line), headers: [] });
  }
  return (address) =>
    new Map(rules.filter(({ pattern }) => pattern.test(address)).flatMap(({ headers }) => headers));
}

function readFile(name: string): SiteFile {
  const content = readFileSync(name);
  const type = mime.getType(name) ?? 'application/octet-stream';
  const copies = Object.entries({ br: '.br', gzip: '.gz' }).flatMap(([encoding, extension]) =>
    existsSync(name + extension) ? [[encoding, readFileSync(name + extension)] as const] : [],
  );
  return {
    type: isUtf8MimeType(type) ? `${type}; charset=utf-8` : type,
    etag: `W/"${hash('sha1', content, 'hex')}"`,
    content,
    copies: new Map(copies),
  };
}

/** Every file of a folder that is served, by address. */
function readFiles(folder: string): ReadonlyMap<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const name = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(folder, name).replaceAll(path.sep, '/')}`;
    if (HIDDEN.test(address)) continue;
    const file = readFile(name);
    files.set(address, file);
    files.set(address.replace(/\/index\.html$/, '') || '/', file);
  }
  return files;
}

/**
 * Reads the folder that `gatsby build` writes into memory: a later build does not change what is served, and no request
 * reads the disk.
 *
 * @param folder the absolute path of `public`
 * @returns functions for the response and the headers of an address without escapes
 * @throws if it contains no built site
 */
export function openSite(folder: string) {
  const fileOf = (name: string) => path.join(folder, name);
  // The build removes it first and writes it last.
  if (!existsSync(fileOf('_redirects'))) {
    throw new Error(`${folder}: no built site. Run \`npm run build\`, or wait until it has ended.`);
  }
  const read = (name: string) => readFileSync(fileOf(name), 'utf8');
  const rules = parseRedirects(read('_redirects'));
  const ruled = headerRules(read('_headers'));
  const headersOf = (address: string): Record<string, string> => ({
    'cache-control': 'public, max-age=0, must-revalidate',
    ...Object.fromEntries(ruled(address)),
  });
  const files = readFiles(folder);
  const errorPage = readFile(fileOf('404.html'));

  /** The build's response. Redirects count before files, and pages for a pattern after them. */
  function builtAnswer(address: string): SiteAnswer | undefined {
    const rule = rules.find(({ pattern }) => pattern.test(address));
    if (rule?.status === 301) return { status: 301, location: rule.to };
    if (rule?.status === 410) return { status: 410, file: errorPage };
    const file = files.get(address) ?? (rule && files.get(rule.to));
    return file && { status: 200, file };
  }

  // What most requests ask for is known before they come.
  const addresses = [...files.keys()];
  const answers = new Map(addresses.map((address) => [address, builtAnswer(address)]));
  const headers = new Map(addresses.map((address) => [address, headersOf(address)]));

  function answerTo(address: string): SiteAnswer {
    const answer = answers.get(address) ?? builtAnswer(address);
    if (answer) return answer;
    const page = address.replace(/(.)\/$/, '$1');
    if (page !== address && builtAnswer(page)) return { status: 301, location: encodeURI(page) };
    return { status: 404, file: errorPage };
  }

  return {
    answerTo,
    headersFor: (address: string) => headers.get(address) ?? headersOf(address),
    has: (address: string) => files.has(address),
  };
}
