/**
 * A build with a cache gives the same pages as a cold one, whatever has changed, and after a killed build.
 */
import { once } from 'node:events';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { listFolder } from '../../src/content-model/source/folder';
import { copySite, removeSite } from '../../tools/site/copy-site';
import { buildPorts, environment, startBuild } from '../../tools/site/gatsby';
import { addressOfPost, postFile, postPicture, writePosts } from '../../tools/site/posts';

jest.setTimeout(1_800_000);

const env = environment(buildPorts);
const roots: string[] = [];
afterAll(() => Promise.all(roots.map(removeSite)));

async function copy(project?: string): Promise<string> {
  const root = await copySite(project);
  roots.push(root);
  return root;
}

/** Builds a site; kills the build when its log contains some words. */
async function build(root: string, killAt?: string) {
  let log = '';
  const child = startBuild(root, env, (text) => {
    log += text;
    if (child.pid && killAt && text.includes(killAt)) process.kill(-child.pid, 'SIGKILL');
  });
  const [code] = await once(child, 'close');
  return { code, log };
}

async function buildWell(root: string): Promise<void> {
  const { code, log } = await build(root);
  if (code !== 0) throw new Error(log);
}

/** The files of a built site that determine what it shows, by path, without the time and the hash of its build. */
function textsOf(root: string): ReadonlyMap<string, string> {
  const folder = path.join(root, 'public');
  const names = [...listFolder(folder)]
    .filter((name) =>
      /(?:index\.html|404\.html|page-data\.json|search\.json|\.xml|\.pdf)$/.test(name),
    )
    .sort();
  return new Map(
    names.map((name) => [
      name,
      readFileSync(path.join(folder, name), 'utf8').replace(
        /<lastBuildDate>[^<]*|(?<=webpackCompilationHash=")\w+/,
        '',
      ),
    ]),
  );
}

const pageOf = (root: string, slug: string) =>
  path.join(root, 'public', addressOfPost(slug), 'index.html');

const replacement = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="${color}" d="M0 0H90V30z"/></svg>`;

test('a warm build equals a cold one after every kind of change, and recovers from a killed one', async () => {
  const root = await copy();
  const at = (file: string) => path.join(root, 'content', file);
  const edit = (file: string, find: string | RegExp, by: string) => {
    const text = readFileSync(at(file), 'utf8');
    const changed = text.replace(find, by);
    if (changed === text) throw new Error(`${file} has no ${String(find)}`);
    writeFileSync(at(file), changed);
  };
  const picture = { file: './pictures/kept.png', alt: 'A picture that is removed' };
  await writePosts(root, [
    { slug: 'edited', heading: 'A post that is edited', date: '2024-11-03' },
    { slug: 'kept', heading: 'A post that is kept', date: '2024-11-01', picture },
    { slug: 'removed', heading: 'A post that is removed', date: '2024-11-02' },
  ]);
  copyFileSync(postPicture(root), at('insights/blog/pictures/kept.png'));
  const solutionFile = readdirSync(at('solutions')).find((name) => name.endsWith('.json'));
  const solution = JSON.parse(readFileSync(at(`solutions/${solutionFile}`), 'utf8'));
  Object.assign(solution, { order: 9, seo: { ...solution.seo, title: 'Removed' } });
  Object.assign(solution.strip, { order: 9 });
  writeFileSync(at('solutions/removed.json'), JSON.stringify(solution));
  await buildWell(root);
  // As `host/compress.ts` writes it.
  const compressed = `${pageOf(root, 'edited')}.br`;
  writeFileSync(compressed, '');

  // A script and a style sheet, and files of each kind edited, replaced and removed.
  appendFileSync(
    path.join(root, 'src/sections/Introduction/Introduction.module.css'),
    '\n@layer sections { .changed { color: red; } }\n',
  );
  appendFileSync(
    path.join(root, 'src/layout/lifecycle/onClientEntry.ts'),
    "\nconsole.debug('Changed');\n",
  );
  edit('pages/about.json', /"heading": "/, '$&Changed: ');
  edit('insights/insights.json', /"title": "/, '$&Changed: ');
  edit('insights/blog/edited.md', /\n\n## /, '\n\nA sentence that was added.$&');
  edit('pages/legal.md', /\n\n## /, '\n\nA sentence that was added.$&');
  for (const name of ['certification', 'client-1', 'mark']) {
    writeFileSync(at(`brand/${name}.svg`), replacement('#123456'));
  }
  await writePosts(root, [
    { slug: 'kept', heading: 'A post whose picture is removed', date: '2024-11-01' },
  ]);
  const replaced = postPicture(root);
  const { width, height } = await sharp(readFileSync(replaced)).metadata();
  await sharp({ create: { width, height, channels: 3, background: '#abcdef' } }).toFile(replaced);
  // A page of the specification, with the links to it.
  for (const file of ['navigation.json', 'pages/error.json']) {
    edit(file, /\{[^{}]*"\/careers"\s*\},/g, '');
  }
  for (const removed of [
    'pages/careers.json',
    'insights/blog/removed.md',
    'solutions/removed.json',
    'insights/blog/pictures/kept.png',
  ]) {
    rmSync(at(removed));
  }
  await buildWell(root);

  const cold = await copy(root);
  await buildWell(cold);
  const [warmTexts, coldTexts] = [textsOf(root), textsOf(cold)];
  expect([...warmTexts.keys()]).toEqual([...coldTexts.keys()]);
  const different = [...coldTexts].filter(([name, text]) => warmTexts.get(name) !== text);
  expect(different.map(([name]) => name)).toEqual([]);
  expect(existsSync(pageOf(root, 'removed'))).toBe(false);
  expect(existsSync(compressed)).toBe(false);
  expect(warmTexts.has('careers/index.html')).toBe(false);

  // A style sheet alone, without a new class.
  appendFileSync(
    path.join(root, 'src/sections/Introduction/Introduction.module.css'),
    '\n@layer sections { section { --changed: 1px; } }\n',
  );
  await buildWell(root);
  const page = path.join(
    root,
    'public/solutions',
    path.parse(solutionFile ?? '').name,
    'index.html',
  );
  expect(readFileSync(page, 'utf8')).toContain('--changed');

  const about = path.join(root, 'public/about/index.html');
  const before = readFileSync(about, 'utf8');

  // A build is killed after it has sourced removed and added files.
  rmSync(postFile(root, 'edited'));
  await writePosts(root, [{ slug: 'late', heading: 'A late post', date: '2024-11-05' }]);
  expect((await build(root, 'createPages')).code).toBe(null);
  await buildWell(root);
  expect(existsSync(pageOf(root, 'edited'))).toBe(false);
  for (const slug of ['kept', 'late']) expect(existsSync(pageOf(root, slug))).toBe(true);
  // The hash of unchanged scripts stays in every page.
  expect(readFileSync(about, 'utf8')).toBe(before);

  // How the content model writes a text.
  edit('../src/content-model/nodes/article-html.ts', '(parent)).trim()', '$&.concat(" Changed")');
  await buildWell(root);
  expect(readFileSync(pageOf(root, 'late'), 'utf8')).toContain(' Changed');
});
