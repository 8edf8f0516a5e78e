/** `npx playwright test --project docs`: the screenshots in README.md and the writers' guide (content/README.md). */
import { openEditor, openEntry, save } from '../../tools/site/editor';
import { startEditor } from '../../tools/site/editor-server';
import { test } from '../e2e/support/test';
import { visit } from '../e2e/support/visit';

test('the home page', async ({ page }) => {
  await visit(page, '/home');
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: 'docs/home.png', animations: 'disabled' });
});

// The editor's steps, on a copy of the content.
test('the editor', async ({ browser }) => {
  const server = await startEditor();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const post = 'insights/blog/blog1.md';
  const heading = page.getByRole('textbox').first();
  const take = (name: string) =>
    page.screenshot({ path: `docs/guide/${name}.png`, animations: 'disabled' });

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
  await server.close();
});
