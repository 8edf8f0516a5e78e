/**
 * `npm run bench:build -- 1000`: builds a copy of the site with 1,000 more posts: without a cache, after an edit of one
 * post, and after a change of one colour. Prints medians, the peak memory and the numbers of changed files. Exits with 1
 * if a page has another page's head tags (docs/decisions/0006-head-tags.md) or still has the old colour.
 *
 * - `--runs 3` repeats the three builds.
 * - `--pictures` gives each post its own picture.
 * - `--peer FOLDER` builds a Gatsby blog with installed packages, such as gatsby-starter-blog, with the same posts.
 */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  changesBetween,
  filesIn,
  type Files,
} from '../../plugins/gatsby-plugin-build-report/changes';
import { median } from '../median';
import { runCommand } from '../run-command';
import { removeSite } from '../site/copy-site';
import { build } from './build';
import {
  changeColour,
  copyOwnSite,
  copyPeer,
  createPosts,
  editPost,
  writePictures,
  writePosts,
  type BenchSite,
  type Post,
} from './sites';

const steps = ['without a cache', 'one post edited', 'one colour changed'] as const;

const matches = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);

/** The errors in the page of a post. */
async function errorsIn(root: string, post: Post, colours: { old: string; new: string }) {
  const address = `/insights/blog/content/bench-${post.number}`;
  const html = await readFile(path.join(root, 'public', address, 'index.html'), 'utf8');
  const head = html.slice(0, html.indexOf('</head>'));
  const titles = matches(head, /<title[^>]*>([^<]*)<\/title>/g);
  const descriptions = matches(head, /<meta[^>]*name="description"[^>]*content="([^"]*)"/g);
  const canonicals = matches(head, /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/g);
  const checks = {
    title: titles.length === 1 && titles[0]?.startsWith(`${post.title} |`),
    description: descriptions.length === 1 && descriptions[0] === post.description,
    canonical: canonicals.length === 1 && canonicals[0]?.endsWith(address),
    colour: html.includes(colours.new) && !html.includes(colours.old),
  };
  return Object.entries(checks)
    .filter(([, isCorrect]) => !isCorrect)
    .map(([name]) => `${address}: wrong ${name}`);
}

/** Builds a site `runs` times in each state and prints a row for each; returns the last change of colour. */
async function bench(site: BenchSite, runs: number) {
  const results = new Map<string, { seconds: number; peakMebibytes: number; changed: string }[]>();
  const colours = { old: '', new: '' };
  let before: Files = {};
  for (let run = 1; run <= runs; run += 1) {
    for (const folder of ['.cache', 'public']) {
      await rm(path.join(site.root, folder), { recursive: true, force: true });
    }
    for (const step of steps) {
      if (step === 'one post edited') await editPost(site);
      if (step === 'one colour changed') {
        colours.new = `#07${run % 10}f71`;
        colours.old = await changeColour(site, colours.new);
      }
      const measured = await build(site.root);
      const after = filesIn(path.join(site.root, 'public'), before);
      const changed = changesBetween(before, after).join('; ');
      results.set(step, [...(results.get(step) ?? []), { ...measured, changed }]);
      before = after;
    }
  }
  for (const [step, builds] of results) {
    const seconds = median(builds.map((one) => one.seconds)).toFixed(1);
    const peak = Math.max(...builds.map((one) => one.peakMebibytes)).toFixed(0);
    console.log(`${site.name}, ${step}: ${seconds} s, ${peak} MiB, ${builds.at(-1)?.changed}`);
  }
  return colours;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '1' },
      pictures: { type: 'boolean', default: false },
      peer: { type: 'string' },
    },
  });
  const posts = await createPosts(Number(positionals[0] ?? 0));
  const runs = Number(values.runs);
  const site = await copyOwnSite(values.pictures);
  const peer = values.peer ? await copyPeer(values.peer) : undefined;
  try {
    await writePosts(site, posts);
    if (values.pictures) await writePictures(site, posts);
    const colours = await bench(site, runs);
    for (const post of posts) {
      for (const error of await errorsIn(site.root, post, colours)) {
        console.error(error);
        process.exitCode = 1;
      }
    }
    if (peer) {
      await writePosts(peer, posts);
      await bench(peer, runs);
    }
  } finally {
    await removeSite(site.root);
    if (peer) await removeSite(peer.root);
  }
}

runCommand(main);
