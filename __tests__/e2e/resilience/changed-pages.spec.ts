/** What visitors and other programs do before React hydrates a page, and what programs do to it later. */
import { FormOnPage, newVisitor, openEnquiry, textFields } from '../forms/support/visitor';
import { changedBy, expect, test } from '../support/faults';
import { expectPage, headerLink, visit, visitWithoutScripts } from '../support/visit';
import { phone } from '../support/widths';

test.use({ hasTouch: true });

for (const by of changedBy) {
  test(`after changes by ${by}, /home keeps its styles and form`, async ({ page, faults }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'info') warnings.push(message.text());
    });
    await page.setViewportSize(phone.size);
    const visitor = newVisitor({
      country: 'India',
      callingCode: '+91',
      mobileNo: '9876543210',
      subscribeNewsletter: true,
    });
    const hydrate = await faults.openChanged('/home', by);
    const form = new FormOnPage(page.locator('#enquiry-form'));
    for (const name of textFields) await form.field(name).fill(visitor[name]);
    await form.field('companyStrength').selectOption(visitor.companyStrength);
    await form.field('subscribeNewsletter').check();
    await form.field('mobileNo').fill('+91 98765 43210');
    await form.field('country').fill('india');
    await form.field('lastName').focus();
    await hydrate();

    await expect(form.field('lastName')).toBeFocused();
    await form.expectValues(visitor);
    // The style sheet linked below the first view is applied.
    const closing = page.locator('section[aria-labelledby=closing] > div');
    await expect(closing).toHaveCSS('display', 'grid');
    expect(warnings.length).toBeLessThanOrEqual(1);
  });
}

for (const [by, address, field, value] of [
  ['translation', '/insights/factsheet/download', 'companyName', 'Sample Bank'],
  ['extensions', '/insights/blog', 'mail', 'anna@samplebank.example'],
  ['translation', '/search', 'q', 'risk'],
  ['extensions', '/search', 'q', 'risk'],
] as const) {
  test(`after changes by ${by}, ${address} keeps typed text`, async ({ page, faults }) => {
    const hydrate = await faults.openChanged(address, by);
    const input = page.locator(`main form [name=${field}]`);
    await input.fill(value);
    await hydrate();
    await expect(input).toHaveValue(value);
    await expect(input).toBeFocused();
    if (field === 'q') await expect(page.locator('mark').first()).toHaveText(/risk/i);
  });
}

test('an early submission shows errors, and typed text replaces the draft', async ({ page }) => {
  const firstName = page.getByLabel('First Name');
  const lastName = page.getByLabel('Last Name');
  await openEnquiry(page);
  await firstName.fill('Ana');
  await lastName.fill('Lovelace');
  const release = await visitWithoutScripts(page, '/contact');
  await firstName.fill('Ada');
  await page.getByRole('button', { name: 'Submit' }).click();
  release();
  await expect(page.getByText('Please fill in all required fields').first()).toBeVisible();
  await expect(firstName).toHaveValue('Ada');
  await expect(lastName).toHaveValue('Lovelace');
  await expect(page).toHaveURL('/contact');
});

for (const [name, role, address] of [
  ['Solutions', 'button', '/about'],
  ['Country', 'combobox', '/contact'],
] as const) {
  test(`a tap on ${name} before scripts arrive is handled then, one on what an extension has added at once`, async ({
    page,
  }) => {
    const release = await visitWithoutScripts(page, address);
    await page.evaluate(() => {
      const added = document.body.appendChild(document.createElement('button'));
      added.textContent = 'Extension';
      added.addEventListener('click', () => added.remove());
    });
    const added = page.getByRole('button', { name: 'Extension' });
    await added.click();
    await expect(added).toHaveCount(0);
    await page.getByRole(role, { name }).tap();
    release();
    await expect(page.locator('[aria-expanded=true]').first()).toBeVisible();
  });
}

test('a page works whose fields an extension has moved, and whose parts it has removed', async ({
  page,
}) => {
  const visitor = newVisitor();
  const form = await openEnquiry(page);
  await form.root.locator('input, textarea').evaluateAll((fields) => {
    for (const field of fields) {
      const own = document.createElement('div');
      field.replaceWith(own);
      own.append(field);
    }
  });
  await form.fillIn(visitor);
  await form.expectValues(visitor);
  await page.locator('main section').evaluateAll((sections) => {
    for (const section of sections.slice(1)) section.remove();
  });
  await headerLink(page, '/about').click();
  await expectPage(page, '/about', 'Who are we');
});

test('in a page turned from right to left, numbers, addresses, drawings and carousels are not', async ({
  page,
}) => {
  const expectUnturned = async (parts: string) => {
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const turned = await page
      .locator(parts)
      .evaluateAll((all) => all.map((part) => getComputedStyle(part).direction));
    expect(turned).toEqual(turned.map(() => 'ltr'));
    expect(turned.length).toBeGreaterThan(1);
  };
  const form = await openEnquiry(page);
  await form.choose('India');
  await form.field('country').click();
  const numbers = 'a[href^="tel:"], [id$="-prefix"], [role=option] span:last-child';
  await expectUnturned(`${numbers}, address p, [role=group] button`);
  await visit(page, '/careers');
  await expectUnturned('[aria-roledescription=carousel] button');
  await visit(page, '/home');
  await expectUnturned('#bank [type=range], [role=toolbar]');
});
