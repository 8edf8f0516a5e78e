import type { Locator, Page } from '@playwright/test';
import { settled } from './observe';

/** Waits until what is in sight can answer: React has taken it over, and its own script has come. */
export async function answering(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await element.evaluate(async (node) => {
    while (
      node.closest('[data-waiting]') ||
      !Object.keys(node).some((key) => key.startsWith('__reactProps'))
    ) {
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
  await settled(page);
}
