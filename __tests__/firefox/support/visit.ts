import type { Browser, Page } from 'puppeteer-core';

/** A visitor's window, and what went wrong in it. */
export type Visit = {
  page: Page;
  /** What the page threw, and every word of the browser's about the page's own policy. */
  faults: string[];
};

/** Opens a window that shares no storage with another. */
export async function newVisit(browser: Browser): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const faults: string[] = [];
  // Firefox reports what the policy forbids as an error of the page.
  page.on('pageerror', (reason) =>
    faults.push(reason instanceof Error ? reason.message : String(reason)),
  );
  page.on('console', (message) => {
    if (/Content.Security.Policy/.test(message.text())) faults.push(message.text());
  });
  return { page, faults };
}

/** Waits until the address bar shows a path of the site. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.waitForFunction((wanted) => location.pathname === wanted, {}, path);
}

/** Waits until these words stand in sight within a part of the page. */
export async function read(page: Page, part: string, words: string): Promise<void> {
  await page.locator(`${part} ::-p-text(${words})`).wait();
}

/** Turns the wheel until the page ends, and waits until everything held back until it is near has come. */
export async function readToTheEnd(page: Page): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      const { scrollHeight } = document.documentElement;
      return window.scrollY + window.innerHeight >= scrollHeight - 1;
    });
  await page.mouse.move(640, 450);
  while (!(await isAtEnd())) await page.mouse.wheel({ deltaY: 400 });
  await page.waitForFunction(() => !document.querySelector('[data-waiting]'));
}
