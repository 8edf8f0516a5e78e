import { boxOf } from '../support/geometry';
import { expect, test } from '../support/test';
import { holdFiles } from '../support/visit';
import { arrivals } from './support/sandbox';
import { type FormOnPage, newVisitor, nothing, openEnquiry, textFields } from './support/visitor';

const expectClosed = async (form: FormOnPage) => {
  await expect(form.options).toHaveCount(0);
  await expect(form.field('country')).toHaveAttribute('aria-expanded', 'false');
};

test('the company strength is a native list, which its arrow opens too', async ({ page }) => {
  const form = await openEnquiry(page);
  const strength = form.field('companyStrength');
  const options = ['<=50', '51 - 250', '251 - 1000', '1001 - 5000', '>5000'];
  await expect(strength.getByRole('option')).toHaveText([/^\s*$/, ...options]);
  const { width, height } = await boxOf(strength);
  for (const x of [20, width - 20]) {
    await strength.click({ position: { x, y: height / 2 } });
    await expect(strength.and(page.locator(':open'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(strength.and(page.locator(':open'))).toHaveCount(0);
  }
  await strength.press('5');
  await expect(strength).toHaveValue('51 - 250');
  // As a translator may do.
  await strength.getByRole('option').evaluateAll((list) => list.forEach((one) => one.append('!')));
  await strength.selectOption({ index: 3 });
  await expect(strength).toHaveValue('251 - 1000');
});

test('the mouse chooses a country, which sets the calling code', async ({ page }) => {
  const form = await openEnquiry(page);
  const country = form.field('country');
  const heading = page.getByRole('heading', { name: /^Get in touch/ });
  const arrow = form.root.getByRole('button', { name: 'Show the options for Country' });
  for (const [opener, close] of [
    [country, () => heading.click()],
    [arrow, () => page.keyboard.press('Escape')],
  ] as const) {
    await opener.click();
    await expect(form.options.first()).toBeInViewport();
    await close();
    await expectClosed(form);
    await form.expectValues(nothing);
  }
  await country.click();
  await expect(form.option('Zimbabwe')).toBeAttached();
  expect(await form.options.count()).toBeGreaterThan(230);
  const list = form.root.getByRole('listbox');
  const heightOf = () => list.evaluate(({ scrollHeight }) => scrollHeight);
  const before = await heightOf();
  await list.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect(form.option('Zimbabwe')).toBeInViewport();
  // Nothing moves under the pointer, although names that wrap are only measured once they are in view.
  expect(Math.abs((await heightOf()) - before)).toBeLessThan(44);

  await country.fill('iRe');
  await expect(form.option('Ireland')).toContainText('+353');
  await form.option('Ireland').click();
  await expectClosed(form);
  await expect(country).toHaveValue('Ireland');
  await expect(form.field('mobileNo')).toHaveAccessibleDescription(/^\+353 /);
  // What is typed next is a new search.
  await country.press('ControlOrMeta+A');
  await page.keyboard.type('Fra');
  await expect(country).toHaveValue('Fra');
  await expect(form.option('France')).toBeVisible();
  await country.fill('kingdom');
  await expect(form.options).toHaveCount(0);
  await expect(form.root.getByText('No country starts with these letters').first()).toBeVisible();

  // A draft gets the current calling code.
  await page.evaluate(() => {
    const draft = { savedAt: Date.now(), values: { country: 'India', callingCode: '+999' } };
    sessionStorage.setItem('draft:enquiry-form', JSON.stringify(draft));
  });
  await page.reload();
  await expect(country).toHaveValue('India');
  await expect(form.prefix('+91')).toBeVisible();

  // In a low window the list ends with it, or begins below the header and a solution's bar.
  await page.setViewportSize({ width: 1280, height: 320 });
  for (const block of ['start', 'end'] as const) {
    await country.evaluate((field, place) => field.scrollIntoView({ block: place }), block);
    await arrow.click();
    await expect(list).toBeInViewport({ ratio: 1 });
    expect((await boxOf(list)).y).toBeGreaterThanOrEqual(128);
    await page.keyboard.press('Escape');
  }
});

test('the keyboard chooses a country that is highlighted, named whole or the only one left', async ({
  page,
}) => {
  const notChosen = 'Not in the list, so not chosen';
  const hint = 'Type the first letters, or choose';
  const release = await holdFiles(page, '**/countries-*.json');
  const form = await openEnquiry(page);
  const country = form.field('country');
  for (const none of ['Atlantis', 'Uni']) {
    await country.fill(none);
    await country.press('Tab');
    // The first text is left before there is a list.
    release();
    await expect(form.hint('country')).toHaveText(notChosen);
    await expect(form.status).toHaveText(notChosen);
    await expect(country).toHaveValue('');
  }
  await country.press('ArrowDown');
  await expect(form.options.first()).toBeVisible();
  await expect(form.hint('country')).toHaveText(hint);
  await page.keyboard.type('ind');
  await page.keyboard.press('ArrowDown');
  const active = await country.getAttribute('aria-activedescendant');
  await expect(form.options.first()).toHaveId(active ?? '');
  // What the mouse passes is not highlighted.
  await form.option('India').hover();
  await page.mouse.move(1, 1);
  await page.keyboard.press('ArrowDown');
  await form.option('India').hover();
  await page.keyboard.press('Enter');
  await expectClosed(form);
  await expect(country).toHaveValue('Indonesia');
  await expect(country).toBeFocused();

  // Keys that are pressed at once.
  await country.fill('nethe');
  await expect(form.option('Netherlands')).toBeVisible();
  await Promise.all(['ArrowDown', 'Enter', 'Tab'].map((key) => page.keyboard.press(key)));
  await expect(country).not.toBeFocused();
  await expect(country).toHaveValue('Netherlands');
  await expect(form.root.getByRole('paragraph').filter({ hasText: notChosen })).toHaveCount(0);

  for (const typed of ['france', 'Atlantis']) {
    await country.fill(typed);
    await page.keyboard.press('Tab');
    await expect(country).toHaveValue('France');
    await expect(form.prefix('+33')).toBeVisible();
  }
  // The key that ends a composition in Safari chooses nothing.
  await country.fill('India');
  await country.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(form.prefix('+33')).toBeVisible();
  await country.dispatchEvent('keydown', { key: 'Enter', keyCode: 13 });
  await expect(form.prefix('+33')).toHaveCount(0);

  for (const [typed, found, key, chosen] of [
    ['Deutschl', 'Germany (Deutschland)', 'Enter', 'Germany'],
    ['Irel', 'Ireland', 'Escape', 'Ireland'],
  ] as const) {
    await country.fill(typed);
    await expect(form.option(found)).toBeVisible();
    await expect(form.status).toHaveText('Countries found: 1');
    await country.press(key);
    await country.blur();
    await expect(country).toHaveValue(chosen);
    await expect(form.hint('country')).toHaveText(hint);
  }
});

test.describe('in a browser in German', () => {
  test.use({ locale: 'de-DE' });

  test('a country is found by its German name, or is any text without the list', async ({
    page,
  }) => {
    const form = await openEnquiry(page);
    const country = form.field('country');
    await country.fill('Vereinigtes K');
    await form.options.filter({ hasText: 'United Kingdom' }).click();
    await expect(form.prefix('+44')).toBeVisible();

    // Where a proxy's page replaces the list.
    await page.route('**/countries-*.json', (route) => route.fulfill({ body: '<p>Blocked</p>' }));
    const visitor = newVisitor({ callingCode: '' });
    await openEnquiry(page);
    await country.click();
    await expect(
      form.root.getByText('The list could not be loaded. Type the name of your country.').first(),
    ).toBeVisible();
    await expect(form.root.locator('[aria-busy=true]')).toHaveCount(0);
    await country.fill(visitor.country);
    await form.fillIn(visitor, [...textFields, 'companyStrength']);
    await form.submit.click();
    await expect(
      page.getByRole('heading', { name: 'Your form is submitted successfully' }),
    ).toBeVisible();
    expect(await arrivals('form', visitor.businessMail)).toMatchObject([visitor]);
  });
});
