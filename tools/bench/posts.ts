import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';

/** A generated post. */
export interface Post {
  slug: string;
  title: string;
  description: string;
}

const folder = 'content/insights/blog';
const millisecondsPerDay = 24 * 60 * 60 * 1000;

const fileOf = (root: string, slug: string) => path.join(root, folder, `${slug}.md`);

/** Writes copies of the first post, each with its own slug, title, description and date. */
export async function writePosts(root: string, count: number): Promise<Post[]> {
  const [, frontMatter = '', body = ''] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(await readFile(fileOf(root, 'blog1'), 'utf8')) ?? [];
  const fields = parse(frontMatter) as Record<string, unknown>;
  const posts = Array.from({ length: count }, (_, index): Post => {
    const number = index + 1;
    const title = `Bench post ${number}`;
    return {
      slug: `bench-${number}`,
      title,
      description: `What a bank can learn from its suppliers, part ${number} of a series`,
    };
  });
  for (const [index, { slug, title, description }] of posts.entries()) {
    const date = new Date(Date.UTC(2024, 10, 11) - (index % 5000) * millisecondsPerDay);
    const ownFields = {
      heading: title,
      date: date.toISOString().slice(0, 10),
      seo: { title, description },
    };
    const yaml = stringify({ ...fields, ...ownFields });
    await writeFile(fileOf(root, slug), `---\n${yaml}---\n${body}`);
  }
  return posts;
}

/** Adds a sentence to a post. */
export async function editPost(root: string, { slug }: Post): Promise<void> {
  await writeFile(fileOf(root, slug), '\nOne more sentence.\n', { flag: 'a' });
}
