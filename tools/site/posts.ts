import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { addDays, isoDay } from '../../src/content-model/source/days';
import { joinMarkdown } from '../front-matter';

/** A post for a measurement or a test, independent of the site's posts. */
export interface Post {
  slug: string;
  heading: string;
  /** The day of publication, such as 2024-11-11. */
  date?: string;
  draft?: boolean;
  picture?: { file: string; alt: string };
  /** The description for search engines. */
  description?: string;
  /** The text below the front matter; `post.md` without it. */
  body?: string;
}

export const addressOfPost = (slug: string) => `/insights/blog/content/${slug}`;

const folderOf = (root: string) => path.join(root, 'content/insights/blog');

/** The file of a post in a copy of the project. */
export const postFile = (root: string, slug: string) => path.join(folderOf(root), `${slug}.md`);

/** The picture of the posts in a copy of the project. */
export const postPicture = (root: string) => path.join(folderOf(root), 'pictures/sample-post.png');

const readText = () => readFile('tools/site/post.md', 'utf8');

/** Writes posts, and a picture for them, into a copy of the project. */
export async function writePosts(root: string, posts: readonly Post[]): Promise<void> {
  const insights = path.join(root, 'content/insights/insights.json');
  const { categories } = JSON.parse(await readFile(insights, 'utf8'));
  const text = await readText();
  await mkdir(path.dirname(postPicture(root)), { recursive: true });
  const background = '#0b3954';
  await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .png()
    .toFile(postPicture(root));
  for (const { slug, body, description, ...changes } of posts) {
    const about = description ?? 'A post that a measurement or a test adds to the content.';
    const fields = {
      date: '2024-11-11',
      draft: false,
      category: categories.at(-1),
      description: [about],
      author: 'Tests',
      keyTakeaways: ['A register ends too early.', 'A plan that was never tried is a hope.'],
      picture: { file: './pictures/sample-post.png' },
      ...changes,
      seo: { title: changes.heading, description: about },
    };
    await writeFile(postFile(root, slug), joinMarkdown(fields, body ?? text));
  }
}

/** Posts of about 800 words each, with different headings, descriptions and dates. */
export async function createPosts(count: number): Promise<Post[]> {
  const text = await readText();
  return Array.from({ length: count }, (_, index) => ({
    slug: `bench-${index + 1}`,
    heading: `Bench post ${index + 1}`,
    description: `What a bank can learn from its suppliers, part ${index + 1} of a series`,
    date: isoDay(addDays(new Date('2024-11-11'), -(index % 5000))),
    body: `This is part ${index + 1}.\n\n${text}`,
  }));
}
