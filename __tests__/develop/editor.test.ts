/**
 * The editor of `npm run write`, on every type of content: what it saves differs in the edited line only, and its checks
 * speak up. That the site shows an edited file is in develop.test.ts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { checkContent } from '../../src/content-model/checks/content';
import { contentTypeOf, contentTypes } from '../../src/content-model/schema/content-types';
import { launchBrowser } from '../../tools/site/browser';
import { openEditor, openEntry, save } from '../../tools/site/editor';
import { startEditor, type EditorServer } from '../../tools/site/editor-server';

// Limits for a busy machine.
const limit = 60_000;
jest.setTimeout(2 * limit);

let server: EditorServer;
let browser: Browser;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  server = await startEditor();
  browser = await launchBrowser();
  page = await browser.newPage({ locale: 'en-GB' });
  page.setDefaultTimeout(limit);
  page.on('pageerror', ({ message }) => errors.push(message));
  await openEditor(page, server.url);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

afterEach(() => {
  expect(errors.splice(0)).toEqual([]);
});

test('the editor speaks the language of the browser', async () => {
  const language = page.waitForResponse((response) => response.url().includes('/locales/en-GB'));
  await page.reload();
  expect((await language).headers()['content-type']).toBe('text/javascript');
  expect(await page.getByText('translation').count()).toBe(0);
});

const linesOf = (file: string) =>
  readFileSync(path.join(server.root, 'content', file), 'utf8').split('\n');

/** The lines of a file that an edit changes, before and after it. */
async function changedLines(file: string, edit: () => Promise<void>) {
  const before = linesOf(file);
  await edit();
  const after = linesOf(file);
  expect(after).toHaveLength(before.length);
  return before.map((line, index) => [line, after[index]]).filter(([old, now]) => old !== now);
}

/** A file of each type. */
const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .sort();
const examples = contentTypes.map((contentType) => ({
  contentType,
  file: files.find((file) => contentTypeOf(file) === contentType) ?? '',
}));

/** Adds a word to the first text of the open entry. */
async function addWord(): Promise<void> {
  const firstText = page.getByRole('textbox').first();
  const closedList = page.getByRole('button', { name: 'Expand All' }).first();
  await firstText.or(closedList).first().waitFor();
  if (await firstText.isHidden()) await closedList.click();
  await firstText.fill(`${await firstText.inputValue()} x`);
}

test.each(examples)('$file: an edit of a text changes its line only', async (example) => {
  const [changed, ...others] = await changedLines(example.file, async () => {
    await openEntry(page, example);
    await addWord();
    await save(page);
  });
  expect(changed?.[1]).toBe(changed?.[0]?.replace(/(['"]?,?)$/, ' x$1'));
  expect(others).toEqual([]);
});

test('what has been saved passes the checks', async () => {
  const { mistakes } = await checkContent(server.root);
  // The first texts of some files are fixed by the requirements, and that of insights.json is a category in use.
  const others = mistakes.filter(
    ({ field, problem }) => !problem.includes('requirements fix') && field !== 'category',
  );
  expect(others).toEqual([]);
});

test('a mistake is shown below the editor until it is corrected, with file, line, field and what to write', async () => {
  const bar = page.getByRole('alert').filter({ hasText: 'home.address' });
  const example = examples.find(({ contentType }) => contentType.type === 'ErrorPage');
  if (!example) throw new Error('There is no error page');
  for (const address of ['/nowhere', '/home']) {
    await openEntry(page, example);
    await page.getByRole('textbox', { name: 'Address' }).first().fill(address);
    await save(page);
    await bar.waitFor({ state: address === '/home' ? 'hidden' : 'visible' });
    if (address === '/home') continue;
    expect(await bar.textContent()).toMatch(
      /^content\/pages\/error\.json:6: home\.address: .*\/nowhere.*\. \S/m,
    );
  }
});
