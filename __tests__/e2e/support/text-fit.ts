import type { Page } from '@playwright/test';
import { expect } from './test';

/** How far the page scrolls sideways, in pixels: 0 if everything fits. */
const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/**
 * The texts that are cut off: words that overflow an ancestor with hidden overflow, or overflow a coloured one
 * sideways. It ignores intentionally hidden text: words for screen readers and, on screen, scrollable content and
 * hidden slides.
 */
const cutOffTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isPaper = matchMedia('print').matches;
    const onPurpose = isPaper
      ? '[role=status]'
      : '[inert], [aria-hidden=true], [aria-roledescription=carousel] li, [role=status]';

    /** How a box clips its content: `at` its edges, or not at all if the content is hidden or scrolls. */
    const edgesOf = (box: Element) => {
      const { overflowX, overflowY, backgroundColor } = getComputedStyle(box);
      const frame = box.getBoundingClientRect();
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isForScreenReaders = frame.width <= 1 && hides(overflowX);
      const isScrolled = overflowX === 'auto' || overflowX === 'scroll';
      const isColoured = backgroundColor !== 'rgba(0, 0, 0, 0)';
      return {
        frame,
        isOnPurpose: isForScreenReaders || (isScrolled && !isPaper),
        endsSideways: isScrolled || hides(overflowX) || isColoured,
        endsBelow: hides(overflowY),
      };
    };
    const known = new Map<Element, ReturnType<typeof edgesOf>>();
    const isCut = (element: Element, { left, right, top, bottom }: DOMRect) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const edges = known.get(box) ?? edgesOf(box);
        known.set(box, edges);
        const { frame, isOnPurpose, endsSideways, endsBelow } = edges;
        if (isOnPurpose) return false;
        if (endsSideways && (left < frame.left - 1 || right > frame.right + 1)) return true;
        if (endsBelow && (top < frame.top - 1 || bottom > frame.bottom + 1)) return true;
      }
      return false;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const parent = currentNode.parentElement;
      if (!parent || !currentNode.textContent?.trim() || parent.closest(onPurpose)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      if ([...range.getClientRects()].some((rect) => isCut(parent, rect))) {
        cut.push(currentNode.textContent);
      }
    }
    return cut;
  });

/**
 * The words that break inside, without a hyphen, because their line is too short. Email addresses and words of more than
 * 20 letters may.
 */
export const brokenWords = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate((places) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const parent = currentNode.parentElement;
      if (!parent?.closest(places) || parent.closest('[href^="mailto:"]')) continue;
      for (const { 0: word, index } of (currentNode.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
        if (word.length > 20) continue;
        const range = document.createRange();
        range.setStart(currentNode, index);
        range.setEnd(currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  }, within);

/** The spacing of WCAG 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Applies the text spacing. Not with `addStyleTag`, which the Content-Security-Policy forbids. */
export const spaceOut = (page: Page) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);

/** Sets the browser's default text size, in pixels. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(size).toBe(`${standard}px`);
}

/** Expects no sideways scrolling and no word cut off at any of these widths. */
export async function expectReflow(page: Page, at: readonly number[]) {
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysOverflow(page), `at ${width} px`).toBe(0);
    await expect.poll(() => cutOffTexts(page), `at ${width} px`).toEqual([]);
  }
}
