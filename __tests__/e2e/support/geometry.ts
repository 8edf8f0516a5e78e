import { expect, type Locator } from '@playwright/test';

/** The position of an element in the window, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box of an element. Throws if it has none. */
export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not on screen`);
  return box;
}

/** Whether a box begins below the end of another one. */
export const isBelow = (lower: Box, upper: Box) => lower.y >= upper.y + upper.height;

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
