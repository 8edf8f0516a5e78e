import type { Page } from '@playwright/test';

/**
 * The printed texts of a page that a picture covers, its links to other sites without their address, and space at its
 * end that may take a sheet of its own.
 */
export const flawsInPrint = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const visible = [...document.querySelectorAll('main *')].filter((one) => one.checkVisibility());
    const pictures = visible
      .filter((one) => one.matches('img'))
      .map((picture) => {
        let { left, right, top, bottom } = picture.getBoundingClientRect();
        for (let box = picture.parentElement; box; box = box.parentElement) {
          if (getComputedStyle(box).overflow === 'visible') continue;
          const clip = box.getBoundingClientRect();
          [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
          [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
        }
        return { own: picture.closest('[role=group]'), left, right, top, bottom };
      });
    const ends = visible
      .filter(
        (one) => one.matches('img, svg, a') || (one.textContent?.trim() && !one.children.length),
      )
      .map((one) => one.getBoundingClientRect().bottom);
    const space = Math.round(document.body.getBoundingClientRect().bottom - Math.max(...ends));
    const flaws = visible.flatMap((element) => {
      const link = element.matches('a[href^="https://"]') && element.getAttribute('href');
      const isUnaddressed = link && !getComputedStyle(element, '::after').content.includes(link);
      const texts = [...element.childNodes].filter(
        (node) => node instanceof Text && node.data.trim(),
      );
      const isCovered = texts.some((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        return pictures.some(
          ({ own, left, right, top, bottom }) =>
            !own?.contains(element) &&
            Math.min(right, box.right) - Math.max(left, box.left) > 1 &&
            Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1,
        );
      });
      return isUnaddressed || isCovered ? [`${element.tagName}: ${element.textContent}`] : [];
    });
    return space > 32 ? [...flaws, `${space} px of space at the end`] : flaws;
  });
