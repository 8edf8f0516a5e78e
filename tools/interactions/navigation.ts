import type { Browser } from '@playwright/test';
import { answering } from './answering';

declare global {
  interface Window {
    /** Gatsby's loader (gatsby/cache-dir/loader.js): what it gives back at once has been fetched ahead. */
    ___loader?: { loadPageSync: (path: string) => unknown };
    /** Kept by `navigate`: when the next page's headline was painted. */
    arrival?: Promise<number>;
  }
}

/**
 * Goes from one page to another by a link of the header over which the pointer has rested, on a processor slowed down
 * by this factor. The milliseconds from the click until the other page's headline has been painted.
 */
export async function navigate(
  browser: Browser,
  site: string,
  { from, to, link }: { from: string; to: string; link: string },
  slowdown: number,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${site}${from}`);
  const element = page.getByRole('banner').getByRole('link', { name: link, exact: true });
  await answering(page, element);
  await element.hover();
  await page.waitForFunction((path) => window.___loader?.loadPageSync(path), to);
  await page.waitForLoadState('networkidle');

  await page.evaluate(() => {
    const clicked = new Promise<number>((resolve) => {
      const options = { capture: true, once: true };
      document.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), options);
    });
    const before = document.querySelector('h1')?.textContent;
    const replaced = new Promise<void>((resolve) => {
      new MutationObserver((_changes, observer) => {
        const headline = document.querySelector('h1');
        if (!headline || headline.textContent === before) return;
        observer.disconnect();
        resolve();
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    const painted = replaced
      .then(() => new Promise(requestAnimationFrame))
      // Told after the frame in which it was posted.
      .then(() => new Promise((resolve) => setTimeout(resolve)))
      .then(() => performance.now());
    window.arrival = Promise.all([clicked, painted]).then(([start, end]) => end - start);
  });
  await page.mouse.down();
  await page.mouse.up();
  const duration = await page.evaluate(() => window.arrival ?? Number.NaN);
  await page.close();
  return duration;
}
