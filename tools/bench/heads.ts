import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { concurrently } from '../../src/data-layer/validation/concurrently';
import type { Post } from './posts';

interface Head {
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  isHidden: boolean;
}

const matches = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);

/** The tags by which search engines know a page, every occurrence of each. */
function headOf(html: string): Head {
  const head = html.slice(0, html.indexOf('</head>'));
  return {
    titles: matches(head, /<title[^>]*>([^<]*)<\/title>/g),
    descriptions: matches(head, /<meta[^>]*name="description"[^>]*content="([^"]*)"/g),
    canonicals: matches(head, /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/g),
    isHidden: /<meta[^>]*name="robots"[^>]*content="noindex"/.test(head),
  };
}

/** What is wrong with the head of the page at an address. */
function faultsOf(address: string, head: Head, post: Post | undefined): string[] {
  const { titles, descriptions, canonicals, isHidden } = head;
  const faults: string[] = [];
  const [title = '', description = '', canonical = ''] = [
    titles[0],
    descriptions[0],
    canonicals[0],
  ];
  const counts = [titles.length, descriptions.length, canonicals.length];
  if (counts.some((count) => count !== 1)) faults.push(`has ${counts.join(', ')} of its tags`);
  if (!isHidden && !canonical.endsWith(address)) faults.push(`has the canonical ${canonical}`);
  if (post && !title.startsWith(`${post.title} |`)) faults.push(`has the title ${title}`);
  if (post && description !== post.description) faults.push(`has the description ${description}`);
  return faults.map((fault) => `${address} ${fault}`);
}

/**
 * Reads the built HTML of all pages and finds heads that are not their page's: Helmet keeps its state in one global
 * place, while Gatsby renders pages side by side.
 *
 * @param pages the HTML files below `publicFolder`
 * @returns a line for each fault
 */
export async function headFaults(
  publicFolder: string,
  pages: readonly string[],
  posts: readonly Post[],
): Promise<string[]> {
  const bySlug = new Map(posts.map((post) => [post.slug, post]));
  const titles = new Map<string, string>();
  const faults = await concurrently(pages, async (file) => {
    const address = `/${path.posix.dirname(file)}`;
    const head = headOf(await readFile(path.join(publicFolder, file), 'utf8'));
    const found = faultsOf(address, head, bySlug.get(path.posix.basename(address)));
    const [title = ''] = head.titles;
    const other = titles.get(title);
    if (!head.isHidden && other) found.push(`${address} has the title of ${other}`);
    if (!head.isHidden) titles.set(title, address);
    return found;
  });
  return faults.flat();
}
