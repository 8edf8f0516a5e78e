/**
 * `npm run bench:build -- 1000`: builds a copy of the site with 1,000 more posts: without a cache, after an edit of one
 * post, and after a change of one colour. Prints medians, peak memory and the number of changed files. Exits with 1 if
 * a page has the head tags of another (docs/decisions/0006-head-tags.md) or the old colour.
 *
 * - `--runs 3` repeats the three builds.
 * - `--peer FOLDER` builds a Gatsby blog with installed packages, such as gatsby-starter-blog, with the same posts.
 */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { filesIn } from '../../plugins/pages/edit-pages';
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

/** The errors in the page of a post. */
async function errorsIn(
  root: string,
  { slug, heading, description }: Post,
  colours: { old: string; new: string },
) {
  const address = addressOfPost(slug);
  const html = await readFile(path.join(root, 'public', address, 'index.html'), 'utf8');
  const head = html.slice(0, html.indexOf('</head>'));
  // Joined, two are another value than one.
  const found = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, value]) => value).join();
  const checks = {
    title: found(/<title[^>]*>(.*?) \|/g) === heading,
    description: found(/<meta[^>]*name="description"[^>]*content="(.*?)"/g) === description,
    canonical: found(/<link[^>]*rel="canonical"[^>]*href="https:\/\/[^/]*(.*?)"/g) === address,
    colour: html.includes(colours.new) && !html.includes(colours.old),
  };
  return Object.entries(checks)
    .filter(([, isCorrect]) => !isCorrect)
    .map(([name]) => `${address}: wrong ${name}`);
}

/** The digests of the built files. */
const digestsIn = (root: string): ReadonlyMap<string, string> =>
  new Map(
    filesIn(path.join(root, 'public')).map((file) => [file, hash('sha256', readFileSync(file))]),
  );

/** How many files differ between two builds. */
function changesBetween(before: ReadonlyMap<string, string>, after: typeof before): string {
  const files = new Set([...before.keys(), ...after.keys()]);
  const changed = [...files].filter((file) => before.get(file) !== after.get(file));
  const pages = changed.filter((file) => file.endsWith('.html')).length;
  return `${pages} pages and ${changed.length - pages} other files changed`;
}

/** Builds a site `runs` times in each state and prints a row for each. Returns the last change of colour. */
async function bench(site: Site, runs: number) {
  const rows = new Map<string, { builds: Build[]; changes: string }>();
  let colours = { old: '', new: '' };
  let digests: ReadonlyMap<string, string> = new Map();

  async function measure(step: string): Promise<void> {
    const builds = [...(rows.get(step)?.builds ?? []), await build(site.root)];
    const before = digests;
    digests = digestsIn(site.root);
    rows.set(step, { builds, changes: changesBetween(before, digests) });
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
  for (const [step, { builds, changes }] of rows) {
    const seconds = median(builds.map((one) => one.seconds))?.toFixed(1);
    const peak = Math.max(...builds.map((one) => one.peakMebibytes)).toFixed(0);
    console.log(`${site.name}, ${step}: ${seconds} s, ${peak} MiB, ${changes}`);
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
