/**
 * `npm run develop` and `npm run write` start, show every kind of page and edit, and survive mistakes in the content.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { isKind, kinds } from '../../tools/new-entry/kinds';
import { writeEntry } from '../../tools/new-entry/new-entry';
import { launchBrowser } from '../../tools/site/browser';
import { copySite, removeSite } from '../../tools/site/copy-site';
import { changeField, openEditor, openEntry, save } from '../../tools/site/editor';
import { freePort } from '../../tools/site/listen';
import { completeEntry } from '../fixtures/complete-entry';

// Limits for a busy machine; two idle cores start in 50 s and show an edit in 1 to 4 s.
const startLimit = 120_000;
const editLimit = 15_000;
jest.setTimeout(startLimit + editLimit);

let server: Awaited<ReturnType<typeof startDevelop>>;
let browser: Browser;
let page: Page;
let errors: string[] = [];

/** Starts `npm run write`, which is `npm run develop` with the editor, in a copy of the project without a build or a cache. */
async function startDevelop() {
  const root = await copySite();
  const port = await freePort();
  const command = spawn('npm', ['run', 'write'], {
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
      SANDBOX_PORT: String(await freePort()),
    },
  });
  let output = '';
  const keep = (text: Buffer) => (output += text.toString());
  command.stdout.on('data', keep);
  command.stderr.on('data', keep);
  const ended = once(command, 'exit');

  return {
    root,
    url: `http://localhost:${port}`,
    /** The output so far. */
    output: () => output,
    /** Rewrites a file of the copy. */
    edit: async (file: string, change: (text: string) => string) => {
      const name = path.join(root, file);
      await writeFile(name, change(await readFile(name, 'utf8')));
    },
    close: async () => {
      if (command.exitCode === null && command.pid) process.kill(-command.pid, 'SIGTERM');
      await ended;
      await removeSite(root);
    },
  };
}

/** Polls until a check returns true; fails with the server's output. */
async function until(check: () => Promise<boolean>, limit: number): Promise<void> {
  const end = Date.now() + limit;
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`Not within ${limit / 1000} s:\n${server.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** A page whose title the requirements do not fix. */
const edited = { file: 'content/pages/search.json', address: '/insights/search' };

/** Whether the edited page has lost its content. */
async function isSpoilt(): Promise<boolean> {
  const answer = await fetch(`${server.url}/page-data${edited.address}/page-data.json`);
  return !(await answer.json()).result?.data?.searchPage?.title;
}

/** Opens the edited page and waits for a text on it. */
async function editedPageShows(text: string): Promise<boolean> {
  await page.goto(server.url + edited.address);
  return page
    .locator('main')
    .getByText(text)
    .waitFor({ timeout: 5_000 })
    .then(
      () => true,
      () => false,
    );
}

const withTitle = (text: string, title: string) =>
  text.replace(/^ {2}"title": ".*"/m, `  "title": "${title}"`);

beforeAll(async () => {
  server = await startDevelop();
  browser = await launchBrowser();
  page = await browser.newPage();
  page.setDefaultTimeout(editLimit);
  page.on('pageerror', ({ message }) => errors.push(message));
  const home = `${server.url}/home`;
  await until(async () => (await fetch(home).catch(() => null))?.ok ?? false, startLimit);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

beforeEach(() => {
  errors = [];
});

test.each([
  ['home', '/home'],
  ['a solution', '/solutions/operationalrisk'],
  ['an insights list', '/insights/blog'],
  ['an article', '/insights/blog/content/blog1'],
  ['a fact sheet', '/insights/factsheet/download'],
  ['contact', '/contact'],
  ['the error page', '/404'],
])('shows %s', async (_, address) => {
  await page.goto(server.url + address, { waitUntil: 'domcontentloaded' });
  await page.locator('main h1').waitFor();
  expect(errors).toEqual([]);
});

const added = 'Added while it runs';

test.each([
  [
    'content/insights/blog/blog1.md',
    '/insights/blog/content/blog1',
    (text: string) => `${text}\n${added}\n`,
  ],
  [edited.file, edited.address, (text: string) => withTitle(text, added)],
])('shows an edit of %s', async (file, address, change) => {
  await page.goto(server.url + address);
  await server.edit(file, change);
  await until(() => page.getByText(added).first().isVisible(), editLimit);
});

test('is for this computer only, also where GATSBY_HOST says otherwise (R386)', async () => {
  const { port } = new URL(server.url);
  const others = Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of others) {
    await expect(fetch(`http://${address}:${port}/home`)).rejects.toThrow('fetch failed');
  }
});

test('shows an edit of CSS', async () => {
  await page.goto(`${server.url}/contact`);
  await page.locator('main').waitFor();
  const outline = () => page.evaluate(() => getComputedStyle(document.body).outlineColor);
  await server.edit(
    'src/styles/base.css',
    (text) => `${text}\nbody { outline: 1px solid #010203; }\n`,
  );
  await until(async () => (await outline()) === 'rgb(1, 2, 3)', editLimit);
});

test.each([
  ['a missing field', (text: string) => text.replace(/^ {2}"title": .*\n/m, '')],
  ['broken JSON', (text: string) => text.replace(/^ {2}"title": "/m, '  "title": ')],
])('reports %s with its line, and continues when it is corrected', async (mistake, spoil) => {
  const start = server.output().length;
  const newOutput = () => server.output().slice(start);
  let before = '';
  await server.edit(edited.file, (text) => {
    before = text;
    return spoil(text);
  });
  await until(async () => new RegExp(`${edited.file}:\\d+: `).test(newOutput()), editLimit);
  // Gatsby loses an edit that is saved while it runs the page's query, so wait until the page shows the mistake.
  await until(() => isSpoilt(), editLimit);

  const title = `Corrected after ${mistake}`;
  await server.edit(edited.file, () => withTitle(before, title));
  await until(async () => newOutput().includes('content: no mistake'), editLimit);
  // The server reports on the content before it has run the page's query again.
  await until(() => editedPageShows(title), editLimit);
});

test('shows new entries, until they are removed', async () => {
  const entries: { title: string; address: string }[] = [];
  const areShown = async (expected: boolean) => {
    for (const { title, address } of entries) {
      await page.goto(server.url + address);
      const count = await page.locator('main').getByText(title).count();
      if (count > 0 !== expected) return false;
    }
    return true;
  };
  const changed: string[] = [];
  for (const kind of Object.keys(kinds).filter(isKind)) {
    const title = `A new ${kind}`;
    const entry = await writeEntry(server.root, kind, title, new Date(), 'aigovernance');
    entries.push({ title, address: entry.address });
    const file = entry.file.replace(/:\d+$/, '');
    changed.push(file);
    await server.edit(file, completeEntry);
  }
  await until(() => areShown(true), 3 * editLimit);
  for (const file of changed) {
    const copy = path.join(server.root, file);
    await (existsSync(file) ? copyFile(file, copy) : rm(copy));
  }
  await until(() => areShown(false), 3 * editLimit);
});

test('shows what is saved in the editor', async () => {
  const subtitle = 'Saved in the editor.';
  await openEditor(page, server.url);
  await openEntry(page, edited.file.replace('content/', ''));
  await changeField(page, page.getByRole('textbox', { name: 'Subtitle' }), subtitle);
  await save(page);
  expect(errors).toEqual([]);
  await until(() => editedPageShows(subtitle), editLimit);
});

test('builds its scripts again after an edit only', () => {
  const builds = server.output().match(/Re-building development bundle/g) ?? [];
  // 24 edits, each of which may be noticed twice.
  expect(builds.length).toBeLessThanOrEqual(48);
});
