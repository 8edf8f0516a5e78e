import { expect, test } from './support/test';
import { visit } from './support/visit';

for (const address of ['/home', '/solutions/operationalrisk', '/insights/blog', '/contact']) {
  test(`long words break on ${address}, which does not scroll sideways`, async ({ page }) => {
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
    for (const width of [320, 820, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
