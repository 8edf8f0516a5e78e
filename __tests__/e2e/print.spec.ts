import type { Page } from '@playwright/test';
import { routes } from '../../tools/site/routes';
import { home, solutions } from './support/content';
import { expect, test } from './support/test';
import { visit } from './support/visit';

/** A text for comparison: spaces and commas differ between outline and page. */
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A text in a PDF: in brackets, or as hexadecimal UTF-16. */
const decoded = (bracketed: string, hex: string | undefined) =>
  hex
    ? Buffer.from(hex, 'hex').swap16().toString('utf16le').slice(1)
    : bracketed.replaceAll(/\\(.)/g, '$1');

/** The printed A4 page of each heading, from the outline of Chromium's PDF. */
async function sheetsOfHeadings(page: Page): Promise<(heading: string) => number | undefined> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const pdf = await page.pdf({ format: 'A4', margin, outline: true, tagged: true });
  const entries = pdf
    .toString('latin1')
    .matchAll(/\/Title (?:\(((?:\\.|[^)\\])*)\)|<(\w+)>)\s*\/Dest \[(\d+) 0 R/g);
  const sheets = new Map(
    [...entries].map(([, text = '', hex, sheet]) => [lettersOf(decoded(text, hex)), Number(sheet)]),
  );
  return (heading) => sheets.get(lettersOf(heading));
}

/** The printed headings of sections, each with the first heading below it. */
async function headingsWithNext(page: Page): Promise<[string, string][]> {
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(() => {
    const printed = [...document.querySelectorAll('main :is(h2, h3)')].filter((heading) =>
      heading.checkVisibility(),
    );
    return printed.flatMap((heading, index): [string, string][] => {
      const next = printed[index + 1];
      return heading.matches('h2') && next?.matches('h3')
        ? [[heading.textContent ?? '', next.textContent ?? '']]
        : [];
    });
  });
}

/**
 * The printed texts of a page that a picture covers, those further below their heading than three lines, paragraphs of a
 * grid that a page may split, which browsers print over each other, headings of nothing, and links that lead away
 * without their address.
 */
const flawsInPrint = (page: Page) =>
  page.evaluate(() => {
    const visible = [...document.querySelectorAll('main *')].filter((one) => one.checkVisibility());
    const texts = visible.flatMap((element) =>
      [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return [{ element, box: range.getBoundingClientRect() }];
      }),
    );
    const covered = visible
      .filter((one) => one.matches('img'))
      .flatMap((picture) => {
        let { left, right, top, bottom } = picture.getBoundingClientRect();
        for (let box = picture.parentElement; box; box = box.parentElement) {
          if (getComputedStyle(box).overflow === 'visible') continue;
          const clip = box.getBoundingClientRect();
          [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
          [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
        }
        const own = picture.closest('[role=group]');
        return texts.filter(
          ({ element, box }) =>
            !own?.contains(element) &&
            getComputedStyle(element.closest('section > div') ?? element).zIndex === 'auto' &&
            Math.min(right, box.right) - Math.max(left, box.left) > 1 &&
            Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1,
        );
      });
    const parted = texts.filter(({ box }, index) => {
      const previous = texts[index - 1];
      return previous?.element.matches('[data-level] *') && box.top - previous.box.bottom > 72;
    });
    const split = texts.filter(
      ({ element, box }) =>
        element.matches('p') &&
        /grid|flex/.test(getComputedStyle(element.parentElement ?? element).display) &&
        box.height > 5 * Number.parseFloat(getComputedStyle(element).lineHeight) &&
        !element.closest('li, article') &&
        ![element, element.closest('section') ?? element].some(
          (one) => getComputedStyle(one).breakInside === 'avoid',
        ),
    );
    const alone = texts.filter(({ element }) => {
      const own = element.closest('section:not(:has(img))');
      const others = texts.filter((text) => own?.contains(text.element));
      return element.matches('h2') && others.length === 1;
    });
    const unaddressed = texts.filter(({ element }) => {
      const link = element.closest<HTMLAnchorElement>('a[href^="https://"]');
      return link && !getComputedStyle(link, '::after').content.includes(link.href);
    });
    const flaws = [covered, parted, split, alone, unaddressed].flat();
    return flaws.map(({ element }) => element.textContent);
  });

test('no picture prints over a text, no text far below its heading, and no form or navigation', async ({
  page,
}) => {
  // A4 with the margins of browsers.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const address of routes) {
    await visit(page, address);
    expect.soft(await flawsInPrint(page), address).toEqual([]);
    const controls = page.locator('nav, input, textarea').filter({ visible: true });
    await expect.soft(controls, address).toHaveCount(0);
  }
});

test('a heading prints with what follows, and two solutions share a sheet', async ({ page }) => {
  for (const address of [
    '/home',
    '/about',
    '/careers',
    '/contact',
    ...solutions.map(({ link }) => link),
  ]) {
    await visit(page, address);
    const pairs = await headingsWithNext(page);
    expect(pairs.length).toBeGreaterThan(0);
    const sheetOf = await sheetsOfHeadings(page);
    for (const [heading, next] of pairs) {
      expect.soft(sheetOf(heading), `${address}: ${heading}`).toBeDefined();
      expect.soft(sheetOf(next), `${address}: ${next} after ${heading}`).toBe(sheetOf(heading));
    }
    if (address !== '/home') continue;
    const sheets = solutions.map(({ card }) => sheetOf(card.title));
    expect(sheets[0]).toBe(sheetOf(home.solutions.heading));
    expect(new Set(sheets).size).toBe(Math.ceil(sheets.length / 2));
  }
});
