import type { Locator, Page } from '@playwright/test';
import {
  contentTypeOf,
  singleFileTypes,
  slugOf,
} from '../../src/content-model/schema/content-types';

/** The addresses of the list that contains a content file, and of the file. */
function addressesOf(file: string): [list: string, entry: string] {
  const contentType = contentTypeOf(file);
  if (!contentType) throw new Error(`${file} has no content type`);
  const { type, path } = contentType;
  const isSingle = singleFileTypes.includes(contentType);
  const collection = isSingle ? (path.startsWith('pages/') ? 'pages' : 'settings') : type;
  const list = `#/collections/${collection}`;
  return [list, `${list}/entries/${isSingle ? type : slugOf(file)}`];
}

const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Save', exact: true });

export async function openEditor(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin#/collections/settings`);
  await page.getByText('Shared texts and settings').first().waitFor();
}

/**
 * Opens a file from the list of its collection.
 *
 * @param file its path in `content/`
 */
export async function openEntry(page: Page, file: string): Promise<void> {
  for (const hash of addressesOf(file)) {
    await page.evaluate((to) => window.location.assign(to), hash);
    await page.waitForURL((url) => url.hash === hash);
  }
  await saveButton(page).waitFor();
}

/** Changes a field of a newly opened entry, whose values the editor may still be setting. */
export async function changeField(page: Page, field: Locator, text: string): Promise<void> {
  do await field.fill(text);
  while (await saveButton(page).isDisabled());
}

/** Saves the open entry. Then the editor returns to the list. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await page.waitForURL(({ hash }) => !hash.includes('/entries/'));
}
