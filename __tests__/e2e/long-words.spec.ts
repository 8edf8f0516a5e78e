import { first, solutions } from './support/content';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test('long words break, and no page scrolls sideways', async ({ page }) => {
  for (const address of ['/home', first(solutions).link, '/insights/blog', '/contact']) {
    await visit(page, address);
    await page.evaluate(() => {
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const { currentNode: text } = words;
        if (!text.parentElement?.closest('a, button, label, h1, h2, h3, li')) continue;
        text.textContent =
          text.textContent?.replace(/\p{L}{4,}/u, 'Auslagerungsvereinbarungsregister') ?? '';
      }
    });
    for (const width of [320, 360, 414, 820, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(overflow, `${address} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
