import type { Page } from '@playwright/test';

/** A run of text as the browser has broken it. */
export interface Passage {
  lines: string[];
}

/**
 * The passages of a page, line by line: paragraphs, entries and captions that hold words only. A line is
 * what stands on one height, so a word in bold begins none; what is hidden from view has no lines.
 */
export function passages(page: Page): Promise<Passage[]> {
  return page.evaluate(() => {
    const isPassage = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.querySelector('p, li, div, dd, address, svg, button') === null;

    const linesOf = (element: Element) => {
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

    return [...document.querySelectorAll('p, li, dd, figcaption, blockquote')]
      .filter(isPassage)
      .map((element) => ({ lines: linesOf(element) }));
  });
}
