import { expect, type Locator, type Page, type Request } from '@playwright/test';

declare global {
  interface Window {
    /** Gatsby's router, which its links call. */
    ___navigate?: (to: string) => void;
  }
}

/** The paths of what the page requests from now on, in order: everything, or what is counted. */
export function requestsOf(
  page: Page,
  isCounted: (request: Request) => unknown = () => true,
): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (isCounted(request)) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** The documents that the browser requests, in order. */
export const documentsOf = (page: Page): string[] =>
  requestsOf(page, (request) => request.isNavigationRequest());

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Waits until React has hydrated a form, which then drops its notice for pages without scripts. */
export async function live(form: Locator): Promise<void> {
  // In one step, since React may replace the form if others have changed the page.
  await form.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await expect(form.locator('[role=alert]')).toHaveCount(0);
}

/** Opens an address of the site and waits until it is hydrated. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Holds back scripts or other files until the returned function is called. */
export async function holdFiles(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens an address whose scripts are held back until the returned function is called. */
export async function visitWithoutScripts(page: Page, address: string): Promise<() => void> {
  const release = await holdFiles(page, '**/*.js');
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return release;
}

/** Expects the page of an address, reached without a reload or with one. */
export async function expectPage(page: Page, address: string, headline: string): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
}

/** Scrolls through the page as a reader does, until everything lazy has loaded. */
export async function readThrough(page: Page, { hasCarousels = true } = {}): Promise<void> {
  await page.evaluate(async () => {
    // Headless Chromium sometimes draws no frame for the duration of a test.
    const pause = () => new Promise((resolve) => setTimeout(resolve, 250));
    const frame = () => Promise.race([new Promise(requestAnimationFrame), pause()]);
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
  if (!hasCarousels) return;
  for (const carousel of await page.locator('[aria-roledescription="carousel"]').all()) {
    await expect(carousel.locator('[inert]').first()).toBeAttached();
  }
}

/** Scrolls to a position at once, in CSS pixels from the top; by default to the end. */
export const scrollTo = (page: Page, top = 1_000_000): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** How far the page is scrolled, in CSS pixels. */
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** The link of the header that leads to an address. */
export const headerLink = (page: Page, address: string): Locator =>
  page.getByRole('banner').locator(`a[href="${address}"]:visible`);

/** The link of the footer that leads to an address. */
export const footerLink = (page: Page, address: string): Locator =>
  page.getByRole('contentinfo').locator(`a[href="${address}"]`);

/** A section of the page by its name. */
export const sectionOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });
