import { mkdir } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { openEditor, openEntry, save } from '../site/editor';
import { startEditor } from '../site/editor-server';

const folder = 'docs/guide';
const post = 'insights/blog/blog1.md';

/** Waits until the editor has changed from one view to the next. */
async function stopMoving(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => each.playState === 'finished'),
  );
}

/** Takes the pictures of the writers' guide (content/README.md): the editor's steps, on a copy of the content. */
export async function takeGuidePictures(browser: Browser): Promise<void> {
  await mkdir(folder, { recursive: true });
  const server = await startEditor();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
    const take = async (name: string) => {
      await stopMoving(page);
      await page.screenshot({ path: `${folder}/${name}.png` });
    };
    const heading = page.getByRole('textbox').first();
    await openEditor(page, server.url);
    await openEntry(page, post);
    await heading.waitFor();
    await take('open');

    await heading.fill(`${await heading.inputValue()} {year}`);
    await save(page);
    await openEntry(page, post);
    await heading.waitFor();
    await page.getByRole('alert').filter({ hasText: 'heading' }).waitFor();
    await take('mistake');
  } finally {
    await server.close();
  }
}
