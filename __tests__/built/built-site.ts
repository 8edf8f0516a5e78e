/** The built site as files, for tests that need no browser. Throws if the site has not been built. */
import { JSDOM } from 'jsdom';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from './content';

/** The paths of all built files and folders, relative to public/. */
export const builtFiles = readdirSync('public', { recursive: true, encoding: 'utf8' });

/** The HTML files of all built pages, relative to public/. */
export const builtPages = builtFiles.filter((file) => path.basename(file) === 'index.html');

/** The HTML files of the second and later pages of lists: the content has more than fits one. */
export const laterListPages = builtPages.filter((file) => /^insights\/\w+\/\d+\//.test(file));

/** The text of a built file, by its path relative to public/. */
export const readBuilt = (file: string): string => readFileSync(path.join('public', file), 'utf8');

/** The HTML file of an address. */
export const pageFile = (address: string): string => path.join(address.slice(1), 'index.html');

/** The path of one of the site's absolute URLs. */
export const pathOf = (url = ''): string => url.replace(site.url, '');

const { DOMParser } = new JSDOM('').window;

export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(html, 'text/html');

/** Parses a built page or XML file. Throws if XML is not well-formed. */
export const parseBuilt = (file: string): Document =>
  file.endsWith('.xml')
    ? new DOMParser().parseFromString(readBuilt(file), 'application/xml')
    : parseHtml(readBuilt(file));

/** The texts of all elements with a name, prefix included. */
export const textsOf = (parent: Document | Element, name: string): string[] =>
  Array.from(parent.getElementsByTagName(name), ({ textContent }) => textContent ?? '');

/** The values of a page's metas, links and scripts by their name, rel or type: each occurrence. */
export function headOf(file: string) {
  const page = parseBuilt(file);
  const values: Record<string, string[]> = {
    lang: [page.documentElement.lang],
    title: textsOf(page, 'title'),
  };
  for (const element of page.querySelectorAll('meta, link, script')) {
    const valueOf = (...names: string[]) =>
      names.map((name) => element.getAttribute(name)).find(Boolean);
    const key = valueOf('name', 'property', 'rel', 'type') ?? '';
    (values[key] ??= []).push(valueOf('content', 'href') ?? element.textContent ?? '');
  }
  return values;
}
