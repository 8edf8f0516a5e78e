import type { Page } from '@playwright/test';

/** The printed links of a page to other sites without their address, and space at its end that may take a sheet. */
export const flawsInPrint = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const visible = [...document.querySelectorAll('main *')].filter((one) => one.checkVisibility());
    const flaws = visible.flatMap((element) => {
      const link = element.matches('a[href^="https://"]') && element.getAttribute('href');
      const isAddressed = !link || getComputedStyle(element, '::after').content.includes(link);
      return isAddressed ? [] : [`${element.tagName}: ${element.textContent}`];
    });
    const isText = (node: Node) => node instanceof Text && node.data.trim() !== '';
    const ends = visible
      .filter((one) => one.matches('img, svg, a') || [...one.childNodes].some(isText))
      .map((one) => one.getBoundingClientRect().bottom);
    const space = Math.round(document.body.getBoundingClientRect().bottom - Math.max(...ends));
    return space > 32 ? [...flaws, `${space} px of space at the end`] : flaws;
  });
