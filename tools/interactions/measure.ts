import type { Browser, Locator, Page } from '@playwright/test';
import { answering } from './answering';
import { longest, observe, settled } from './observe';
import type { Step, Visit } from './visits';

/** Presses the middle of an element with the mouse, or a finger in a small window. */
async function press(page: Page, element: Locator, width: number): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} is not in sight.`);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  if (isSmall(width)) return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}

const isSmall = (width: number) => width < 800;

async function take(page: Page, { target, keys = [] }: Step, width: number): Promise<number> {
  const element = target(page);
  await answering(page, element);
  const pressed = await longest(page, () => press(page, element, width));
  if (keys.length === 0) return pressed;
  return longest(page, async () => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await settled(page);
    }
  });
}

/**
 * Makes a visit once on a processor slowed down by this factor, and measures the longest interaction of each step in
 * milliseconds. Throws where something is not there to be pressed.
 */
export async function measure(
  browser: Browser,
  site: string,
  { route, width, steps }: Visit,
  slowdown: number,
): Promise<number[]> {
  const isTouched = isSmall(width);
  const page = await browser.newPage({
    viewport: { width, height: isTouched ? 844 : 900 },
    hasTouch: isTouched,
    isMobile: isTouched,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await observe(page);
  await page.goto(`${site}${route}`);
  const durations: number[] = [];
  for (const step of steps) durations.push(await take(page, step, width));
  await page.close();
  return durations;
}
