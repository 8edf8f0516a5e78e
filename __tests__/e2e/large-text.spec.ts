import { routes } from '../../tools/site/routes';
import { browserFlags, browserPath } from '../../tools/site/browser';
import { navigation } from './support/content';
import { expect, test } from './support/test';
import { expectReflow } from './support/text-fit';
import { readThrough, visit } from './support/visit';

const { openMenu } = navigation.labels;

/** Twice the default size of a browser's text, as its settings offer it. */
const args = [...browserFlags, '--blink-settings=defaultFontSize=32'];

test.use({ launchOptions: { executablePath: browserPath(), args } });

/** The nightly job tries both. */
const widths = process.env.NIGHTLY ? [360, 390] : [360];

for (const address of routes) {
  test(`${address} fits a phone at twice the default text size`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, address);
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe('32px');
      await readThrough(page);
      await expectReflow(page, [width]);
      const hamburger = page.getByRole('button', { name: openMenu });
      await expect(hamburger).toBeInViewport({ ratio: 1 });
      await hamburger.click();
      const menu = page.getByRole('dialog');
      await expect(menu.getByRole('link').first()).toBeInViewport();
      expect(await menu.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    }
  });
}
