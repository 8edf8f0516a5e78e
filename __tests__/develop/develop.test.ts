/**
 * `npm run develop` and `npm run write` start, show every kind of page and edit, and survive mistakes in the content.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { writeEntry } from '../../tools/new';
import { addressOf } from '../../src/content-model/schema/content-types';
import { launchBrowser } from '../../tools/site/browser';
import { copySite, removeSite } from '../../tools/site/copy-site';
import { freePort } from '../../tools/site/listen';
import { pageRoutes } from '../../tools/site/routes';

// Limits for a slow and busy machine; two idle cores start in 50 s and show an edit in 1 to 4 s.
const startLimit = 420_000;
const editLimit = 60_000;
jest.setTimeout(startLimit + editLimit);

let root: string;
let url: string;
let command: ChildProcess;
/** What the command has printed so far. */
let output = '';
let browser: Browser;
let page: Page;
let errors: string[] = [];

/** Rewrites a file of the copy. */
async function edit(file: string, change: (text: string) => string): Promise<void> {
  const name = path.join(root, file);
  await writeFile(name, change(await readFile(name, 'utf8')));
}

/** Polls until a check returns true; fails with the server's output. */
async function until(check: () => Promise<boolean>, limit = editLimit): Promise<void> {
  const end = Date.now() + limit;
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`Not within ${limit / 1000} s:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Waits until the server has printed nothing for a second. Gatsby loses an edit that is saved while it runs queries. */
async function untilIdle(): Promise<void> {
  let [length, since] = [output.length, Date.now()];
  await until(async () => {
    if (output.length !== length) [length, since] = [output.length, Date.now()];
    return Date.now() - since > 1000;
  });
}

/** A page whose title the requirements do not fix. */
const edited = { file: 'content/pages/search.json', address: '/search' };

/** Whether the edited page has lost its content. */
async function isSpoilt(): Promise<boolean> {
  const answer = await fetch(`${url}/page-data${edited.address}/page-data.json`);
  return !(await answer.json()).result?.data?.searchPage?.title;
}

/** Opens a page and returns whether its main part contains a text. */
async function shows(address: string, text: string): Promise<boolean> {
  await page.goto(url + address, { waitUntil: 'domcontentloaded' });
  await page.locator('h1').first().waitFor();
  return (await page.locator('main').getByText(text).count()) > 0;
}

const withTitle = (text: string, title: string) =>
  text.replace(/^ {2}"title": ".*"/m, `  "title": "${title}"`);

// Starts `npm run write`, which is `npm run develop` with the editor, in a copy of the project without a build or a cache.
beforeAll(async () => {
  root = await copySite();
  const port = freePort();
  url = `http://localhost:${port}`;
  command = spawn('npm', ['run', 'write'], {
    cwd: root,
    // Its own process group, so that its children end with it.
    detached: true,
    env: {
      ...process.env,
      // Jest sets it to "test", which Gatsby does not know.
      NODE_ENV: 'development',
      // Plain output instead of a progress display.
      CI: 'true',
      // Gatsby would listen there.
      GATSBY_HOST: '0.0.0.0',
      SITE_PORT: String(port),
      SANDBOX_PORT: String(freePort()),
    },
  });
  for (const stream of [command.stdout, command.stderr]) {
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  }
  browser = await launchBrowser();
  page = await browser.newPage();
  page.setDefaultTimeout(editLimit);
  page.on('pageerror', ({ message }) => errors.push(message));
  await until(async () => (await fetch(`${url}/home`).catch(() => null))?.ok ?? false, startLimit);
});

afterAll(async () => {
  await browser?.close();
  const ended = once(command, 'exit');
  if (command.exitCode === null && command.pid && process.kill(-command.pid, 'SIGTERM'))
    await ended;
  await removeSite(root);
});

beforeEach(() => {
  errors = [];
});

/** A post of the site. */
const post = readdirSync('content/insights/blog').find((name) => name.endsWith('.md')) ?? '';
const article = addressOf(`insights/blog/${post}`) ?? '';

test.each([
  '/home',
  pageRoutes.find((address) => address.startsWith('/solutions/')) ?? '',
  '/insights/blog',
  article,
  '/insights/factsheet/download',
  '/contact',
  '/404',
])('shows %s', async (address) => {
  await page.goto(url + address, { waitUntil: 'domcontentloaded' });
  await page.locator('main h1').waitFor();
  expect(errors).toEqual([]);
});

const added = 'Added while it runs';
const isAdded = () => page.getByText(added).first().isVisible();
const isOutlined = () =>
  page.evaluate(() => getComputedStyle(document.body).outlineColor === 'rgb(1, 2, 3)');

test.each<[string, string, (text: string) => string, () => Promise<boolean>]>([
  [`content/insights/blog/${post}`, article, (text) => `${text}\n${added}\n`, isAdded],
  [edited.file, edited.address, (text) => withTitle(text, added), isAdded],
  [
    'src/styles/base.css',
    '/contact',
    (text) => `${text}\nbody { outline: 1px solid #010203; }\n`,
    isOutlined,
  ],
])('shows an edit of %s', async (file, address, change, isShown) => {
  await page.goto(url + address);
  await page.locator('main').waitFor();
  await edit(file, change);
  await until(isShown);
});

test('is reachable only from this computer, even if GATSBY_HOST says otherwise (R118)', async () => {
  const { port } = new URL(url);
  const others = Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of others) {
    await expect(fetch(`http://${address}:${port}/home`)).rejects.toThrow('fetch failed');
  }
});

test.each([
  ['a missing field', (text: string) => text.replace(/^ {2}"title": .*\n/m, '')],
  ['broken JSON', (text: string) => text.replace(/^ {2}"title": "/m, '  "title": ')],
])('reports %s with its line and continues once it is corrected', async (mistake, spoil) => {
  const start = output.length;
  const newOutput = () => output.slice(start);
  let before = '';
  await edit(edited.file, (text) => {
    before = text;
    return spoil(text);
  });
  await until(async () => new RegExp(`${edited.file}:\\d+: `).test(newOutput()));
  await until(isSpoilt);
  await untilIdle();

  const title = `Corrected after ${mistake}`;
  await edit(edited.file, () => withTitle(before, title));
  await until(async () => newOutput().includes('content: no mistake'));
  // The server reports on the content before it has run the page's query again; a spoilt page has no heading.
  await until(async () => !(await isSpoilt()));
  await until(() => shows(edited.address, title));
});

test('shows new entries until they are removed', async () => {
  const entries: { title: string; address: string; file: string }[] = [];
  for (const [kind, address] of [
    ['post', '/insights/blog'],
    ['news', '/insights/news'],
    ['factsheet', '/insights/factsheet'],
  ] as const) {
    const title = `A new ${kind}`;
    entries.push({ title, address, file: await writeEntry(root, kind, title, new Date()) });
  }
  for (const { title, address } of entries) {
    await until(() => shows(address, title), editLimit);
  }
  for (const { file } of entries) await rm(path.join(root, file));
  for (const { title, address } of entries) {
    await until(async () => !(await shows(address, title)), editLimit);
  }
});

test('/admin is the editor', async () => {
  expect(await (await fetch(`${url}/admin`)).text()).toContain('/admin/start.js');
});

test('prints how many entries are published, as the check does', async () => {
  await until(async () => /content: \d+ published, /.test(output));
});
