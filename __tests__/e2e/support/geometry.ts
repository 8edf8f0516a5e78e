import { expect, type Locator } from '@playwright/test';

/** The box of an element in the window, in CSS pixels. Throws if it has none. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not on screen`);
  return box;
}

/** Expects an element to end up just below the fixed header. */
export async function expectBelowHeader(element: Locator): Promise<void> {
  const { height } = await boxOf(element.page().getByRole('banner'));
  await expect
    .poll(async () => {
      const { y } = await boxOf(element);
      return y >= height && y < height + 260;
    })
    .toBe(true);
}
