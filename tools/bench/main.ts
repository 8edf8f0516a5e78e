/**
 * `npm run bench:build -- 1000`: builds a copy of the site with 1,000 more posts: without a cache, after an edit of one
 * post, and after a change of one colour. Prints medians, peak memory, the numbers of page queries and the changed
 * files. Exits with 1 if a page has another page's head tags (docs/decisions/0006-head-tags.md) or the old colour.
 *
 * - `--runs 3` repeats the three builds.
 * - `--peer FOLDER` builds a Gatsby blog with installed packages, such as gatsby-starter-blog, with the same posts.
 */
import { execFileSync } from 'node:child_process';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { joinMarkdown } from '../front-matter';
import { median } from '../median';
import { runCommand } from '../run-command';
import { copySite, removeSite } from '../site/copy-site';
import { addressOfPost, createPosts, postFile, writePosts, type Post } from '../site/posts';
import { build, type Build } from './build';

/** A copy of a site, and what the builds change in it. */
interface Site {
  name: string;
  root: string;
  /** The file of an existing post of the site. */
  post: string;
  /** A style sheet, and a colour's custom property in it. */
  palette: { file: string; property: string };
}

async function copyOwnSite(posts: readonly Post[]): Promise<Site> {
  const root = await copySite();
  const slug = 'edited';
  await writePosts(root, [{ slug, heading: 'A post that is edited' }, ...posts]);
  return {
    name: 'this site',
    root,
    post: postFile(root, slug),
    palette: { file: 'src/styles/palette.css', property: '--harbour-deep' },
  };
}

/** A blog with a folder for each post in content/blog. */
async function copyPeer(folder: string, posts: readonly Post[]): Promise<Site> {
  const root = await copySite(path.resolve(folder));
  for (const { slug, heading: title, description, date, body } of posts) {
    const file = path.join(root, 'content/blog', slug, 'index.md');
    await mkdir(path.dirname(file));
    await writeFile(file, joinMarkdown({ title, description, date }, body ?? ''));
  }
  return {
    name: path.basename(folder),
    root,
    post: path.join(root, 'content/blog/hello-world/index.md'),
    palette: { file: 'src/style.css', property: '--color-primary' },
  };
}

/** Gives the colour another value. */
async function changeColour({ root, palette }: Site, run: number) {
  const file = path.join(root, palette.file);
  const css = await readFile(file, 'utf8');
  const [, old] = new RegExp(`${palette.property}:\\s*(#[0-9a-f]{6})`).exec(css) ?? [];
  if (!old) throw new Error(`${file} has no ${palette.property}`);
  const colours = { old, new: `#07${run % 10}f71` };
  await writeFile(file, css.replaceAll(old, colours.new));
  return colours;
}

const matches = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);

/** The errors in the page of a post. */
async function errorsIn(
  root: string,
  { slug, heading, description }: Post,
  colours: { old: string; new: string },
) {
  const address = addressOfPost(slug);
  const html = await readFile(path.join(root, 'public', address, 'index.html'), 'utf8');
  const head = html.slice(0, html.indexOf('</head>'));
  const titles = matches(head, /<title[^>]*>([^<]*)<\/title>/g);
  const descriptions = matches(head, /<meta[^>]*name="description"[^>]*content="([^"]*)"/g);
  const canonicals = matches(head, /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/g);
  const checks = {
    title: titles.length === 1 && titles[0]?.startsWith(`${heading} |`),
    description: descriptions.length === 1 && descriptions[0] === description,
    canonical: canonicals.length === 1 && canonicals[0]?.endsWith(address),
    colour: html.includes(colours.new) && !html.includes(colours.old),
  };
  return Object.entries(checks)
    .filter(([, isCorrect]) => !isCorrect)
    .map(([name]) => `${address}: wrong ${name}`);
}

/**
 * Stores the built files in a Git repository beside them.
 *
 * @param before the tree of an earlier build
 * @returns the tree of this build, and how many files have changed since
 */
function compareBuilds(root: string, before?: string) {
  const repository = [`--git-dir=${root}/builds.git`, `--work-tree=${root}/public`];
  const git = (...args: string[]) =>
    execFileSync('git', [...repository, ...args], { encoding: 'utf8', cwd: `${root}/public` });
  git('init', '--quiet');
  git('add', '--all');
  const tree = git('write-tree').trim();
  if (!before) return { tree, changes: 'all files are new' };
  const changed = git('diff', '--no-renames', '--name-only', before, tree)
    .split('\n')
    .filter(Boolean);
  const pages = changed.filter((file) => file.endsWith('.html')).length;
  return { tree, changes: `${pages} pages and ${changed.length - pages} other files changed` };
}

/** Builds a site `runs` times in each state and prints a row for each. Returns the last change of colour. */
async function bench(site: Site, runs: number) {
  const rows = new Map<string, Build[]>();
  const changes = new Map<string, string>();
  let colours = { old: '', new: '' };
  let tree: string | undefined;

  async function measure(step: string): Promise<void> {
    rows.set(step, [...(rows.get(step) ?? []), await build(site.root)]);
    const compared = compareBuilds(site.root, tree);
    changes.set(step, compared.changes);
    tree = compared.tree;
  }

  for (let run = 1; run <= runs; run += 1) {
    for (const folder of ['.cache', 'public']) {
      await rm(path.join(site.root, folder), { recursive: true, force: true });
    }
    await measure('without a cache');
    await appendFile(site.post, '\nOne more sentence.\n');
    await measure('one post edited');
    colours = await changeColour(site, run);
    await measure('one colour changed');
  }
  for (const [step, builds] of rows) {
    const seconds = median(builds.map((one) => one.seconds))?.toFixed(1);
    const peak = Math.max(...builds.map((one) => one.peakMebibytes)).toFixed(0);
    const queries = `${builds.at(-1)?.queries} queries`;
    console.log(
      `${site.name}, ${step}: ${seconds} s, ${peak} MiB, ${queries}, ${changes.get(step)}`,
    );
  }
  return colours;
}

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '1' },
      peer: { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  const posts = await createPosts(Number(positionals[0] ?? 0));
  const site = await copyOwnSite(posts);
  const peer = values.peer ? await copyPeer(values.peer, posts) : undefined;
  try {
    const colours = await bench(site, runs);
    for (const post of posts) {
      for (const error of await errorsIn(site.root, post, colours)) {
        console.error(error);
        process.exitCode = 1;
      }
    }
    if (peer) await bench(peer, runs);
  } finally {
    await removeSite(site.root);
    if (peer) await removeSite(peer.root);
  }
}

runCommand(import.meta.filename, main);
