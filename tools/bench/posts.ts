import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';

/** A generated post, and what the head of its page has to say. */
export interface Post {
  slug: string;
  title: string;
  description: string;
}

const folder = 'content/insights/blog';
const dayLength = 24 * 60 * 60 * 1000;

const fileOf = (root: string, slug: string) => path.join(root, folder, `${slug}.md`);

/** Writes copies of the first post into a site, each with its own address, title, description and day. */
export async function writePosts(root: string, count: number): Promise<Post[]> {
  const [, frontMatter = '', body = ''] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(await readFile(fileOf(root, 'blog1'), 'utf8')) ?? [];
  const fields = parse(frontMatter) as Record<string, unknown>;
  const posts = Array.from({ length: count }, (_, index): Post => {
    const number = index + 1;
    const title = `Bench post ${number}`;
    return { slug: `bench-${number}`, title, description: `The description of post ${number}` };
  });
  for (const [index, { slug, title, description }] of posts.entries()) {
    const day = new Date(Date.UTC(2024, 10, 11) - (index % 5000) * dayLength);
    const own = {
      heading: title,
      date: day.toISOString().slice(0, 10),
      seo: { title, description },
    };
    await writeFile(fileOf(root, slug), `---\n${stringify({ ...fields, ...own })}---\n${body}`);
  }
  return posts;
}

/** Adds a sentence to a post. */
export async function editPost(root: string, { slug }: Post): Promise<void> {
  await writeFile(fileOf(root, slug), '\nOne more sentence.\n', { flag: 'a' });
}
