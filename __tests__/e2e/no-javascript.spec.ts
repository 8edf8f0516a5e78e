import type { Page } from '@playwright/test';
import { routes } from '../../tools/site/routes';
import { careers, first, solutions, testimonials } from './support/content';
import { expect, test } from './support/test';
import { expectPage, footerLink, readThrough, visit } from './support/visit';
import { phone } from './support/widths';

/** Every text and link of the main area and the footer, without what only JavaScript can serve. */
const read = (page: Page): Promise<{ texts: string[]; links: string[] }> =>
  page.evaluate(() => {
    const needsScript = 'button, [aria-live], [role=status], [inert], [aria-hidden=true]';
    const texts: string[] = [];
    const links: string[] = [];
    for (const area of document.querySelectorAll('main, footer')) {
      const nodes = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const parent = nodes.currentNode.parentElement;
        const text = nodes.currentNode.textContent?.trim();
        if (!text || !parent || parent.closest(needsScript)) continue;
        if (parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
          texts.push(text);
        }
      }
      for (const link of area.querySelectorAll('a[href]')) {
        if (link.checkVisibility() && !link.closest(needsScript)) {
          links.push(link.getAttribute('href') ?? '');
        }
      }
    }
    return { texts, links };
  });

test.use({ viewport: phone.size });

for (const route of [...routes, '/insights/anything']) {
  test(`${route} shows all of its texts and links`, async ({ browser, page }) => {
    await visit(page, route);
    await readThrough(page);
    const expected = await read(page);
    expect(expected.texts.length).toBeGreaterThan(20);

    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone.size });
    const plain = await context.newPage();
    await plain.goto(route);
    const { texts, links } = await read(plain);
    await context.close();
    expect(expected.texts.filter((text) => !texts.includes(text))).toEqual([]);
    expect(expected.links.filter((link) => !links.includes(link))).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures load', async ({ page }) => {
    await page.goto('/home');
    const picture = page.getByRole('main').locator('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  });

  for (const [address, name] of [
    ['/home', testimonials.heading],
    ['/careers', careers.opportunities.heading],
  ] as const) {
    test(`every slide of ${address} can be scrolled to`, async ({ page }) => {
      await page.goto(address);
      const last = page.getByRole('group', { name }).getByRole('listitem').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.5 });
    });
  }

  test('links lead on', async ({ page }) => {
    const { link, banner } = first(solutions);
    await page.goto('/home');
    await footerLink(page, '/careers').click();
    await expectPage(page, '/careers', careers.banner.title);
    await footerLink(page, link).click();
    await expectPage(page, link, banner.title);
  });
});
