/**
 * Measures the build with many posts: `npm run bench:build -- 1000`. With `--pictures` each post has a picture of its
 * own; `--keep` leaves the site's folder for a look.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copySite, removeSite } from '../site/copy-site';
import { build, type Cost } from './build';
import { headFaults } from './heads';
import { listFaults } from './lists';
import { changedFiles, kilobytes, readOutput } from './output';
import { editPost, writePosts } from './posts';
import { changeToken, pagesWithToken } from './tokens';

const round = (value: number) => Math.round(value * 10) / 10;

function row(name: string, { seconds, peak }: Cost, posts: number, changed: readonly string[]) {
  const pages = changed.filter((file) => file.endsWith('.html')).length;
  return {
    build: name,
    seconds: round(seconds),
    'peak MiB': Math.round(peak),
    's / 1,000 posts': round((seconds / posts) * 1000),
    'pages changed': pages,
    'other files changed': changed.length - pages,
  };
}

/** The sizes of list pages, in kB: they must not grow with the number of posts. */
async function listSizes(publicFolder: string, posts: number) {
  const last = Math.ceil((posts + 1) / 12);
  const pages = ['insights/blog', `insights/blog/${last}`, 'insights/blog/category/fraud'];
  return Promise.all(
    pages.map(async (page) => ({
      page: `/${page}`,
      'HTML kB': await kilobytes(publicFolder, `${page}/index.html`),
      'page data kB': await kilobytes(publicFolder, `page-data/${page}/page-data.json`),
    })),
  );
}

/** Builds, and says at once what it cost: the next build may take long. */
async function measured(name: string, root: string): Promise<Cost> {
  const cost = await build(root);
  console.log(`${name}: ${round(cost.seconds)} s, ${Math.round(cost.peak)} MiB`);
  return cost;
}

async function bench(count: number, ownPictures: boolean, root: string): Promise<boolean> {
  const publicFolder = path.join(root, 'public');
  const posts = await writePosts(root, count, ownPictures);
  const edited = posts[Math.floor(count / 2)];
  if (!edited) throw new Error('Write how many posts, 1 or more: npm run bench:build -- 1000');

  const cold = await measured('cold', root);
  const first = await readOutput(publicFolder);
  await editPost(root, edited, 'One more sentence.');
  const warm = await measured('warm, one post edited', root);
  const second = await readOutput(publicFolder);
  const token = await changeToken(root);
  const restyled = await measured('warm, one colour changed', root);
  const third = await readOutput(publicFolder);

  console.table([
    row('cold', cold, count, [...first.keys()]),
    row('warm, one post edited', warm, count, changedFiles(first, second)),
    row('warm, one colour changed', restyled, count, changedFiles(second, third)),
  ]);
  console.log(`Changed by the post: ${changedFiles(first, second).slice(0, 12).join(', ')}`);
  console.table(await listSizes(publicFolder, count));

  const pages = [...third.keys()].filter((file) => file.endsWith('/index.html'));
  const faults = [
    ...(await headFaults(publicFolder, pages, posts)),
    ...(await listFaults(publicFolder, posts)),
  ];
  const stale = await pagesWithToken(publicFolder, pages, token);
  console.log(`Heads of ${pages.length} pages, and the blog list: ${faults.length} faults`);
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  console.log(`Pages with the colour of before: ${stale}`);
  return faults.length === 0 && stale === 0;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pictures: { type: 'boolean' }, keep: { type: 'boolean' } },
  });
  const root = await copySite();
  try {
    const isWell = await bench(Number(positionals[0]), values.pictures === true, root);
    if (!isWell) process.exitCode = 1;
  } finally {
    if (values.keep) console.log(`The site is in ${root}`);
    else await removeSite(root);
  }
}

main().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
