import type { Page } from '@playwright/test';
import { routes } from '../../tools/site/routes';
import { expect, test } from './support/test';
import { readThrough, visit } from './support/visit';

/** What a page says and where it leads. */
interface Reading {
  texts: string[];
  links: string[];
}

/** Everything that can be read in the main area and the footer; not what only a script can serve. */
const read = (page: Page): Promise<Reading> =>
  page.evaluate(() => {
    const onlyWithScript = 'button, [aria-live], [role=status], [inert], [aria-hidden=true]';
    const reading: Reading = { texts: [], links: [] };
    for (const area of document.querySelectorAll('main, footer')) {
      const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        const text = texts.currentNode.textContent?.trim();
        if (!text || !parent || parent.closest(onlyWithScript)) continue;
        if (parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
          reading.texts.push(text);
        }
      }
      for (const link of area.querySelectorAll('a[href]')) {
        if (link.checkVisibility() && !link.closest(onlyWithScript)) {
          reading.links.push(link.getAttribute('href') ?? '');
        }
      }
    }
    return reading;
  });

for (const route of [...routes, '/insights/anything']) {
  test(`${route} shows every text and link of it without a script`, async ({ browser, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, route);
    await readThrough(page);
    const expected = await read(page);
    expect(expected.texts.length).toBeGreaterThan(20);

    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.setViewportSize({ width: 390, height: 844 });
    await plain.goto(route);
    const { texts, links } = await read(plain);
    expect.soft(expected.texts.filter((text) => !texts.includes(text))).toEqual([]);
    expect.soft(expected.links.filter((link) => !links.includes(link))).toEqual([]);
    await context.close();
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures load and every testimonial and role can be scrolled to', async ({ page }) => {
    await page.goto('/home');
    const picture = page.getByRole('main').locator('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    for (const [address, name] of [
      ['/home', 'Client Testimonials'],
      ['/careers', 'Career Opportunities'],
    ] as const) {
      await page.goto(address);
      const last = page.getByRole('group', { name }).getByRole('listitem').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.5 });
    }
  });

  test('links lead on', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w+/);
    expect(new URL(page.url()).pathname).toBe('/careers');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Business Continuity' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Business Continuity Management',
    );
  });
});
