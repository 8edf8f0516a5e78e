import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until React has taken over the page, so that a click finds its handler. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
}

/** Waits until a form, whose script comes when it is near, can answer. */
export async function live(form: Locator): Promise<void> {
  await form.scrollIntoViewIfNeeded();
  await expect(form.page().locator('[data-waiting]', { has: form })).toHaveCount(0);
}

/** Opens an address of the site and waits until it can be used. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await takenOver(page);
}

/** Expects the address bar to show a path of the site, its query and anchor included. */
export async function expectAddress(page: Page, address: string): Promise<void> {
  await expect
    .poll(() => {
      const { pathname, search, hash } = new URL(page.url());
      return `${pathname}${search}${hash}`;
    })
    .toBe(address);
}

/** Scrolls through the page as a reader does, so that everything held back until it is near has come. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
  for (const carousel of await page.locator('[aria-roledescription="carousel"]').all()) {
    await expect(carousel.locator('[inert]').first()).toBeAttached();
  }
}
