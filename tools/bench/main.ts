/**
 * `npm run bench:build -- 1000`: builds a copy of the site with 1,000 more posts three times: from nothing, after
 * an edit of one post, and after a change of one colour. Prints the seconds and the number of changed files. Ends
 * with 1 where a page has another page's head tags (react-helmet keeps its state in one global place while Gatsby
 * renders pages side by side) or still has the old colour.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copySite, removeSite } from '../site/copy-site';
import { editPost, writePosts, type Post } from './posts';
import { build, digests } from './build';

const newColour = '#073f71';

/** Changes one colour of the tokens; returns the old value. */
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

/** What is wrong with the page of a post. */
async function faultsOf(root: string, post: Post, oldColour: string): Promise<string[]> {
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
    .filter(([, isRight]) => !isRight)
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
  if (!first) throw new Error('Write how many posts, 1 or more: npm run bench:build -- 1000');
  await measure('From nothing');
  await editPost(root, first);
  await measure('One post edited');
  const oldColour = await changeColour(root);
  await measure('One colour changed');
  const faults: string[] = [];
  for (const post of posts) faults.push(...(await faultsOf(root, post, oldColour)));
  return faults;
}

async function main(count: number): Promise<void> {
  const root = await copySite();
  try {
    const faults = await bench(root, count);
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await removeSite(root);
  }
}

main(Number(process.argv[2])).catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
