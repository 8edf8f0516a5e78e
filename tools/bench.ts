/**
 * `npm run bench:build -- 1000`: builds a copy of the site with 1,000 more posts: without a cache, and after an edit of
 * one post. Prints the seconds, the peak memory and Gatsby's slowest steps of each build.
 * `--peer FOLDER` does the same with a Gatsby blog, such as gatsby-starter-blog with its packages installed.
 */
import { spawnSync } from 'node:child_process';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { joinMarkdown } from './front-matter';
import { runCommand } from '../host/run-command';
import { copySite, removeSite } from './site/copy-site';
import { buildPorts, environment, finished, startBuild } from './site/gatsby';
import { createPosts, postFile, writePosts, type Post } from './site/posts';

/** A copy of a site, and what the builds change in it. */
interface Site {
  name: string;
  root: string;
  /** The file of a post. */
  post: string;
}

async function copyOwnSite(posts: readonly Post[]): Promise<Site> {
  const root = await copySite();
  await writePosts(root, [{ slug: 'edited', heading: 'A post that is edited' }, ...posts]);
  return { name: 'this site', root, post: postFile(root, 'edited') };
}

/** A blog with a folder for each post in content/blog. */
async function copyPeer(folder: string, posts: readonly Post[]): Promise<Site> {
  const root = await copySite(path.resolve(folder));
  for (const { slug, heading: title, description, date, body = '' } of posts) {
    const file = path.join(root, 'content/blog', slug, 'index.md');
    await mkdir(path.dirname(file));
    await writeFile(file, joinMarkdown({ title, description, date }, body));
  }
  const post = path.join(root, 'content/blog/hello-world/index.md');
  return { name: path.basename(folder), root, post };
}

/** The resident memory of a process group in MiB; 0 where there is no `ps`. */
function memoryOf(group = 0): number {
  const { stdout } = spawnSync('ps', ['-eo', 'pgid=,rss='], { encoding: 'utf8' });
  return (stdout ?? '')
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
    .reduce((sum, [pgid, kibibytes = 0]) => sum + (pgid === group ? kibibytes / 1024 : 0), 0);
}

/** Builds a site and prints what it took. Throws if the build fails. */
async function build({ name, root }: Site, step: string): Promise<void> {
  let log = '';
  const start = performance.now();
  const command = startBuild(root, environment(buildPorts), (text) => (log += text));
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(command.pid))), 500);
  await finished(command, `The build of ${name}`)
    .catch((reason: unknown) => {
      console.error(log);
      throw reason;
    })
    .finally(() => clearInterval(timer));
  const seconds = (performance.now() - start) / 1000;
  console.log(`${name}, ${step}: ${seconds.toFixed(1)} s, ${peak.toFixed(0)} MiB`);
  const steps = [...stripVTControlCharacters(log).matchAll(/^success (.+?) - ([\d.]+)s/gm)]
    .map(([, words, time]) => ({ words, time: Number(time) }))
    .filter(({ time }) => time >= 1)
    .toSorted((a, b) => b.time - a.time);
  console.log(steps.map(({ words, time }) => `  ${time.toFixed(1)} s ${words}`).join('\n'));
}

/** Builds a site in each state, and removes it. */
async function bench(site: Site): Promise<void> {
  try {
    await build(site, 'without a cache');
    await appendFile(site.post, '\nOne more sentence.\n');
    await build(site, 'one post edited');
  } finally {
    await removeSite(site.root);
  }
}

void runCommand(module, async (args) => {
  const options = { peer: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const posts = await createPosts(Number(positionals[0] ?? 0));
  await bench(await copyOwnSite(posts));
  if (values.peer) await bench(await copyPeer(values.peer, posts));
});
