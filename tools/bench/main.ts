/**
 * `npm run bench:build -- 1000`: builds a copy of the site with 1,000 more posts three times: without a cache, after an
 * edit of one post, and after a change of one colour. Prints the durations and the numbers of changed files. Exits with
 * 1 if a page has another page's head tags (docs/decisions/0006-head-tags.md) or still has the old colour.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copySite, removeSite } from '../site/copy-site';
import { editPost, writePosts, type Post } from './posts';
import { build, digests } from './build';

const newColour = '#073f71';

/** Changes a colour of the palette; returns the old value. */
async function changeColour(root: string): Promise<string> {
  const file = path.join(root, 'src/styles/palette.css');
  const css = await readFile(file, 'utf8');
  const value = /--harbour-deep:\s*(#[0-9a-f]{6})/.exec(css)?.[1];
  if (!value) throw new Error(`${file} has no colour --harbour-deep`);
  await writeFile(file, css.replaceAll(value, newColour));
  return value;
}

const matches = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);

/** The errors in the page of a post. */
async function errorsIn(root: string, post: Post, oldColour: string): Promise<string[]> {
  const address = `/insights/blog/content/${post.slug}`;
  const html = await readFile(path.join(root, 'public', address, 'index.html'), 'utf8');
  const head = html.slice(0, html.indexOf('</head>'));
  const titles = matches(head, /<title[^>]*>([^<]*)<\/title>/g);
  const descriptions = matches(head, /<meta[^>]*name="description"[^>]*content="([^"]*)"/g);
  const canonicals = matches(head, /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/g);
  const checks = {
    title: titles.length === 1 && titles[0]?.startsWith(`${post.title} |`),
    description: descriptions.length === 1 && descriptions[0] === post.description,
    canonical: canonicals.length === 1 && canonicals[0]?.endsWith(address),
    colour: html.includes(newColour) && !html.includes(oldColour),
  };
  return Object.entries(checks)
    .filter(([, isCorrect]) => !isCorrect)
    .map(([name]) => `${address}: wrong ${name}`);
}

async function bench(root: string, count: number): Promise<string[]> {
  let before = new Map<string, string>();
  const measure = async (name: string) => {
    const seconds = await build(root);
    const after = await digests(root);
    const changed = [...after].filter(([file, digest]) => before.get(file) !== digest);
    const pages = changed.filter(([file]) => file.endsWith('.html')).length;
    console.log(
      `${name}: ${seconds.toFixed(1)} s, ${pages} pages and ${changed.length - pages} other files`,
    );
    before = after;
  };

  const posts = await writePosts(root, count);
  const [first] = posts;
  if (!first) throw new Error('Pass the number of posts: npm run bench:build -- 1000');
  await measure('Without a cache');
  await editPost(root, first);
  await measure('One post edited');
  const oldColour = await changeColour(root);
  await measure('One colour changed');
  const errors: string[] = [];
  for (const post of posts) errors.push(...(await errorsIn(root, post, oldColour)));
  return errors;
}

async function main(count: number): Promise<void> {
  const root = await copySite();
  try {
    const errors = await bench(root, count);
    for (const error of errors) console.error(error);
    if (errors.length > 0) process.exitCode = 1;
  } finally {
    await removeSite(root);
  }
}

main(Number(process.argv[2])).catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
