import type { Page } from '@playwright/test';
import { sandboxUrl } from '../forms/support/sandbox';

/** The text in the clipboard, read by another site, since this one's Permissions-Policy forbids it. */
export async function clipboard(page: Page) {
  const reader = await page.context().newPage();
  await reader.goto(sandboxUrl);
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}
