/**
 * The editor of `npm run write`, on every type of content: it changes only the edited line, and shows mistakes.
 * develop.test.ts tests that the site shows what is saved.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { checkContent } from '../../src/content-model/rules/check-content';
import { contentTypeOf, contentTypes } from '../../src/content-model/schema/content-types';
import { launchBrowser } from '../../tools/site/browser';
import { changeField, openEditor, openEntry, save } from '../../tools/site/editor';
import { startEditor, type EditorServer } from '../../tools/site/editor-server';
import { postFile, writePosts } from '../../tools/site/posts';

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
  page = await browser.newPage({
    locale: 'en-GB',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
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

test('the editor uses the language of the browser', async () => {
  const language = page.waitForResponse((response) => response.url().includes('/locales/en-GB'));
  await page.reload();
  // Browsers can only import scripts, not JSON.
  const answer = await language;
  expect(answer.url()).toMatch(/\.js$/);
  // Or 304, after the reload.
  expect(answer.status()).toBeLessThan(400);
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
  await changeField(page, firstText, `${await firstText.inputValue()} x`);
}

test.each(examples)('$file: editing a text changes only its line', async (example) => {
  const [changed, ...others] = await changedLines(example.file, async () => {
    await openEntry(page, example.file);
    await addWord();
    await save(page);
  });
  expect(changed?.[1]).toBe(changed?.[0]?.replace(/(['"]?,?)$/, ' x$1'));
  expect(others).toEqual([]);
});

/** Opens a file that has been written since the editor was opened. */
async function openNew(file: string): Promise<void> {
  await openEditor(page, server.url);
  await page.reload();
  await openEntry(page, file);
}

/** Scrolls the open entry to a field, since the editor reads a field's value only once it is visible. */
async function scrollTo(field: Locator): Promise<void> {
  await page.getByRole('textbox').first().hover();
  while (await field.isHidden()) await page.mouse.wheel(0, 500);
}

test('editing the heading leaves the text below unchanged', async () => {
  const body = String.raw`A text with \_x\_, C:\\dir\\_new_, \<b\>, 5 \* 3.

| Left | Right |
| :--- | ----: |
| a | 1 |

* One
* Two
`;
  await writePosts(server.root, [{ slug: 'as-written', heading: 'As it is', body }]);
  const changed = await changedLines('insights/blog/as-written.md', async () => {
    await openNew('insights/blog/as-written.md');
    await scrollTo(page.getByRole('textbox', { name: 'Text', exact: true }));
    await addWord();
    await save(page);
  });
  expect(changed).toEqual([['heading: As it is', 'heading: As it is x']]);
  await rm(postFile(server.root, 'as-written'));
});

