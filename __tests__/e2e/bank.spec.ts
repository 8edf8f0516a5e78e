import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { clipboard } from './support/clipboard';
import { expect, test } from './support/test';
import { setTextSize } from './support/text-fit';
import { hydrated, visit } from './support/visit';
import { phone, windows } from './support/widths';

const planes = [
  ['Card payments', 'Cash withdrawals', 'Online banking', 'Salary payments'],
  ['Authorisation', 'ATM switching', 'Customer sign-in', 'Payment run'],
  ['Card processor', 'Second processor', 'Cloud region', 'Payroll bureau'],
] as const;

const promptOf = (page: Page) =>
  page.getByText('Take anything away. See what still runs.', { exact: true });
const groupOf = (page: Page) =>
  page.getByRole('group', { name: 'Take anything away. See what still runs.' });
const blockOf = (page: Page, name: string) =>
  groupOf(page).getByRole('button', { name: new RegExp(`^${name},`) });
const recordOf = (page: Page) => page.locator('#bank');
const hoursOf = (page: Page) => page.getByRole('slider', { name: 'Hours since 09:14' });
const rowOf = (page: Page, name: string) =>
  recordOf(page).getByRole('listitem').filter({ hasText: name });
const headingOf = (page: Page) => recordOf(page).locator('b').first();
const announcementOf = (page: Page) => recordOf(page).getByRole('status');

/** Expects blocks to be away, or none: their buttons are pressed, and the record says so. */
async function expectAway(page: Page, ...blocks: string[]): Promise<void> {
  await expect(groupOf(page).locator('[aria-pressed=true]')).toHaveCount(blocks.length);
  for (const block of blocks) {
    await expect(blockOf(page, block)).toHaveAttribute('aria-pressed', 'true');
    await expect(headingOf(page)).toContainText(block);
  }
  if (blocks.length === 0) await expect(headingOf(page)).toHaveText('09:14 Nothing taken away');
}

/** The buttons under both ends of the live path, from its supplier. */
const endsOfPath = (page: Page) =>
  groupOf(page)
    .locator('svg path:last-child')
    .evaluate((path: SVGPathElement) => {
      const matrix = path.getScreenCTM();
      if (!matrix || path.getTotalLength() === 0) return [];
      return [0, path.getTotalLength()].map((length) => {
        const { x, y } = path.getPointAtLength(length).matrixTransform(matrix);
        return document.elementFromPoint(x, y)?.closest('button')?.firstChild?.textContent;
      });
    });

for (const { name, size } of windows) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: size, hasTouch: size === phone.size });

    test('two blocks can go, a third replaces the first, and the headline stays', async ({
      page,
    }) => {
      await visit(page, '/home');
      await expectAway(page, 'Card processor');
      const headline = page.getByRole('heading', { level: 1 });
      const place = await headline.boundingBox();
      const [one, two, three] = ['Card payments', 'Payroll bureau', 'Card processor'];
      await blockOf(page, one).click();
      await expectAway(page, one);
      await blockOf(page, two).click();
      await expectAway(page, one, two);
      await blockOf(page, three).click();
      await expectAway(page, two, three);
      await blockOf(page, two).click();
      await blockOf(page, three).click();
      await expectAway(page);
      await expect(rowOf(page, 'Salary payments')).toContainText('Tolerance of 48 h');
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      expect(await headline.boundingBox()).toEqual(place);
      await expectAccessible(page, 'main');
    });
  });
}

test('the path finds its other way at the hour at which the substitute takes over', async ({
  page,
}) => {
  await visit(page, '/home');
  await expect(announcementOf(page)).toBeEmpty();
  await expect(hoursOf(page)).toHaveValue('9');
  await expect(hoursOf(page)).toHaveAttribute('aria-valuetext', /9.*18:14/);
  expect(await endsOfPath(page)).toEqual(['Second processor', 'Card payments']);
  await hoursOf(page).press('ArrowLeft');
  await expect(rowOf(page, 'Second processor')).toContainText('Stands by');
  expect(await endsOfPath(page)).not.toContain('Card payments');
  await expect(blockOf(page, 'Card processor')).toHaveAttribute('aria-pressed', 'true');
  await hoursOf(page).press('ArrowRight');
  await expect(announcementOf(page)).toHaveText(/Second processor: Takes over$/);
  // The range keeps up with a hand that is faster than the outcome.
  const dragged = await hoursOf(page).evaluate((range: HTMLInputElement) =>
    [-1, -1, 2].map((step) => {
      range.stepUp(step);
      range.dispatchEvent(new Event('input', { bubbles: true }));
      return range.value;
    }),
  );
  expect(dragged).toEqual(['8', '7', '9']);
});

