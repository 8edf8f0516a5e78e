import { openEnquiry } from './forms/support/visitor';
import { forms, navigation, searchPage, solutionsEntry } from './support/content';
import { expect, test } from './support/test';
import { headerLink, holdFiles, visit, visitWithoutScripts } from './support/visit';
import { desktop, phone } from './support/widths';

test.use({ hasTouch: true });

for (const [name, role, address, size] of [
  [navigation.labels.openMenu, 'button', '/home', phone.size],
  [solutionsEntry.label, 'button', '/about', desktop.size],
  [forms.labels.country, 'combobox', '/contact', desktop.size],
] as const) {
  test(`a tap on ${name} is handled once scripts arrive`, async ({ page }) => {
    await page.setViewportSize(size);
    const release = await visitWithoutScripts(page, address);
    await page.getByRole(role, { name }).tap();
    release();
    await expect(page.locator('dialog[open], [aria-expanded=true]').first()).toBeVisible();
  });
}

test('a button that an extension has added works before scripts arrive', async ({ page }) => {
  await visitWithoutScripts(page, '/about');
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { textContent: 'Extension' });
    button.addEventListener('click', () => button.remove());
    document.body.append(button);
  });
  const button = page.getByRole('button', { name: 'Extension' });
  await button.click();
  await expect(button).toHaveCount(0);
});

test('Request Demo leads to the enquiry form', async ({ page }) => {
  await visitWithoutScripts(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: navigation.requestDemo }).click();
  await expect(page.locator('#enquiry-form')).toBeInViewport();
});

test('an early submission shows errors, and typed text replaces the draft', async ({ page }) => {
  const firstName = page.getByLabel(forms.labels.firstName);
  const lastName = page.getByLabel(forms.labels.lastName);
  await openEnquiry(page);
  await firstName.fill('Ana');
  await lastName.fill('Lovelace');
  const release = await visitWithoutScripts(page, '/contact');
  await firstName.fill('Ada');
  await page.getByRole('button', { name: forms.submit.enquiry }).click();
  release();
  await expect(page.getByText(forms.messages.required).first()).toBeVisible();
  await expect(firstName).toHaveValue('Ada');
  await expect(lastName).toHaveValue('Lovelace');
  await expect(page).toHaveURL('/contact');
});

test('text typed before the form’s script loads is kept on the next page', async ({ page }) => {
  const release = await holdFiles(page, '**/enquiry-*.js');
  await visit(page, '/home');
  const firstName = page.getByLabel(forms.labels.firstName);
  await firstName.fill('Ada');
  await headerLink(page, '/contact').click();
  await expect(page).toHaveURL('/contact');
  release();
  await expect(firstName).toHaveValue('Ada');
});

test('text typed into the search field is searched for once scripts arrive', async ({ page }) => {
  const release = await visitWithoutScripts(page, '/insights/search');
  const field = page.getByLabel(searchPage.label);
  await field.fill('risk');
  release();
  await expect(page.locator('mark').first()).toHaveText(/risk/i);
  await expect(field).toHaveValue('risk');
});
