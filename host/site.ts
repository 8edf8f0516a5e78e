import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the site by its path in the folder, and the ETag of its content. */
interface SiteFile {
  file: string;
  etag: string;
}

/** The response for an address: a redirect, or a file. Only complete files have an ETag. */
type SiteAnswer =
  { status: 301; location: string } | { status: 200 | 404 | 410; file: string; etag?: string };

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

/** The lines of a file for hosts, without comments. */
const linesOf = (text: string) =>
  text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));

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

/** Every file of a folder that is served, by address. */
function readFiles(folder: string): ReadonlyMap<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const name = path.join(entry.parentPath, entry.name);
    const file = `/${path.relative(folder, name).replaceAll(path.sep, '/')}`;
    if (HIDDEN.test(file)) continue;
    const found = { file, etag: `W/"${hash('sha1', readFileSync(name), 'hex')}"` };
    files.set(file, found);
    files.set(file.replace(/\/index\.html$/, '') || '/', found);
  }
  return files;
}

/**
 * Reads the folder that `gatsby build` writes.
 *
 * @param folder the absolute path of `public`
 * @returns functions for the response and the headers of an address without escapes, and the HTML of the error page
 * @throws if it contains no built site
 */
export function openSite(folder: string) {
  const read = (name: string) => {
    try {
      return readFileSync(path.join(folder, name), 'utf8');
    } catch {
      throw new Error(
        `${folder}: no built site (${name} is missing). Run \`npm run build\` first.`,
      );
    }
  };
  const rules = parseRedirects(read('_redirects'));
  const headersFor = headerRules(read('_headers'));
  const files = readFiles(folder);
  const errorPage = read('404.html');

  /** The build's response. Redirects count before files, and pages for a pattern after them. */
  function builtAnswer(address: string): SiteAnswer | undefined {
    const rule = rules.find(({ pattern }) => pattern.test(address));
    if (rule?.status === 301) return { status: 301, location: rule.to };
    if (rule?.status === 410) return { status: 410, file: rule.to };
    const found = files.get(address) ?? (rule && files.get(rule.to));
    return found && { status: 200, ...found };
  }

  function answerTo(address: string): SiteAnswer {
    const page = address.replace(/(.)\/$/, '$1');
    const answer = builtAnswer(address);
    if (answer) return answer;
    if (page !== address && builtAnswer(page)) return { status: 301, location: encodeURI(page) };
    return { status: 404, file: '/404.html' };
  }

  return { headersFor, answerTo, errorPage, has: (address: string) => files.has(address) };
}
