import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addDays, isoDay } from '../../src/content-model/source/days';
import { joinMarkdown, splitMarkdown } from '../front-matter';

/** A post for a measurement or a rehearsal; the other fields are those of the site's first post. */
export interface Post {
  slug: string;
  heading: string;
  /** The day of publication, such as 2024-11-11. */
  date?: string;
  draft?: boolean;
  picture?: { file: string; alt: string };
  formerly?: string[];
  /** What search engines show. */
  description?: string;
  /** The text below the front matter. */
  body?: string;
}

/** The address of a post. */
export const addressOfPost = (slug: string) => `/insights/blog/content/${slug}`;

/** The file of a post in a copy of the project. */
export const postFile = (root: string, slug: string) =>
  path.join(root, 'content/insights/blog', `${slug}.md`);

/** The slugs of the site's own posts. Throws if there is none to copy. */
export function slugsOfPosts(root = '.'): [string, ...string[]] {
  const [first, ...others] = readdirSync(path.dirname(postFile(root, '')))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.basename(name, '.md'))
    .sort();
  if (first === undefined) throw new Error('content/insights/blog: no post that could be copied');
  return [first, ...others];
}

async function readFirstPost() {
  const [first] = slugsOfPosts();
  const { fields, body = '' } = splitMarkdown(await readFile(postFile('.', first), 'utf8')) ?? {};
  // A former name belongs to one page.
  return { fields: { ...Object(fields), formerly: undefined, draft: undefined }, body };
}

/** Writes posts into a copy of the project. */
export async function writePosts(root: string, posts: readonly Post[]): Promise<void> {
  const first = await readFirstPost();
  await mkdir(path.dirname(postFile(root, '')), { recursive: true });
  for (const { slug, body, description, ...changes } of posts) {
    const seo = {
      title: changes.heading,
      description: description ?? 'A post that a measurement or a rehearsal adds to the content.',
    };
    const fields = { ...first.fields, updated: undefined, ...changes, seo };
    await writeFile(postFile(root, slug), joinMarkdown(fields, body ?? first.body));
  }
}

const words = 800;

/** Posts of about 800 words each, with their own headings, descriptions and dates. */
export async function createPosts(count: number): Promise<Post[]> {
  const { body } = await readFirstPost();
  const paragraphs = body.split(/\n{2,}/).filter((paragraph) => !/!\[|\[\^/.test(paragraph));
  let length = 0;
  const kept = paragraphs.filter((paragraph) => (length += paragraph.split(/\s+/).length) <= words);
  return Array.from({ length: count }, (_, index) => ({
    slug: `bench-${index + 1}`,
    heading: `Bench post ${index + 1}`,
    description: `What a bank can learn from its suppliers, part ${index + 1} of a series`,
    date: isoDay(addDays(new Date('2024-11-11'), -(index % 5000))),
    body: [`This is part ${index + 1}.`, ...kept].join('\n\n'),
  }));
}
