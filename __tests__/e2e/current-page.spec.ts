import type { Page } from '@playwright/test';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { expectPage, scrollTo, visit } from './support/visit';
import { desktop, phone, windows } from './support/widths';

/** The visible links to the current page above the footer that differ from a link beside them by no more than colour. */
const markedByColour = (page: Page) =>
  page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const isSeen = (colour: string) => colour !== canvas && !colour.endsWith(', 0)');
    const shapeOf = (element: Element) => {
      const style = getComputedStyle(element);
      const { textDecorationLine, fontWeight, backgroundImage, backgroundColor } = style;
      const edge = isSeen(style.borderBlockEndColor) && style.borderBlockEndWidth;
      return `${textDecorationLine} ${fontWeight} ${backgroundImage} ${isSeen(backgroundColor)} ${edge}`;
    };
    return [...document.querySelectorAll('[aria-current]:not(footer *)')].flatMap((element) => {
      const others = element.closest('ul')?.querySelectorAll('a:not([aria-current])') ?? [];
      const other = [...others].find(({ classList }) => classList[0] === element.classList[0]);
      if (!other || !element.checkVisibility({ visibilityProperty: true })) return [];
      return shapeOf(element) === shapeOf(other) ? [element.textContent] : [];
    });
  });

for (const [address, link] of [
  ['/solutions/operationalrisk', 'Operational Risk'],
  ['/about', 'About Us'],
  ['/insights/blog/category/compliance', 'Compliance'],
] as const) {
  test(`no mark of ${address} depends on colour alone`, async ({ page }) => {
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      await page.setViewportSize(desktop.size);
      await visit(page, address);
      if (address.startsWith('/solutions')) {
        const menu = page.getByRole('banner').getByRole('button', { name: 'Solutions' });
        const mark = forcedColors === 'none' ? 'background-image' : 'text-decoration-line';
        await expect(menu).toHaveCSS(mark, /gradient|underline/);
        await menu.click();
      }
      const marked = page.locator('[aria-current]').filter({ hasText: link, visible: true });
      await expect(marked.first()).toBeVisible();
      expect(await markedByColour(page)).toEqual([]);
      await page.setViewportSize(phone.size);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await markedByColour(page)).toEqual([]);
    }
  });
}

for (const { name, size } of windows) {
  test(`on a ${name} a bar leads from solution to solution and marks each`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, '/solutions/operationalrisk');
    const bar = page.getByRole('navigation', { name: 'Our solutions' });
    const current = bar.locator('[aria-current=page]');
    await expect(bar.getByRole('link')).toHaveText([
      'Operational Risk',
      'Business Continuity',
      'Outsourcing Risk',
      'AI Governance',
    ]);
    const header = await boxOf(page.getByRole('banner'));
    for (const [link, address, headline] of [
      ['AI Governance', '/solutions/aigovernance', 'AI Governance and Risk Management'],
      ['Operational Risk', '/solutions/operationalrisk', 'Operational Risk Change Management'],
    ] as const) {
      await bar.getByRole('link', { name: link }).click();
      await expectPage(page, address, headline);
      await expect(current).toHaveText(link);
      await expect(current).toBeInViewport({ ratio: 0.95 });
      // It stays below the header while the page scrolls, and both share one line.
      await scrollTo(page, 1800);
      await expect.poll(async () => (await boxOf(bar)).y).toBe(header.height - 1);
      await expect(current).toBeInViewport({ ratio: 0.95 });
    }
    // On a phone on its side, only the header stays.
    await page.setViewportSize({ width: 740, height: 360 });
    await scrollTo(page);
    await expect(page.getByRole('banner')).toBeInViewport();
    await expect(bar).not.toBeInViewport();
  });
}
