import type { Page } from '@playwright/test';
import { expect } from './test';

/** How the first box of a row is to be, relative to the second one. */
type Relation = 'is below' | 'is right of' | 'starts above' | 'ends above';

/** Elements by a CSS selector, and a relation to others, or to a length in pixels from the page's top left corner. */
export type Row = readonly [first: string, relation: Relation, second: string | number];

/** Which rows do not hold, with the boxes. Runs in the page. */
function brokenRows(rows: readonly Row[]): string[] {
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const boxesOf = (part: string | number) =>
    typeof part === 'number'
      ? [new DOMRect(part, part, part, part)]
      : visible(part).map((each) => each.getBoundingClientRect());
  const holds: Record<Relation, (a: DOMRect, b: DOMRect) => boolean> = {
    'is below': (a, b) => a.top >= b.bottom - 1,
    'is right of': (a, b) => a.left >= b.right - 1,
    'starts above': (a, b) => a.top <= b.top,
    'ends above': (a, b) => a.bottom <= b.top,
  };
  return rows.flatMap(([first, relation, second]) => {
    const [some, others] = [boxesOf(first), boxesOf(second)];
    if (some.length === 0) return [`${first}: nothing visible`];
    return some.flatMap((a, index) => {
      const b = others.length === 1 ? others[0] : others[index];
      if (b && holds[relation](a, b)) return [];
      return [`${first} ${relation} ${second}: ${JSON.stringify([a, b])}`];
    });
  });
}

/** Waits until rows hold: each first element in relation to its second one, or to the only second one. */
export const expectLayout = (page: Page, rows: readonly Row[], where: string) =>
  expect.poll(() => page.evaluate(brokenRows, rows), where).toEqual([]);
