import type { Page } from '@playwright/test';
import { home } from './content';
import { expect } from './test';

/** How far the page can be scrolled sideways, in pixels: 0 where everything fits the window. */
const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/**
 * The texts that a box cuts off: words that reach out of an ancestor which hides what overflows, or sideways out of a
 * coloured one. What is hidden on purpose does not count: words for screen readers only, the moving strip and, on a
 * screen, what can be scrolled to and slides out of sight.
 */
const cutOffTexts = (page: Page): Promise<string[]> =>
  page.evaluate((stripName) => {
    const isPaper = matchMedia('print').matches;
    const onPurpose = isPaper
      ? '[role=status]'
      : '[inert], [aria-hidden=true], [aria-roledescription=carousel] li, [role=status]';
    const strip = document.querySelector(`section[aria-label="${stripName}"]`);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isCut = (element: Element, { left, right, top, bottom }: DOMRect) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY, backgroundColor } = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        const isForScreenReaders = frame.width <= 1 && hides(overflowX);
        const isScrolled = overflowX === 'auto' || overflowX === 'scroll';
        if (isForScreenReaders || (isScrolled && !isPaper)) return false;
        const isColoured = backgroundColor !== 'rgba(0, 0, 0, 0)';
        const endsSideways = isScrolled || hides(overflowX) || isColoured;
        if (endsSideways && (left < frame.left - 1 || right > frame.right + 1)) return true;
        if (hides(overflowY) && (top < frame.top - 1 || bottom > frame.bottom + 1)) return true;
      }
      return false;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const parent = currentNode.parentElement;
      if (!parent || !currentNode.textContent?.trim() || parent.closest(onPurpose)) continue;
      if (strip?.contains(parent) || !parent.checkVisibility({ visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      if ([...range.getClientRects()].some((rect) => isCut(parent, rect))) {
        cut.push(currentNode.textContent);
      }
    }
    return cut;
  }, home.strip.heading);

/** The spacing of WCAG 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Spaces a page's text out. Not with `addStyleTag`, which the Content-Security-Policy forbids. */
export const spaceOut = (page: Page) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);

/** Expects no sideways scrolling and no word cut off at any of these widths. */
export async function expectReflow(page: Page, at: readonly number[]) {
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysOverflow(page), `at ${width} px`).toBe(0);
    await expect.poll(() => cutOffTexts(page), `at ${width} px`).toEqual([]);
  }
}
