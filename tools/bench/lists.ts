import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { categorySlug } from '../../src/data-layer/pages/insight-lists';
import { categories, type Post } from './posts';

const pageSize = 12;

const articles = (html: string): string[] =>
  [...html.matchAll(/<a[^>]*href="\/insights\/blog\/content\/([^"]+)"/g)].map(
    ([, slug = '']) => slug,
  );

/** The address behind the link to older entries, as a browser without scripts follows it. */
const older = (html: string): string | undefined =>
  /<a[^>]*rel="next"[^>]*href="([^"]+)"/.exec(html)?.[1] ??
  /<a[^>]*href="([^"]+)"[^>]*rel="next"/.exec(html)?.[1];

/** The slugs on each page of the blog list, from link to link through the built HTML. */
async function walkPages(publicFolder: string): Promise<string[][]> {
  const pages: string[][] = [];
  for (let address: string | undefined = '/insights/blog'; address;) {
    const html = await readFile(path.join(publicFolder, address, 'index.html'), 'utf8');
    pages.push(articles(html));
    address = older(html);
  }
  return pages;
}

interface StoredPage {
  result: {
    data: { allInsight: { nodes: { navTo: string }[] } };
    pageContext: { pageCount: number };
  };
}

/** How many entries the filter finds in a category, over all its pages. */
async function categoryLength(publicFolder: string, category: string): Promise<number> {
  const address = path.join('page-data/insights/blog/category', categorySlug(category));
  let length = 0;
  for (let page = 1, count = 1; page <= count; page += 1) {
    const folder = page === 1 ? address : path.join(address, String(page));
    const file = path.join(publicFolder, folder, 'page-data.json');
    const { result } = JSON.parse(await readFile(file, 'utf8')) as StoredPage;
    length += result.data.allInsight.nodes.length;
    count = result.pageContext.pageCount;
  }
  return length;
}

/**
 * Finds what is wrong with the blog list: a post that no page shows or two pages show, a page of more than twelve,
 * a category whose pages do not hold all its posts.
 *
 * @returns a line for each fault
 */
export async function listFaults(publicFolder: string, posts: readonly Post[]): Promise<string[]> {
  const faults: string[] = [];
  const pages = await walkPages(publicFolder);
  pages.forEach((slugs, index) => {
    if (slugs.length > pageSize) faults.push(`page ${index + 1} shows ${slugs.length} posts`);
  });
  const shown = pages.flat();
  const seen = new Set(shown);
  if (seen.size !== shown.length) faults.push('a post stands on two pages');
  for (const { slug } of posts) if (!seen.has(slug)) faults.push(`${slug} stands on no page`);

  let filtered = 0;
  for (const category of categories) filtered += await categoryLength(publicFolder, category);
  if (filtered !== seen.size) {
    faults.push(`the categories hold ${filtered} posts, the list ${seen.size}`);
  }
  return faults;
}
