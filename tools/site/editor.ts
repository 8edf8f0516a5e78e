import type { Locator, Page } from '@playwright/test';
import type { ContentType } from '../../src/content-model/schema/content-types';
import { singleFileTypes, slugOf } from '../../src/content-model/schema/content-types';

/** A file of the content. */
interface Entry {
  /** The file's path in `content/`. */
  file: string;
  contentType: ContentType;
}

/** The list of an entry in the editor, and the entry. */
function addressesOf({ contentType, file }: Entry): [list: string, entry: string] {
  const { type, path } = contentType;
  const isSingle = singleFileTypes.includes(contentType);
  const collection = isSingle ? (path.startsWith('pages/') ? 'pages' : 'settings') : type;
  const list = `#/collections/${collection}`;
  return [list, `${list}/entries/${isSingle ? type : slugOf(file)}`];
}

const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Save', exact: true });

/** Opens the editor. */
export async function openEditor(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin#/collections/settings`);
  await page.getByText('Shared texts and settings').first().waitFor();
}

/** Opens an entry from the list of its collection. */
export async function openEntry(page: Page, entry: Entry): Promise<void> {
  for (const hash of addressesOf(entry)) {
    await page.evaluate((to) => window.location.assign(to), hash);
    await page.waitForURL((url) => url.hash === hash);
  }
  await saveButton(page).waitFor();
}

/** Saves the open entry. Once it has been written, the editor goes back to the list. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await page.waitForURL(({ hash }) => !hash.includes('/entries/'));
}
