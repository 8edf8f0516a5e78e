import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { expectAddress } from './support/visit';

/**
 * Opens an address on a slow phone whose scripts stay on their way until the answer is called: the time in
 * which the page is painted and nothing of React is there.
 */
async function visitAhead(page: Page, address: string): Promise<() => void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let arrive = () => {};
  const onTheirWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await onTheirWay;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return arrive;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap on the hamburger before any script opens the menu', async ({ page }) => {
    const arrive = await visitAhead(page, '/home');
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    arrive();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a link tapped before any script leads on', async ({ page }) => {
    await visitAhead(page, '/home');
    await page.getByRole('main').getByRole('link', { name: 'Get in Touch' }).first().tap();
    await expectAddress(page, '/contact');
  });
});

test('a click on Solutions before any script opens the list, once', async ({ page }) => {
  const arrive = await visitAhead(page, '/about');
  const button = page.getByRole('banner').getByRole('button', { name: 'Solutions' });
  await button.click();
  arrive();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('Request Demo before any script ends at the form', async ({ page }) => {
  await visitAhead(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Request Demo' }).click();
  await expect(page.getByRole('form').or(page.locator('#enquiry-form')).first()).toBeInViewport();
});

test('a form filled in and sent before any script shows what is missing and keeps the rest', async ({
  page,
}) => {
  const arrive = await visitAhead(page, '/contact');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByRole('button', { name: 'Submit' }).click();
  arrive();
  await expect(page.getByText('Please fill in all required fields').first()).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await expectAddress(page, '/contact');
});

test('the country list opens for a click made before any script', async ({ page }) => {
  const arrive = await visitAhead(page, '/contact');
  await page.getByRole('combobox', { name: /^Country/ }).click();
  arrive();
  await expect(page.getByRole('option', { name: /^Afghanistan/ })).toBeVisible();
});

test('no script is asked for before the page has been painted', async ({ page }) => {
  await page.goto('/home', { waitUntil: 'load' });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/framework-')),
  );
  const times = await page.evaluate(() => {
    const starts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime);
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    return { firstScript: Math.min(...starts), painted: painted ?? Number.POSITIVE_INFINITY };
  });
  expect(times.firstScript).toBeGreaterThan(times.painted);
});

test('scripts come within a few seconds, whether or not anything is touched', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('script[src*="/app-"]')).toBeAttached({ timeout: 5_000 });
});
