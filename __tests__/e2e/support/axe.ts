import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { expect } from './test';

declare const axe: typeof Axe;

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until everything has faded in or out: half-faded text has no contrast. */
const transitionsEnd = (page: Page) =>
  page.evaluate(async () => {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });

/** Expects axe-core to find no violations in a part of the page (https://github.com/dequelabs/axe-core). */
export async function expectAccessible(page: Page, selector = 'html'): Promise<void> {
  await transitionsEnd(page);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  const violations = await page.evaluate(async (part) => {
    const results = await axe.run(part, { resultTypes: ['violations'] });
    return results.violations;
  }, selector);
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(found).toEqual([]);
}