test('the keyboard has a stop for each plane and arrows in it; Escape restores from anywhere in the hero', async ({
  page,
}) => {
  await visit(page, '/home');
  await expect(blockOf(page, 'Payment run')).toHaveAccessibleName(
    'Payment run, process, needs Payroll bureau and Cloud region: take away',
  );
  await blockOf(page, 'Card payments').focus();
  for (const blocks of planes) {
    for (const block of blocks) {
      await expect(blockOf(page, block)).toBeFocused();
      await page.keyboard.press('Enter');
      await expectAway(page, block);
      await page.keyboard.press('Escape');
      await expectAway(page);
      await page.keyboard.press('ArrowDown');
    }
    // Around, and back.
    await expect(blockOf(page, blocks[0])).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(blockOf(page, blocks[3])).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await blockOf(page, 'Payroll bureau').click();
  await page.getByRole('main').getByRole('link', { name: 'Get in Touch' }).first().focus();
  await page.keyboard.press('Escape');
  await expectAway(page);
});

test.describe('an address', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('opens with blocks away, follows presses and can be copied', async ({ page }) => {
    await visit(page, '/home?without=card-processor.second-processor');
    await expectAway(page, 'Card processor', 'Second processor');
    await expect(recordOf(page)).toContainText('No substitute');
    await blockOf(page, 'Second processor').click();
    await expect(page).toHaveURL('/home?without=card-processor');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/home$/);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await clipboard(page)).toBe(page.url());
    await blockOf(page, 'Payroll bureau').click();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    // Where the clipboard is denied, as Ctrl+C does.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await recordOf(page).getByRole('link', { name: 'Ask us about this' }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    // It opens at the bank.
    expect(`${await clipboard(page)}#enquiry-form`).toBe(page.url());
    await page.evaluate(() => (document.execCommand = () => false));
    await blockOf(page, 'Payroll bureau').click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(announcementOf(page)).toContainText('Copy it from the address bar');
  });

  test('is what Back returns to', async ({ page }) => {
    await visit(page, '/home');
    await blockOf(page, 'Payroll bureau').click();
    await recordOf(page).getByRole('link').first().click();
    await expect(page).not.toHaveURL(/home/);
    await page.goBack();
    await expectAway(page, 'Payroll bureau');
  });
});

test('a question fills the empty message, and never a written one', async ({ page }) => {
  await visit(page, '/home');
  await blockOf(page, 'Payroll bureau').click();
  const ask = recordOf(page).getByRole('link', { name: 'Ask us about this' });
  const form = page.locator('#enquiry-form');
  const message = form.locator('[name=message]');
  // In another tab.
  await ask.click({ modifiers: ['ControlOrMeta'] });
  await hydrated(page);
  await expect(message).toHaveValue('');
  await ask.click();
  await expect(message).toHaveValue(/Payroll bureau/);
  const written = await message.inputValue();
  expect(written.length).toBeLessThanOrEqual(200);
  await message.press('End');
  await message.pressSequentially(' Really?');
  await ask.click();
  await expect(message).toHaveValue(`${written} Really?`);
  // It is a value of the form, kept as a draft.
  await page.reload();
  await hydrated(page);
  await expect(message).toHaveValue(`${written} Really?`);
  await message.fill('');
  await ask.click();
  await expect(message).toHaveValue(written);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('a bar says what a press does while the record is out of sight, and leads there', async ({
    page,
  }) => {
    await visit(page, '/home');
    await blockOf(page, 'Payroll bureau').click();
    await groupOf(page).evaluate((group) => group.scrollIntoView({ behavior: 'instant' }));
    const bar = groupOf(page).getByRole('link');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText('Exceeded');
    // Playwright would scroll to where the bar ends.
    const { x = 0, y = 0 } = (await bar.boundingBox()) ?? {};
    await page.touchscreen.tap(x + 9, y + 9);
    await expect(recordOf(page)).toBeInViewport({ ratio: 0.8 });
  });
});

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 657 } });

  test('the record and all planes are in the first view', async ({ page }) => {
    await visit(page, `/home?without=card-processor.second-processor`);
    await expect(recordOf(page)).toBeInViewport({ ratio: 1 });
    await expect(groupOf(page)).toBeInViewport({ ratio: 1 });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bank is a still with its outcome, in print too', async ({ page }) => {
    await page.goto('/home');
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      await expect(recordOf(page)).toContainText('09:14 Card processor taken away');
      await expect(groupOf(page).getByText('Card processor', { exact: true })).toBeVisible();
      for (const promise of [promptOf(page), hoursOf(page)]) {
        await expect(promise).toBeHidden();
      }
    }
    await page.emulateMedia({ media: 'screen' });
    await expect(groupOf(page).getByRole('button')).toHaveCount(0);
  });
});

test('names grow with the text, and long ones do not move the drawing', async ({ page }) => {
  await visit(page, '/home');
  const face = blockOf(page, 'ATM switching').locator('span span');
  const sizeOf = () => face.evaluate((name) => parseFloat(getComputedStyle(name).fontSize));
  const rightEdges = () =>
    groupOf(page)
      .getByRole('toolbar')
      .evaluateAll((planes) => planes.map((plane) => plane.getBoundingClientRect().right));
  for (const width of [320, 820, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const edges = await rightEdges();
    await face.evaluate((name) => (name.textContent = 'Geldautomatenvermittlungsstelle'));
    expect(await rightEdges()).toEqual(edges);
    expect(await face.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
    const size = await sizeOf();
    await setTextSize(page, 32);
    expect(await sizeOf()).toBeGreaterThan(1.7 * size);
    // Nor do columns become so narrow that a text has a letter on each line.
    const texts = page.locator('#bank li > span, figcaption > span');
    const areTall = await texts.evaluateAll((all: HTMLElement[]) =>
      all.map(({ offsetHeight, offsetWidth }) => offsetHeight > 2 * offsetWidth),
    );
    expect(areTall).not.toContain(true);
    await setTextSize(page, 16);
  }
});