test('the editor does not overwrite a file that has changed since it was read', async () => {
  await writePosts(server.root, [{ slug: 'shared', heading: 'Read by the editor' }]);
  await openEditor(page, server.url);
  await page.reload();
  await openEntry(page, 'insights/blog/shared.md');
  await addWord();
  await writePosts(server.root, [{ slug: 'shared', heading: 'Changed by hand' }]);
  const said = new Promise((resolve) => {
    // The click ends once the dialog is closed.
    page.once('dialog', async (dialog) => {
      resolve(dialog.message());
      await dialog.accept();
    });
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect(await said).toMatch(/^content\/insights\/blog\/shared\.md: The file has changed since/);
  expect(linesOf('insights/blog/shared.md')).toContain('heading: Changed by hand');
  await rm(postFile(server.root, 'shared'));
});

test('the editor renames a post whose name the site does not accept', async () => {
  await writePosts(server.root, [{ slug: '1_000', heading: '1_000' }]);
  const before = linesOf('insights/blog/1_000.md');
  await openNew('insights/blog/1_000.md');
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Edit Slug' }).click();
  await page.getByRole('button', { name: 'Edit Slug' }).click();
  await page.locator('input:focus').fill('1_001');
  await page.getByText('Write lower-case letters, digits and single hyphens').waitFor();
  await page.locator('input:focus').fill('1-000');
  await page.getByRole('button', { name: 'Done' }).click();
  await save(page);
  expect(linesOf('insights/blog/1-000.md')).toEqual(before);
  expect(existsSync(postFile(server.root, '1_000'))).toBe(false);
  await rm(postFile(server.root, '1-000'));
});

/** A photo as a camera saves it, too wide for the site. The editor reuses pictures that it knows. */
const photo = (background: string) =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Camera' } })
    .jpeg()
    .toBuffer();

/** Drops a file on a field. */
async function drop(field: Locator): Promise<void> {
  const file = path.join(server.root, 'IMG 0001.JPG');
  await writeFile(file, await photo('blue'));
  const { x = 0, y = 0 } =
    (await field.getByRole('button', { name: 'Browse' }).boundingBox()) ?? {};
  const tab = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await tab.send('Input.dispatchDragEvent', { type, x, y, data });
  }
}

/** Pastes a picture from the clipboard into a field. */
async function paste(field: Locator): Promise<void> {
  const png = await sharp(await photo('red'))
    .png()
    .toBuffer();
  await page.evaluate(
    async (address) => {
      const blob = await (await fetch(address)).blob();
      await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await field.getByRole('button', { name: 'Paste Image' }).click();
}

test.each([
  ['dropped', drop, /^img-0001\.webp$/],
  ['pasted', paste, /^pasted-image-\d+\.webp$/],
])('a picture is %s, scaled, and saved without metadata', async (way, add, name) => {
  const folder = path.join(server.root, 'content/insights/news');
  const [news = ''] = readdirSync(folder).filter((file) => file.endsWith('.md'));
  const withPicture = (picture: string) =>
    readFileSync(path.join(folder, news), 'utf8')
      .replace(/heading: .*/, `heading: A picture is ${way}`)
      .replace(/file: .*/, `file: ${picture}`);
  await writeFile(path.join(folder, `${way}.md`), withPicture("''"));
  await openNew(`insights/news/${way}.md`);
  await page.getByRole('group', { name: 'Picture' }).scrollIntoViewIfNeeded();
  const field = page.getByRole('group', { name: 'File' });
  await field.getByRole('button', { name: 'Browse' }).scrollIntoViewIfNeeded();
  await add(field);
  await field.getByRole('button', { name: 'Rename' }).waitFor();
  await save(page);

  const pictures = readdirSync(path.join(folder, 'pictures'));
  const picture = pictures.find((file) => name.test(file)) ?? '';
  expect(readFileSync(path.join(folder, `${way}.md`), 'utf8')).toBe(
    withPicture(`./pictures/${picture}`),
  );
  const { format, width, height, exif } = await sharp(
    path.join(folder, 'pictures', picture),
  ).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 2400, height: 1600 });
});

test('everything that was saved passes the checks', async () => {
  const { mistakes } = await checkContent(server.root);
  // The first text of insights.json is a category in use.
  const others = mistakes.filter(({ field }) => field !== 'category');
  expect(others).toEqual([]);
});

test('a mistake shows below the editor with file, line, field and remedy until it is corrected', async () => {
  const bar = page.getByRole('alert').filter({ hasText: 'home.address' });
  const example = examples.find(({ contentType }) => contentType.type === 'ErrorPage');
  if (!example) throw new Error('There is no error page');
  const writeAddress = async (address: string) => {
    await openEntry(page, example.file);
    await changeField(page, page.getByRole('textbox', { name: 'Address' }).first(), address);
    await save(page);
  };
  await writeAddress('/nowhere');
  await bar.waitFor();
  expect(await bar.textContent()).toMatch(
    /^content\/pages\/error\.json:6: home\.address: .*\/nowhere.*\. \S/m,
  );
  await writeAddress('/home');
  await bar.waitFor({ state: 'hidden' });
});
