import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { concurrently } from '../../src/data-layer/validation/concurrently';
import { paragraph, pick, seeded, sentence, title, type Random } from './words';

/** A post as the bench writes it, and what its page's head has to say. */
export interface Post {
  slug: string;
  title: string;
  description: string;
}

/** The categories that posts are put into, in turn. */
export const categories = ['Compliance', 'BCM', 'Fraud', 'GRC', 'Outsourcing Risk'] as const;
const dayLength = 24 * 60 * 60 * 1000;
const folder = 'content/insights/blog';

/** Some 800 words under five headings, with a list and a link, as a real article has. */
function body(random: Random): string {
  const section = (number: number) =>
    [
      `## ${number}. ${sentence(random, 5)}`,
      paragraph(random, 70),
      `${paragraph(random, 50)} See [the outsourcing page](/solutions/riskmanagement).`,
      `- **${sentence(random, 3)}** ${sentence(random, 12)}\n- **${sentence(random, 3)}** ${sentence(random, 12)}`,
    ].join('\n\n');
  return [1, 2, 3, 4, 5].map(section).join('\n\n');
}

/** The front matter and body of a post; `picture` is its picture's path as a writer names it. */
function text(number: number, post: Post, picture: string): string {
  const random = seeded(number + 1);
  const day = new Date(Date.UTC(2024, 10, 11) - (number % 5000) * dayLength);
  return `---
heading: '${post.title}'
date: ${day.toISOString().slice(0, 10)}
category: ${categories[number % categories.length]}
description:
  - '${sentence(random, 14)}'
  - '${sentence(random, 18)}'
seo:
  title: '${post.title}'
  description: '${post.description}'
author: Bench team
keyTakeaways:
  - '${sentence(random, 14)}'
  - '${sentence(random, 16)}'
picture:
  file: ${picture}
  alt: ''
---

${body(random)}
`;
}

/** A flat drawing that no other post has: quick to make, and as large as a writer's picture. */
async function drawPicture(number: number, file: string): Promise<void> {
  const random = seeded(number + 1);
  const planes = Array.from({ length: 8 }, () => {
    const [x, y] = [random() * 1200, random() * 675];
    const shade = pick(random, ['#0a5a9e', '#d5e0e9', '#0a1828', '#ffffff']);
    return `<path d="M${x} ${y}l173 100l-173 100l-173-100z" fill="${shade}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675"><rect width="1200" height="675" fill="#e9eff4"/>${planes.join('')}</svg>`;
  await sharp(Buffer.from(svg)).png().toFile(file);
}

/**
 * Writes posts into the content of a site.
 *
 * @param root the site's folder
 * @param ownPictures true gives each post a picture of its own; otherwise they share the ones that are there
 */
export async function writePosts(
  root: string,
  count: number,
  ownPictures: boolean,
): Promise<Post[]> {
  const shared = ['blog1', 'blog1-exit', 'blog1-tiers'];
  await mkdir(path.join(root, folder, 'pictures'), { recursive: true });
  const posts = Array.from({ length: count }, (_, number): Post => {
    const random = seeded(number + 1);
    const name = `${title(random)} ${number + 1}`;
    const description = `Note ${number + 1}: ${sentence(random, 12)}`.slice(0, 159);
    return { slug: `bench-${number + 1}`, title: name, description };
  });
  await concurrently([...posts.entries()], async ([number, post]) => {
    const name = ownPictures ? post.slug : (shared[number % shared.length] ?? '');
    if (ownPictures) {
      await drawPicture(number, path.join(root, folder, 'pictures', `${name}.png`));
    }
    const content = text(number, post, `./pictures/${name}.png`);
    await writeFile(path.join(root, folder, `${post.slug}.md`), content);
  });
  return posts;
}

/** Rewrites a post with one more sentence at its end, as a writer's correction does. */
export async function editPost(root: string, { slug }: Post, addition: string): Promise<void> {
  const file = path.join(root, folder, `${slug}.md`);
  await writeFile(file, `\n${addition}\n`, { flag: 'a' });
}
