import type { Page } from '@playwright/test';
import { expect } from './test';

/** A passage of at least this length is hard to read in short lines. */
const longPassage = 140;

/**
 * The lines into which the browser breaks elements that contain only text. Characters at the same height are one line,
 * so a bold word starts none; hidden text has no lines.
 */
function linesOf(page: Page, elements: string): Promise<string[][]> {
  return page.evaluate((selector) => {
    const isPassage = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.querySelector('p, li, div, dd, address, svg, button') === null;

    const breakIntoLines = (element: Element) => {
      const lines: string[] = [];
      let height = Number.NEGATIVE_INFINITY;
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+[-\s]*|-\s*/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.trimEnd().length);
          const { top, height: tall } = range.getBoundingClientRect();
          if (top - height > tall / 2) lines.push('');
          height = top;
          lines.push((lines.pop() ?? '') + word);
        }
      }
      return lines.map((line) => line.trimEnd());
    };

    return [...document.querySelectorAll(selector)].filter(isPassage).map(breakIntoLines);
  }, elements);
}

/**
 * At each of these widths, expects lines of at most 75 letters, and at least 20 in long passages.
 */
export async function expectReadableLines(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const passages = await linesOf(page, 'p, li, dd, figcaption, blockquote');
    const lines = passages.flat();
    expect(lines.length).toBeGreaterThan(10);
    const long = lines.filter((line) => line.length > 75);
    const thin = passages.filter((passage) => {
      const letters = passage.join(' ').length;
      return letters >= longPassage && letters / passage.length < 20;
    });
    expect.soft({ long, thin }, `${width} px`).toEqual({ long: [], thin: [] });
  }
}
